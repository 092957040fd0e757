/* view.c: Quevedo's rook on the screen, with the board and pieces of chess. The panel shows the automaton's six rules,
 * with the last one used highlighted, and the result of the position by each reading.
 *
 * White starts on rank 8, so that its pieces move down the ranks as in the automaton's rules. Rank 8 is at the bottom
 * of the screen, on White's side; if the board is flipped, it is at the top. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/level.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "view/view.h"
#include "games/quevedo/automaton.h"
#include "games/quevedo/quevedo.h"
#include "charsets/quevedo.h"
#include "view/square_markers.h"
#include "texts/quevedo.h"

#define PIECE_WIDTH 3
#define PIECE_HEIGHT 2
#define RANK_ROWS 3     /* two of the piece and the marker row */
#define RANK_LINES 20
#define MARKER_PIXELS 6
#define DIGIT_COLUMN 24

static const uint8_t window[] = {
    4, 4, 10, 4, 4, 10, 4, 4, 10, 4, 4, 10, 4, 4, 10, 4, 4, 10, 4, 4, 10, 4, 4, 10
};

static void edit(void);
static const char *say(uint8_t what);
static void panel(void);

static const View view = {
    {
        { { 0x34, 0x3C, 0x00, 0x0E, 0x06, 0x9A }, { 0x14, 0x1C, 0x00, 0x0E, 0x06, 0x8A } },
        1, { 0xCC, 0x84, 0x84, 0x00 }, RANK_LINES / 2,
        2, 16, 0x10, RANK_ROWS, RANK_LINES, sizeof window, window
    },
    FILES, FILES, edit, 0, say, panel
};

const View *game_view(void)
{
    return &view;
}

/* ---- squares ---- */

/* Returns the square at view_x, view_y. show_square does the reverse. */
static uint8_t square(void)
{
    uint8_t n = (uint8_t)(view_y << 4 | view_x);

    return view_flip ? n ^ 0x70 : n ^ 0x07;
}

static void show_square(uint8_t n)
{
    n ^= view_flip ? 0x70 : 0x07;
    view_x = n & 7;
    view_y = n >> 4 & 7;
}

/* Returns the piece on a square, or PIECES if it is empty. */
static uint8_t piece_on(uint8_t n)
{
    uint8_t piece = 0;

    while (piece < PIECES && quevedo_at[piece] != n) {
        ++piece;
    }
    return piece;
}

/* Removes the piece on the square at view_x, view_y and puts the next piece there that is not on the board, because
 * there is only one of each. */
static void edit(void)
{
    uint8_t n = square();
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

/* ---- drawing ---- */

/* Draws a piece, or none, at view_x, view_y with view_mark. */
static void draw_piece(uint8_t piece)
{
    static const uint8_t *const drawings[2][PIECES] = {
        { tile_king, tile_rook, tile_king }, { tile_king_l, tile_rook_l, tile_king_l }
    };

    game_place();
    screen_row = (uint8_t)(WINDOW_ROW + RANK_ROWS * view_y);
    screen_width = PIECE_WIDTH;
    screen_height = PIECE_HEIGHT;
    screen_ground = (view_x ^ view_y ^ 1) & 1;
    if (piece < PIECES) {
        screen_colour_bit = piece == LONE ? PAINT_SECOND : 0;
        screen_tile((screen_ground ? drawings[1] : drawings[0])[piece]);
        screen_colour_bit = 0;
    } else {
        screen_fill(screen_ground ? tile_light[0] : 0);
    }
    screen_row = (uint8_t)(WINDOW_ROW + PIECE_HEIGHT + RANK_ROWS * view_y);
    screen_column = (uint8_t)(MARKER_PIXELS * view_x); /* in pixels, for the marker row */
    draw_marker(piece < PIECES);
}

void game_draw_square(void)
{
    uint8_t piece = piece_on(square());

    draw_piece(piece < PIECES && view_drawn_piece(1) ? piece : PIECES);
}

void game_draw(void)
{
    view_mark = MARK_NONE;
    for (view_y = 0; view_y < FILES; ++view_y) {
        for (view_x = 0; view_x < FILES; ++view_x) {
            game_draw_square();
        }
        screen_row = (uint8_t)(WINDOW_ROW + 1 + RANK_ROWS * view_y);
        screen_column = DIGIT_COLUMN;
        screen_put(tile_ranks[(uint8_t)(view_flip ? FILES - 1 - view_y : view_y)]);
    }
    screen_files(view_flip ? " a  b  c  d  e  f  g  h" : " h  g  f  e  d  c  b  a");
}

void game_draw_strip(void)
{
    static const uint8_t pieces[FILES] = { KING, PIECES, ROOK, PIECES, PIECES, LONE, PIECES, PIECES };

    view_y = 0;
    view_mark = MARK_NONE;
    for (view_x = 0; view_x < FILES; ++view_x) {
        draw_piece(pieces[view_x]);
    }
}

#define LINE_OF(rank) (WINDOW_LINE + RANK_LINES * (rank))
static const uint8_t rank_line[] = { LINE_OF(0), LINE_OF(1), LINE_OF(2), LINE_OF(3), LINE_OF(4), LINE_OF(5), LINE_OF(6),
    LINE_OF(7) };

void game_place(void)
{
    screen_column = (uint8_t)(PIECE_WIDTH * view_x);
    screen_line = rank_line[view_y];
}

/* ---- the panel ---- */

#define RULES_LINE 2
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
        screen_colour_bit = i + 1 == lit ? 0 : PAINT_SECOND;
        screen_panel((uint8_t)(RULES_LINE + i), names[i]);
    }
}

