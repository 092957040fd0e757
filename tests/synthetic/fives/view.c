/* view.c: fives on the screen: points of one column by one row, with two empty lines between ranks. */
/* SPDX-License-Identifier: MIT */
#include "engine/points.h"
#include "engine/text.h"
#include "view/view.h"
#include "synthetic/fives/fives.h"
#include "charsets/fives.h"

#define LEFT 4           /* columns before the board */
#define NUMBER_COLUMN (LEFT + SIDE + 1)
#define RANK_LINES 10
#define CODE_ZERO 0x10   /* screen code of the digit 0 */

static const uint8_t window[] = {
    4, 0x10, 4, 0x10, 4, 0x10, 4, 0x10, 4, 0x10, 4, 0x10, 4, 0x10, 4, 0x10,
    4, 0x10, 4, 0x10, 4, 0x10, 4, 0x10, 4, 0x10, 4, 0x10, 4, 0x10, 0x50
};

static void edit(void);

static const View view = {
    {
        { { 0x24, 0x08, 0x00, 0x0E, 0x84, 0x3C }, { 0xF4, 0x08, 0x00, 0x0E, 0x74, 0xEC } },
        0, { 0xF0, 0x90, 0x00, 0x00 }, RANK_LINES / 2,
        0, 8, 0x50, 4, 2 * RANK_LINES, sizeof window, window
    },
    SIDE, SIDE, edit
};

const View *game_view(void)
{
    return &view;
}

/* Returns the cell at view_x, view_y. show_cell does the reverse: it sets view_x and view_y to a cell. */
static uint8_t cell(void)
{
    return view_flip ? (uint8_t)(view_y << 4 | (SIDE - 1 - view_x)) : (uint8_t)((SIDE - 1 - view_y) << 4 | view_x);
}

static void show_cell(uint8_t n)
{
    view_x = n & (STEP - 1);
    view_y = n >> 4;
    if (view_flip) {
        view_x = (uint8_t)(SIDE - 1 - view_x);
    } else {
        view_y = (uint8_t)(SIDE - 1 - view_y);
    }
}

static void edit(void)
{
    uint8_t n = cell();

    if (view_mark == MARK_LIFTED || ++fives_cell[n] > 2) {
        fives_cell[n] = 0;
    }
}

static void draw_stone(uint8_t stone)
{
    const uint8_t *tile = tile_man;

    game_place();
    screen_row = (uint8_t)(WINDOW_ROW + view_y);
    if (stone == 0) {
        tile = view_mark == MARK_HINT ? tile_hint : tile_empty;
    } else if (view_mark == MARK_LAST) {
        tile = tile_last;
    } else if (view_mark == MARK_WIN) {
        tile = tile_won;
    }
    screen_put(stone == 2 ? *tile | PAINT_SECOND : *tile);
}

void game_draw_square(void)
{
    draw_stone(view_mark == MARK_LIFTED ? 0 : fives_cell[cell()]);
}

/* Draws the number beside a rank, two columns wide. */
static void draw_number(uint8_t number)
{
    screen_column = NUMBER_COLUMN;
    screen_put(number >= 10 ? CODE_ZERO + 1 : 0);
    screen_put((uint8_t)(CODE_ZERO + (number >= 10 ? number - 10 : number)));
}

void game_draw(void)
{
    view_mark = MARK_NONE;
    for (view_y = 0; view_y < SIDE; ++view_y) {
        for (view_x = 0; view_x < SIDE; ++view_x) {
            game_draw_square();
        }
        draw_number(view_flip ? view_y + 1 : SIDE - view_y);
    }
    screen_files(view_flip ? "    onmlkjihgfedcba" : "    abcdefghijklmno");
}

void game_draw_strip(void)
{
    view_y = 0;
    view_mark = MARK_NONE;
    for (view_x = 0; view_x < SIDE; ++view_x) {
        draw_stone(view_x % 3);
    }
}

void game_place(void)
{
    screen_column = (uint8_t)(LEFT + view_x);
    screen_line = (uint8_t)(WINDOW_LINE + RANK_LINES * view_y);
}

void game_write_square(char *text)
{
    points_write(text, cell());
}

uint8_t game_find_square(const char *text)
{
    uint8_t n = points_read(text);

    show_cell(n);
    return n == POINTS_NONE ? 0 : (uint8_t)text_error_place;
}

uint8_t game_won_square(uint8_t n)
{
    static const ViewLines lines = { fives_cell, SIDE * STEP, STEP, LINE };
    uint8_t at;

    if (n == 0) {
        view_find_line(&lines);
    }
    at = view_line_cell(n);
    show_cell(at);
    return at != VIEW_NO_CELL;
}

void game_show_move(void)
{
    sound_play(SOUND_DOWN);
}
VIEW_WITHOUT_UNDO
