/* view.c: Quevedo's rook on the screen: the board and the men of chess; the panel is the machine's: its six rules, of
 * which the one that was used is lit, and what becomes of the position by each reading of them.
 *
 * His side begins at the top, rank 8, so that his men go down as the rules say; who plays him sits there. */
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

#define MAN_WIDE 3
#define MAN_HIGH 2
#define RANK_ROWS 3     /* with the band */
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

/* The square of the rules at view_x, view_y; and the other way round. */
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

/* Who stands there; MEN: nobody. */
static uint8_t man_on(uint8_t n)
{
    uint8_t man = 0;

    while (man < MEN && quevedo_at[man] != n) {
        ++man;
    }
    return man;
}

/* There is one of each: the next of those who are not on the board, and who stood here is not any more. */
static void edit(void)
{
    uint8_t n = square();
    uint8_t man = man_on(n);

    if (man < MEN) {
        quevedo_at[man++] = GONE;
    } else {
        man = 0;
    }
    if (view_mark == MARK_LIFTED) {
        return;
    }
    for (; man < MEN; ++man) {
        if (quevedo_at[man] == GONE) {
            quevedo_at[man] = n;
            return;
        }
    }
}

/* ---- drawing ---- */

/* A man, or nobody, on view_x, view_y, with view_mark. */
static void draw_man(uint8_t man)
{
    static const uint8_t *const drawings[2][MEN] = {
        { tile_king, tile_rook, tile_king }, { tile_king_l, tile_rook_l, tile_king_l }
    };

    game_place();
    screen_row = (uint8_t)(WINDOW_ROW + RANK_ROWS * view_y);
    screen_width = MAN_WIDE;
    screen_height = MAN_HIGH;
    screen_ground = (view_x ^ view_y ^ 1) & 1;
    if (man < MEN) {
        screen_colour_bit = man == LONE ? PAINT_SECOND : 0;
        screen_tile((screen_ground ? drawings[1] : drawings[0])[man]);
        screen_colour_bit = 0;
    } else {
        screen_fill(screen_ground ? tile_light[0] : 0);
    }
    screen_row = (uint8_t)(WINDOW_ROW + MAN_HIGH + RANK_ROWS * view_y);
    screen_column = (uint8_t)(MARKER_PIXELS * view_x); /* pixels, in the band */
    draw_lamp(man < MEN);
}

void game_draw_square(void)
{
    uint8_t man = man_on(square());

    draw_man(man < MEN && view_drawn_piece(1) ? man : MEN);
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
    static const uint8_t men[FILES] = { KING, MEN, ROOK, MEN, MEN, LONE, MEN, MEN };

    view_y = 0;
    view_mark = MARK_NONE;
    for (view_x = 0; view_x < FILES; ++view_x) {
        draw_man(men[view_x]);
    }
}

#define LINE_OF(rank) (WINDOW_LINE + RANK_LINES * (rank))
static const uint8_t rank_line[] = { LINE_OF(0), LINE_OF(1), LINE_OF(2), LINE_OF(3), LINE_OF(4), LINE_OF(5), LINE_OF(6),
    LINE_OF(7) };

void game_place(void)
{
    screen_column = (uint8_t)(MAN_WIDE * view_x);
    screen_line = rank_line[view_y];
}

/* ---- the panel ---- */

#define RULES_LINE 2
#define SQUARE_OF(man) ((uint8_t)(automaton_men.man##_rank << 4 | automaton_men.man##_file))
#define READINGS_LINE 10

/* By what he plays at the level that was chosen. */
static uint8_t reading_chosen(void)
{
    return quevedo_level_reading(shell_level);
}

/* The rule by which the last move was made: it leads from the square before it to where the man stands now. 0: none. */
static uint8_t rule_of(uint8_t from, uint8_t to)
{
    uint8_t man = man_on(to);
    uint8_t rule = 0;

    if (man > ROOK) {
        return 0;
    }
    quevedo_at[man] = from;
    side = 0;
    if (quevedo_load()) {
        automaton_reading = quevedo_reading[reading_chosen()];
        rule = automaton_rule();
        if ((man == KING ? SQUARE_OF(king) : SQUARE_OF(rook)) != to) {
            rule = 0;
        }
    }
    side = 1;
    quevedo_at[man] = to;
    return rule;
}

/* The rule that led here: he knows it, or, in a game that was away for a while, it is found again. */
static uint8_t rule_used(void)
{
    uint16_t kept = move;
    uint8_t rule = 0;

    if (!side) {
        return 0;
    }
    if (!memcmp(quevedo_behind, quevedo_at, MEN)) {
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
    static const char *const names[RULE_MOST] = { "1 FLEE", "2 DOWN", "3 KING", "4 MATE", "5 WAIT", "6 NEAR" };
    uint8_t lit = rule_used();
    uint8_t i;

    for (i = 0; i < RULE_MOST; ++i) {
        screen_colour_bit = i + 1 == lit ? 0 : PAINT_SECOND;
        screen_panel((uint8_t)(RULES_LINE + i), names[i]);
    }
}

#define NOT_HIS 255

/* What was found for each reading, and of which position. */
static uint8_t found[READING_MOST];
static uint8_t found_of[MEN + 1];

static void find_verdicts(void)
{
    uint8_t is_his = outcome == OUTCOME_NONE && quevedo_load();
    uint8_t i;

    for (i = 0; i < READING_MOST; ++i) {
        found[i] = is_his ? quevedo_verdict((uint8_t)(i + 1)) : NOT_HIS;
    }
    memcpy(found_of, quevedo_at, MEN);
    found_of[MEN] = side;
}

static void draw_readings(void)
{
    uint8_t is_lit;
    uint8_t i;

    if (found_of[MEN] != side || memcmp(found_of, quevedo_at, MEN)) {
        find_verdicts();
    }
    for (i = 0; i < READING_MOST; ++i) {
        is_lit = i + 1 == reading_chosen();
        line_start();
        line_char('L'); /* of which level: two have the last one */
        line_number(is_lit ? shell_level : (uint8_t)(i + 1));
        line_text("  ");
        if (found[i] == NOT_HIS) {
            line_text(" -");
        } else if (!found[i]) {
            line_text("NO");
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
    screen_panel(READINGS_LINE, "MATES");
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

/* The king that is mate. */
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
        return "Checkmate";
    }
    if (quevedo_at[ROOK] & GONE) {
        return "the rook is taken";
    }
    outcome = OUTCOME_NONE;
    list_moves();
    outcome = OUTCOME_DRAW;
    return move_count ? "third repetition" : "stalemate";
}

static const char *say(uint8_t what)
{
    if (what == VIEW_TEXT_LEVEL) {
        return quevedo_kind(shell_level);
    }
    if (what == VIEW_TEXT_WIN) {
        return "mate in ";
    }
    if (what == VIEW_TEXT_ENDING) {
        return ending();
    }
    if (what != VIEW_TEXT_THREAT || outcome != OUTCOME_NONE || !quevedo_strikes(quevedo_at[LONE])) {
        return 0;
    }
    show_square(quevedo_at[LONE]);
    return ": check! ";
}

/* ---- motion ---- */

void game_show_move(void)
{
    uint8_t to = (uint8_t)move;
    uint8_t man = man_on((uint8_t)(move >> 8));

    show_square((uint8_t)(move >> 8));
    view_blink();
    draw_man(MEN);
    show_square(to);
    draw_man(man);
    sound_play(to == quevedo_at[ROOK] ? SOUND_TAKE : SOUND_DOWN);
}
