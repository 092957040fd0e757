/* view.c: Quevedo's rook on the screen, with the board and pieces of chess. The panel shows the automaton's six rules,
 * with an arrow at the last one used, and the result of the position by each reading.
 *
 * White starts on rank 8, so that its pieces move down the ranks as in the automaton's rules. Rank 8 is at the bottom
 * of the screen, on White's side; if the board is flipped, it is at the top. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/level.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "view/grid.h"
#include "games/quevedo/automaton.h"
#include "games/quevedo/quevedo.h"
#include "charsets/quevedo.h"
#include "info/quevedo.h"
#include "texts/quevedo.h"

/* ---- squares ---- */

/* Returns the piece on a square, or PIECES if it is empty. */
static uint8_t piece_on(uint8_t n)
{
    uint8_t piece = 0;

    while (piece < PIECES && quevedo_at[piece] != n) {
        ++piece;
    }
    return piece;
}

uint8_t game_look(uint8_t cell)
{
    static const uint8_t looks[] = { 1, 2, 1 | PAINT_SECOND, 0 }; /* king, rook, lone king */

    return looks[piece_on(cell)];
}

const uint8_t *const game_drawings[] = { tile_king, tile_king_l, tile_rook, tile_rook_l };
static const uint8_t king_shape[] = tile_king_shape;
static const uint8_t rook_shape[] = tile_rook_shape;
const uint8_t *const game_shapes[] = { king_shape, rook_shape };
const uint8_t game_strip[] = { 1, 0, 2, 0, 0, 1 | PAINT_SECOND, 0, 0 };

const Grid game_grid = {
    FILES, FILES, 1, 1, { 0, 16 }, GRID_SQUARES_8X8(3), tile_light_code, tile_aim_code, 1, GRID_NAMES_8X8
};

/* Removes the piece on the square at view_x, view_y and puts the next piece there that is not on the board, because
 * there is only one of each. */
static void edit(void)
{
    uint8_t n = grid_cell();
    uint8_t piece = piece_on(n);

    if (piece < PIECES) {
        quevedo_at[piece++] = GONE;
    } else {
        piece = 0;
    }
    if (view_mark == MARK_LIFTED) {
        return;
    }
    for (; piece < PIECES; ++piece) {
        if (quevedo_at[piece] == GONE) {
            quevedo_at[piece] = n;
            return;
        }
    }
}

/* ---- the panel ---- */

#define RULES_LINE 2
#define ARROW '>' /* after the number of the rule used, or of the level chosen */
#define SQUARE_OF(piece) ((uint8_t)(automaton_pieces.piece##_rank << 4 | automaton_pieces.piece##_file))
#define READINGS_LINE 10

/* Returns the reading of the chosen level. */
static uint8_t reading_chosen(void)
{
    return quevedo_level_reading(view_level());
}

/* Returns the rule that explains the last move, of White, from one square to another; 0: none. */
static uint8_t rule_of(uint8_t from, uint8_t to)
{
    uint8_t piece = piece_on(to);
    uint8_t rule = 0;

    if (piece > ROOK) {
        return 0;
    }
    quevedo_at[piece] = from;
    side = 0;
    if (quevedo_load()) {
        automaton_reading = quevedo_reading[reading_chosen()];
        rule = automaton_rule();
        if ((piece == KING ? SQUARE_OF(king) : SQUARE_OF(rook)) != to) {
            rule = 0;
        }
    }
    side = 1;
    quevedo_at[piece] = to;
    return rule;
}

/* Returns the rule that led to this position, or 0: the one that find_move.c stored, or, in a loaded game, found again
 * from the last move. */
static uint8_t rule_used(void)
{
    uint16_t kept = move;
    uint8_t rule = 0;

    if (!side) {
        return 0;
    }
    if (!memcmp(quevedo_after_rule, quevedo_at, PIECES)) {
        return quevedo_fired;
    }
    if (reading_chosen() != BY_SEARCH && record_latest()) {
        rule = rule_of((uint8_t)(move >> 8), (uint8_t)move);
    }
    move = kept;
    return rule;
}

