/* view.c: noughts and crosses on the screen: cells of 7 columns by 6 rows. The marker rows are the horizontal bars. */
/* SPDX-License-Identifier: MIT */
#include "view/view.h"
#include "games/noughts/noughts.h"
#include "charsets/noughts.h"
#include "info/noughts.h"
#include "texts/noughts.h"

#define ACROSS 3
#define STEP 8           /* columns from a cell to the next: the cell and a bar */
#define WIDE 7
#define HIGH 6
#define RANK_ROWS 7
#define RANK_LINES 52
#define MIDDLE 3         /* middle column of a cell, counted from 0 */
#define CODE_ONE 0x11    /* screen code of the digit 1 */

#define SQUARE ((uint8_t)(ACROSS * view_y + view_x))

static void edit(void)
{
    uint8_t n = SQUARE;
    uint8_t mark = noughts_square[n] + 1;

    if (mark > NOUGHT || view_mark == MARK_LIFTED) {
        mark = EMPTY;
    }
    noughts_square[n] = mark;
}

/* A table, so that no multiplication routine is linked. */
static const uint8_t rank_row[] = { WINDOW_ROW, WINDOW_ROW + RANK_ROWS, WINDOW_ROW + 2 * RANK_ROWS };

static void draw_mark(uint8_t mark)
{
    game_place();
    screen_row = rank_row[view_y];
    screen_width = WIDE;
    screen_height = HIGH;
    if (mark == EMPTY) {
        screen_fill(0);
        return;
    }
    if (mark == NOUGHT) {
        screen_colour_bit = PAINT_SECOND;
        screen_tile(tile_nought);
        screen_colour_bit = 0;
    } else {
        screen_tile(tile_cross);
    }
}

static uint8_t way; /* direction of the winning line, for screen_winning_stroke */

/* An empty cell shows its number, or a dot if it is marked, as for a hint. The last mark has a dot in its middle. */
void game_draw_square(void)
{
    uint8_t n = SQUARE;
    uint8_t mark = view_drawn_piece(noughts_square[n]);
    const uint8_t *dot = tile_dot;

    game_place();
    screen_winning_stroke(view_mark == MARK_WIN ? way : STRIKE_NONE);
    draw_mark(mark);
    screen_row += 2;
    screen_column -= WIDE - MIDDLE;
    screen_width = 1;
    screen_height = 2;
    if (mark == EMPTY) {
        if (view_mark == MARK_NONE) {
            n += CODE_ONE;
            screen_put(n);
            return;
        }
        mark = side + 1;
    } else if (view_mark == MARK_LAST) {
        dot = mark == NOUGHT ? tile_nought_last : tile_cross_last;
    } else {
        return;
    }
    if (mark == NOUGHT) {
        screen_colour_bit = PAINT_SECOND;
    }
    screen_tile(dot);
    screen_colour_bit = 0;
}

void game_draw(void)
{
    static const uint8_t bar[] = {
        0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x50
    };

    view_mark = MARK_NONE;
    for (view_y = 0; view_y < ACROSS; ++view_y) {
        screen_row = rank_row[view_y];
        screen_height = HIGH;
        screen_width = 1;
        for (screen_column = WIDE; screen_column < 2 * STEP; screen_column += WIDE) {
            screen_fill(tile_bar[0]);
        }
        if (view_y < ACROSS - 1) {
            screen_row += HIGH;
            screen_column = 0;
            screen_height = 1;
            screen_width = sizeof bar;
            screen_tile(bar);
        }
        for (view_x = 0; view_x < ACROSS; ++view_x) {
            game_draw_square();
        }
    }
}

void game_draw_strip(void)
{
    view_y = 0;
    for (view_x = 0; view_x < ACROSS; ++view_x) {
        draw_mark(view_x & 1 ? NOUGHT : CROSS);
    }
}

#define LINE_OF(rank) (WINDOW_LINE + RANK_LINES * (rank))
static const uint8_t rank_line[] = { LINE_OF(0), LINE_OF(1), LINE_OF(2) };

void game_place(void)
{
    screen_column = (uint8_t)(STEP * view_x);
    screen_line = rank_line[view_y];
}

void game_write_square(char *text)
{
    text[0] = (char)('1' + SQUARE);
    text[1] = 0;
}

static void show_square(uint8_t n)
{
    for (view_y = 0; n >= ACROSS; ++view_y) {
        n -= ACROSS;
    }
    view_x = n;
}

uint8_t game_find_square(const char *text)
{
    uint8_t n = (uint8_t)(text[0] - '1');

    if (n >= SQUARES) {
        return 0;
    }
    show_square(n);
    return 1;
}

/* The lines of the board in the order in which they are looked at: rows, rising diagonal, columns, falling diagonal. */
static const uint8_t numbers[LINES] = { 0, 1, 2, 7, 3, 4, 5, 6 }; /* indices of noughts_line */
static const uint8_t firsts[LINES] = { 0, 3, 6, 2, 0, 1, 2, 0 };
static const uint8_t steps[LINES] = { 1, 1, 1, 2, 3, 3, 3, 4 };

uint8_t game_won_square(uint8_t n)
{
    static uint8_t line;
    uint8_t at;

    if (n == 0) {
        line = 0;
        do {
            at = noughts_line[numbers[line]];
        } while (at != CROSSES_WON && at != NOUGHTS_WON && ++line < LINES);
    }
    if (line == LINES || n == ACROSS) {
        return 0;
    }
    way = steps[line];
    for (at = firsts[line]; n; --n) {
        at += way;
    }
    if (way > 1) {
        ++way; /* a stroke counts as if a rank had four squares */
    }
    show_square(at);
    return 1;
}

static const char *say(uint8_t what)
{
    return VIEW_ENDING(what, TEXT_BOARD_FULL, TEXT_THREE);
}

/* Draws the mark at the start of a frame, so that no frame shows a part of it; game_draw, later, finds it there. */
void game_show_move(void)
{
    sound_play(SOUND_DOWN);
    show_square((uint8_t)move);
    motion_wait(1);
    draw_mark((uint8_t)(side + 1));
}

static const uint8_t window[] = {
    4, 4, 4, 4, 4, 4, 10, 4, 4, 4, 4, 4, 4, 10, 4, 4, 4, 4, 4, 4, 10
};
static const View view = {
    {
        FRAME_COLOURS,
        3, { 0xC6, 0x82, 0x82, 0x00 }, 24,
        10, 48, 0x50, 6, 48, sizeof window, window
    },
    ACROSS, ACROSS, edit, 0, say
};
VIEW_OF_GAME(view)
VIEW_WITHOUT_UNDO
