/* view.c: reversi on the screen: squares of 3 columns by 2 rows, with four blank lines between ranks for the grid. Rank
 * 1 is at the top, as reversi players write it. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/record.h"
#include "engine/text.h"
#include "view/view.h"
#include "games/reversi/reversi.h"
#include "charsets/reversi.h"
#include "texts/reversi.h"

#define ACROSS 8
#define WIDE 3
#define HIGH 2
#define RANK_LINES 20
#define DIGIT_COLUMN 24
#define COUNT_WIDE 10 /* a number below this gets a leading space */
#define TURN_FRAMES 3
#define PASS_FRAMES 90

static const uint8_t window[] = {
    4, 4, 0x30, 4, 4, 0x30, 4, 4, 0x30, 4, 4, 0x30,
    4, 4, 0x30, 4, 4, 0x30, 4, 4, 0x30, 4, 4, 0x30
};

static void edit(void);
static const char *say(uint8_t what);

/* White, the second side, has the colour of the first side (second_begins), so that the panel is not black. */
static const View view = {
    {
        { { 0x00, 0xC8, 0x00, 0x0E, 0x02, 0x2E }, { 0x00, 0xB8, 0x00, 0x0E, 0x02, 0xEE } },
        1, { 0xCC, 0x84, 0x84, 0x00 }, RANK_LINES / 2,
        2, 16, 0x10, 3, RANK_LINES, sizeof window, window
    },
    ACROSS, ACROSS, edit, 0, say, 0, 0, 1
};

static const int8_t steps[8] = { 1, 9, 8, 10, -1, -9, -8, -10 };
static uint8_t dots_hidden; /* 1: legal moves are not shown */
static uint8_t discs[2];    /* number of discs, by side */

const View *game_view(void)
{
    return &view;
}

/* Returns the cell at view_x, view_y. show_cell sets view_x, view_y to a cell. */
static uint8_t cell(void)
{
    uint8_t n = (uint8_t)(view_y * STEP + view_x);

    return view_flip ? (uint8_t)(LAST_CELL - n) : (uint8_t)(FIRST_CELL + n);
}

static void show_cell(uint8_t at)
{
    at = view_flip ? (uint8_t)(LAST_CELL - at) : (uint8_t)(at - FIRST_CELL);
    for (view_y = 0; at >= STEP; ++view_y) {
        at -= STEP;
    }
    view_x = at;
}

/* Changes the square at view_x, view_y to its next content: empty, black, white. */
static void edit(void)
{
    uint8_t *disc = reversi_cell + cell();

    *disc = view_mark == MARK_LIFTED || *disc == WHITE ? EMPTY : *disc == BLACK ? WHITE : BLACK;
}

/* Returns the number of discs that a new disc of `side` on a cell turns along one ray. */
static uint8_t turned(uint8_t at, uint8_t ray)
{
    uint8_t own = side ? WHITE : BLACK;
    uint8_t enemy = (uint8_t)(own ^ TURN);
    uint8_t step = (uint8_t)steps[ray];
    uint8_t discs = 0;

    for (at += step; reversi_cell[at] == enemy; at += step) {
        ++discs;
    }
    return reversi_cell[at] == own ? discs : 0;
}

static uint8_t is_legal(uint8_t at)
{
    uint8_t ray;

    for (ray = 0; ray < 8; ++ray) {
        if (turned(at, ray)) {
            return 1;
        }
    }
    return 0;
}

static uint8_t must_pass(void)
{
    uint8_t at;

    for (at = reversi_next[RING]; at != RING; at = reversi_next[at]) {
        if (is_legal(at)) {
            return 0;
        }
    }
    return outcome == OUTCOME_NONE;
}

static void count_discs(void)
{
    uint8_t at;

    discs[0] = 0;
    discs[1] = 0;
    for (at = FIRST_CELL; at <= LAST_CELL; ++at) {
        if (reversi_cell[at] != EMPTY) {
            ++discs[reversi_cell[at] != BLACK];
        }
    }
}

/* Returns the result, the winner's discs first: "40-24", "60-4". */
static const char *ending(void)
{
    static char text[] = "00-00";
    char *to = text;
    uint8_t most;
    uint8_t number;
    uint8_t i;

    count_discs();
    most = discs[1] > discs[0];
    for (i = 0; i < 2; ++i) {
        number = discs[most];
        if (number > 9) {
            *to++ = (char)('0' + number / 10);
        }
        *to++ = (char)('0' + number % 10);
        *to++ = '-';
        most ^= 1;
    }
    *--to = 0;
    return text;
}

/* View.say: the result, or that the side must pass. The piece at view_x, view_y would blink then, so an empty square is
 * chosen. */
static const char *say(uint8_t what)
{
    if (what == VIEW_TEXT_ENDING) {
        return ending();
    }
    if (what == VIEW_TEXT_THREAT && must_pass()) {
        show_cell(reversi_next[RING]);
        return TEXT_MUST_PASS;
    }
    return 0;
}

/* ---- drawing ---- */

static void draw_tile(const uint8_t *tile, uint8_t disc)
{
    game_place();
    screen_row = (uint8_t)(WINDOW_ROW + HIGH * view_y);
    screen_width = WIDE;
    screen_height = HIGH;
    screen_colour_bit = disc == BLACK ? PAINT_SECOND : 0;
    screen_tile(tile);
    screen_colour_bit = 0;
}