static void draw_rules(void)
{
    static const char *const names[RULE_MOST] = {
        TEXT_PANEL_1, TEXT_PANEL_2, TEXT_PANEL_3, TEXT_PANEL_4, TEXT_PANEL_5, TEXT_PANEL_6
    };
    uint8_t lit = rule_used();
    uint8_t i;

    for (i = 0; i < RULE_MOST; ++i) {
        line_start();
        line_text(names[i]);
        if (i + 1 == lit) {
            text_buffer[1] = ARROW;
        }
        screen_panel((uint8_t)(RULES_LINE + i), text_buffer);
    }
}

#define NOT_ORDERED 255 /* the game is over, or the pieces are not in the order that the rules need */

/* Moves to mate for each reading (0: there is a defence, or NOT_ORDERED), and the pieces, the side to move and the
 * outcome of the position that these results belong to. */
static uint8_t found[READING_MOST];
static uint8_t found_of[PIECES + 2];

static void find_verdicts(void)
{
    uint8_t is_ordered = outcome == OUTCOME_NONE && quevedo_load();
    uint8_t i;

    for (i = 0; i < READING_MOST; ++i) {
        found[i] = is_ordered ? quevedo_moves_to_mate((uint8_t)(i + 1)) : NOT_ORDERED;
    }
    memcpy(found_of, quevedo_at, PIECES);
    found_of[PIECES] = side;
    found_of[PIECES + 1] = outcome;
}

static void draw_readings(void)
{
    uint8_t is_lit;
    uint8_t i;

    if (found_of[PIECES] != side || found_of[PIECES + 1] != outcome || memcmp(found_of, quevedo_at, PIECES)) {
        find_verdicts();
    }
    for (i = 0; i < READING_MOST; ++i) {
        is_lit = i + 1 == reading_chosen();
        line_start();
        line_char('L'); /* the level; levels 3 and 4 share the last reading, so the chosen one is shown */
        line_number(is_lit ? view_level() : (uint8_t)(i + 1));
        line_char(is_lit ? ARROW : ' ');
        line_char(' ');
        if (found[i] == NOT_ORDERED) {
            line_text(" -");
        } else if (!found[i]) {
            line_text(TEXT_NO_MATE);
        } else {
            if (found[i] < 10) {
                line_char(' ');
            }
            line_number(found[i]);
        }
        screen_panel((uint8_t)(READINGS_LINE + 1 + i), text_buffer);
    }
    screen_panel(READINGS_LINE, TEXT_MATES);
}

static void panel(void)
{
    screen_colour_bit = 0;
    view_player(0);
    view_player(1);
    draw_rules();
    draw_readings();
    screen_colour_bit = 0;
}

/* ---- words ---- */

/* The only square is that of the checkmated king. */
uint8_t game_won_square(uint8_t n)
{
    if (n || outcome != OUTCOME_LOSS) {
        return 0;
    }
    grid_show(quevedo_at[LONE]);
    return 1;
}

static const char *ending(void)
{
    if (outcome == OUTCOME_LOSS) {
        return TEXT_CHECKMATE;
    }
    if (quevedo_at[ROOK] & GONE) {
        return TEXT_ROOK_TAKEN;
    }
    outcome = OUTCOME_NONE;
    list_moves();
    outcome = OUTCOME_DRAW;
    return move_count ? TEXT_REPETITION : TEXT_STALEMATE;
}

static const char *say(uint8_t what)
{
    if (what == VIEW_TEXT_LEVEL) {
        return quevedo_kind(view_level());
    }
    if (what == VIEW_TEXT_WIN) {
        return TEXT_MATE_IN;
    }
    if (what == VIEW_TEXT_ENDING) {
        return ending();
    }
    if (what != VIEW_TEXT_THREAT || outcome != OUTCOME_NONE || !quevedo_attacks(quevedo_at[LONE])) {
        return 0;
    }
    grid_show(quevedo_at[LONE]);
    return show_is_you(side) ? TEXT_YOU_IN_CHECK : TEXT_IN_CHECK;
}

/* ---- motion ---- */

void game_show_move(void)
{
    uint8_t to = (uint8_t)move;

    grid_move((uint8_t)(move >> 8), to);
    sound_play(to == quevedo_at[ROOK] ? SOUND_TAKE : SOUND_DOWN);
}

static const uint8_t window[] = { GRID_WINDOW_8X8(10) };
static const View view = {
    {
        FRAME_COLOURS,
        GRID_LAYOUT_8X8(window)
    },
    FILES, FILES, edit, 0, say, panel
};
VIEW_OF_GAME(view)
VIEW_UNDO
GRID_VERBS
GRID_DRAW_PIECE
