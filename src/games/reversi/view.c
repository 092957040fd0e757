/* view.c: reversi on the screen: squares of 3 columns by 2 rows, with four blank lines between ranks for the grid. Rank
 * 1 is at the top, as reversi players write it. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/record.h"
#include "engine/text.h"
#include "view/grid.h"
#include "games/reversi/reversi.h"
#include "charsets/reversi.h"
#include "info/reversi.h"
#include "texts/reversi.h"

#define ACROSS 8
#define COUNT_WIDE 10 /* a number below this gets a leading space */
#define TURN_FRAMES 3 /* a disc on its edge, in its old colour and then in its new one: an odd number */
#define PASS_FRAMES 90

const Grid game_grid = {
    ACROSS, ACROSS, 0, 1, { FIRST_CELL, STEP }, GRID_SQUARES_8X8(2), 0, 0, 0, GRID_NAMES_8X8, reversi_cell
};
const uint8_t game_cycle[] = { EMPTY, BLACK, WHITE, EMPTY };

static const int8_t steps[8] = { 1, 9, 8, 10, -1, -9, -8, -10 };
static uint8_t rings_hidden; /* 1: legal moves are not shown */
static uint8_t discs[2];    /* number of discs, by side */

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
    if (what == VIEW_TEXT_FACE) {
        return view_face(tile_face);
    }
    if (what == VIEW_TEXT_ENDING) {
        return ending();
    }
    if (what == VIEW_TEXT_THREAT && must_pass()) {
        grid_show(reversi_next[RING]);
        return TEXT_MUST_PASS;
    }
    return 0;
}

/* ---- drawing ---- */

static void draw_tile(const uint8_t *tile, uint8_t disc)
{
    grid_at();
    screen_colour_bit = disc == BLACK ? PAINT_SECOND : 0;
    screen_tile(tile);
    screen_colour_bit = 0;
}

void game_draw_square(void)
{
    uint8_t at = grid_cell();
    uint8_t disc = reversi_cell[at];
    uint8_t shown = view_drawn_piece(disc);

    if (shown != EMPTY) {
        draw_tile(view_mark == MARK_LAST ? tile_last : tile_disc, disc);
    } else if (view_mark == MARK_HINT) {
        draw_tile(tile_hint, EMPTY);
    } else {
        draw_tile(disc == EMPTY && !rings_hidden && !record_resigned && is_legal(at) ? tile_legal : tile_empty, EMPTY);
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
    grid_draw();
    show_counts();
}

/* Draws a small example: a ring, two white discs and a black one; beside it four black discs, after a move on the
 * ring. */
void game_draw_strip(void)
{
    static const uint8_t shown[ACROSS] = { EMPTY, WHITE, WHITE, BLACK, BLACK, BLACK, BLACK, BLACK };

    view_y = 0;
    for (view_x = 0; view_x < ACROSS; ++view_x) {
        draw_tile(!view_x ? tile_legal : view_x == ACROSS / 2 ? tile_last : tile_disc, shown[view_x]);
    }
}

/* If the player must pass, every square has the name "pass". */
void game_write_square(char *text)
{
    if (must_pass()) {
        strcpy(text, "pass");
    } else {
        grid_write_square(text);
    }
}

uint8_t game_find_square(const char *text)
{
    return grid_find_square(text);
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

    for (ray = 0; ring && ray < 8; ++ray) {
        if (rays[ray] >= ring) {
            at = (uint8_t)move;
            for (n = ring; n; --n) {
                at += (uint8_t)steps[ray];
            }
            grid_show(at);
            draw_tile(tile, disc);
            ++drawn;
        }
    }
    return drawn;
}

/* The discs turn back: the same wave from its end to its start, two of its frames at a time. */
static void show_back(uint8_t rings)
{
    uint8_t own = side ? WHITE : BLACK;
    uint8_t enemy = (uint8_t)(own ^ TURN);
    uint8_t frame;

    for (frame = (uint8_t)(2 * rings + 2 * TURN_FRAMES); frame >= 2; --frame) {
        if (frame & 1) {
            draw_ring((uint8_t)(frame - TURN_FRAMES) >> 1, tile_turn, enemy);
            continue;
        }
        draw_ring((uint8_t)(frame - 2 * TURN_FRAMES) >> 1, tile_turn, own);
        draw_ring(frame >> 1, tile_disc, enemy);
        if (motion_wait(1)) {
            break;
        }
    }
    sound_play(SOUND_FLIP);
}

/* Shows the new disc; then the enemy's discs turn in rings around it, as a wave: each ring begins two frames after the
 * one inside it. */
void game_show_move(void)
{
    uint8_t own = side ? WHITE : BLACK;
    uint8_t ray;
    uint8_t frame;
    uint8_t rings = 0;

    if (move == PASS) {
        if (!view_back) {
            screen_status(side ? TEXT_WHITE_PASSES : TEXT_BLACK_PASSES);
            sound_play(SOUND_HINT);
            input_wait_frames(PASS_FRAMES);
        }
        return;
    }
    for (ray = 0; ray < 8; ++ray) {
        rays[ray] = turned((uint8_t)move, ray);
        if (rays[ray] > rings) {
            rings = rays[ray];
        }
    }
    if (view_back) {
        show_back(rings);
        return;
    }
    rings_hidden = 1;
    game_draw();
    rings_hidden = 0;
    grid_show((uint8_t)move);
    draw_tile(tile_last, own);
    sound_play(SOUND_DOWN);
    for (frame = 2; frame <= (uint8_t)(2 * rings + 2 * TURN_FRAMES) && !motion_wait(1); ++frame) {
        if (frame & 1) {
            draw_ring((uint8_t)(frame - TURN_FRAMES) >> 1, tile_turn, own);
            continue;
        }
        if (draw_ring(frame >> 1, tile_turn, (uint8_t)(own ^ TURN))) {
            sound_shift -= 6;
            sound_play(SOUND_FLIP);
        }
        draw_ring((uint8_t)(frame - 2 * TURN_FRAMES) >> 1, tile_disc, own);
    }
    sound_shift = 0;
}

/* White, the second side, has the colour of the first side (second_begins), so that the panel is not black. */
static const uint8_t window[] = { GRID_WINDOW_8X8(0x30) };
static const View view = {
    {
        FRAME_COLOURS,
        GRID_LAYOUT_8X8(window)
    },
    ACROSS, ACROSS, grid_edit, 0, say, 0, 0, 1, 0, 2, view_ponder
};
VIEW_OF_GAME(view)
VIEW_UNDO
VIEW_WITHOUT_LINE
GRID_PLACE