#define NOT_ORDERED 255 /* the game is over, or the pieces are not in the order that the rules need */

/* Moves to mate for each reading (0: there is a defence, or NOT_ORDERED), and the pieces and side to move of the
 * position that these results belong to. */
static uint8_t found[READING_MOST];
static uint8_t found_of[PIECES + 1];

static void find_verdicts(void)
{
    uint8_t is_ordered = outcome == OUTCOME_NONE && quevedo_load();
    uint8_t i;

    for (i = 0; i < READING_MOST; ++i) {
        found[i] = is_ordered ? quevedo_moves_to_mate((uint8_t)(i + 1)) : NOT_ORDERED;
    }
    memcpy(found_of, quevedo_at, PIECES);
    found_of[PIECES] = side;
}

static void draw_readings(void)
{
    uint8_t is_lit;
    uint8_t i;

    if (found_of[PIECES] != side || memcmp(found_of, quevedo_at, PIECES)) {
        find_verdicts();
    }
    for (i = 0; i < READING_MOST; ++i) {
        is_lit = i + 1 == reading_chosen();
        line_start();
        line_char('L'); /* the level; levels 3 and 4 share the last reading, so the chosen one is shown */
        line_number(is_lit ? view_level() : (uint8_t)(i + 1));
        line_text("  ");
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
        screen_colour_bit = is_lit ? 0 : PAINT_SECOND;
        screen_panel((uint8_t)(READINGS_LINE + 1 + i), text_buffer);
    }
    screen_colour_bit = 0;
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

/* ---- names ---- */

void game_write_square(char *text)
{
    quevedo_write_square(text, square());
}

uint8_t game_find_square(const char *text)
{
    uint8_t n = quevedo_read_square(text);

    if (n & GONE) {
        return 0;
    }
    show_square(n);
    return 2;
}

/* ---- words ---- */

/* The only square is that of the checkmated king. */
uint8_t game_won_square(uint8_t n)
{
    if (n || outcome != OUTCOME_LOSS) {
        return 0;
    }
    show_square(quevedo_at[LONE]);
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
    show_square(quevedo_at[LONE]);
    return show_is_you(side) ? TEXT_YOU_IN_CHECK : TEXT_IN_CHECK;
}

/* ---- motion ---- */

void game_show_move(void)
{
    uint8_t to = (uint8_t)move;
    uint8_t piece = piece_on((uint8_t)(move >> 8));

    show_square((uint8_t)(move >> 8));
    view_blink();
    draw_piece(PIECES);
    show_square(to);
    draw_piece(piece);
    sound_play(to == quevedo_at[ROOK] ? SOUND_TAKE : SOUND_DOWN);
}