void game_draw_square(void)
{
    uint8_t at = cell();
    uint8_t disc = reversi_cell[at];
    uint8_t shown = view_drawn_piece(disc);

    if (shown != EMPTY) {
        draw_tile(view_mark == MARK_LAST ? tile_last : tile_disc, disc);
    } else if (view_mark == MARK_HINT) {
        draw_tile(tile_hint, EMPTY);
    } else {
        draw_tile(disc == EMPTY && !dots_hidden && !record_resigned && is_legal(at) ? tile_legal : tile_empty, EMPTY);
    }
}

static void show_count(uint8_t line, const char *name, uint8_t count)
{
    line_start();
    line_text(name);
    if (count < COUNT_WIDE) {
        line_char(' ');
    }
    line_number(count);
    screen_panel(line, text_buffer);
}

static void show_counts(void)
{
    count_discs();
    show_count(PANEL_DEPTH, TEXT_BLACK_DISCS, discs[0]);
    show_count(PANEL_DEPTH + 1, TEXT_WHITE_DISCS, discs[1]);
}

void game_draw(void)
{
    view_mark = MARK_NONE;
    for (view_y = 0; view_y < ACROSS; ++view_y) {
        for (view_x = 0; view_x < ACROSS; ++view_x) {
            game_draw_square();
        }
        screen_row = (uint8_t)(WINDOW_ROW + 1 + HIGH * view_y);
        screen_column = DIGIT_COLUMN;
        screen_put((uint8_t)(tile_ranks_code + (view_flip ? ACROSS - 1 - view_y : view_y)));
    }
    screen_files(view_flip ? " h  g  f  e  d  c  b  a" : " a  b  c  d  e  f  g  h");
    show_counts();
}

/* Draws a small example: a dot, two white discs and a black one; beside it four black discs, after a move on the
 * dot. */
void game_draw_strip(void)
{
    static const uint8_t shown[ACROSS] = { EMPTY, WHITE, WHITE, BLACK, BLACK, BLACK, BLACK, BLACK };

    view_y = 0;
    for (view_x = 0; view_x < ACROSS; ++view_x) {
        draw_tile(!view_x ? tile_legal : view_x == ACROSS / 2 ? tile_last : tile_disc, shown[view_x]);
    }
}

#define LINE_OF(rank) (WINDOW_LINE + RANK_LINES * (rank))
static const uint8_t rank_line[] = { LINE_OF(0), LINE_OF(1), LINE_OF(2), LINE_OF(3), LINE_OF(4), LINE_OF(5), LINE_OF(6),
    LINE_OF(7) };

void game_place(void)
{
    screen_column = (uint8_t)(WIDE * view_x);
    screen_line = rank_line[view_y];
}

/* If the player must pass, every square has the name "pass". */
void game_write_square(char *text)
{
    if (must_pass()) {
        strcpy(text, "pass");
        return;
    }
    text[0] = (char)(view_flip ? 'h' - view_x : 'a' + view_x);
    text[1] = (char)(view_flip ? '8' - view_y : '1' + view_y);
    text[2] = 0;
}

uint8_t game_find_square(const char *text)
{
    uint8_t file = (uint8_t)(text[0] - 'a');
    uint8_t rank = (uint8_t)(text[1] - '1');

    if (file >= ACROSS || rank >= ACROSS) {
        return 0;
    }
    show_cell((uint8_t)(FIRST_CELL + rank * STEP + file));
    return 2;
}

uint8_t game_won_square(uint8_t n)
{
    (void)n;
    return 0;
}

/* ---- motion ---- */

static uint8_t rays[8]; /* discs that turn on each ray */

/* Draws the turned discs at a given distance from the new disc. Returns 0 if there are none. */
static uint8_t draw_ring(uint8_t ring, const uint8_t *tile, uint8_t disc)
{
    uint8_t ray;
    uint8_t at;
    uint8_t n;
    uint8_t drawn = 0;

    for (ray = 0; ray < 8; ++ray) {
        if (rays[ray] >= ring) {
            at = (uint8_t)move;
            for (n = ring; n; --n) {
                at += (uint8_t)steps[ray];
            }
            show_cell(at);
            draw_tile(tile, disc);
            ++drawn;
        }
    }
    return drawn;
}

/* Shows the new disc; then the enemy's discs turn in rings around it. */
void game_show_move(void)
{
    uint8_t own = side ? WHITE : BLACK;
    uint8_t ray;
    uint8_t ring;

    if (move == PASS) {
        screen_status(side ? TEXT_WHITE_PASSES : TEXT_BLACK_PASSES);
        sound_play(SOUND_HINT);
        input_wait_frames(PASS_FRAMES);
        return;
    }
    dots_hidden = 1;
    game_draw();
    dots_hidden = 0;
    show_cell((uint8_t)move);
    draw_tile(tile_last, own);
    sound_play(SOUND_DOWN);
    for (ray = 0; ray < 8; ++ray) {
        rays[ray] = turned((uint8_t)move, ray);
    }
    input_wait_frames(TURN_FRAMES);
    for (ring = 1; draw_ring(ring, tile_turn, (uint8_t)(own ^ TURN)); ++ring) {
        sound_shift -= 6;
        sound_play(SOUND_FLIP);
        input_wait_frames(TURN_FRAMES);
        draw_ring(ring, tile_disc, own);
    }
    sound_shift = 0;
}
