/* view.c: noughts and crosses in space on the screen: the four levels two by two, cells of 2 by 2 characters. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/text.h"
#include "view/view.h"
#include "games/noughts3d/noughts3d.h"
#include "charsets/noughts3d.h"
#include "info/noughts3d.h"
#include "texts/noughts3d.h"

#define ACROSS 8        /* cells of two levels side by side */
#define TILE 2          /* columns and rows of a cell */
#define LEFT 2          /* column of the first level, */
#define TOP 1           /* and its row in the window */
#define NEXT_COLUMN 12  /* from a level to the one beside it, */
#define NEXT_ROW 10     /* and to the one below */
#define ROW_LINES 8
#define NAME 6          /* columns of the name of a level, before its number */

/* Returns the cell at view_x, view_y. */
static uint8_t cell_shown(void)
{
    return (uint8_t)((view_y & WIDE) << 3 | (view_x & WIDE) << 2 | (view_y & 3) << 2 | (view_x & 3));
}

static void show_cell(uint8_t cell)
{
    view_x = (uint8_t)((cell & 3) | (cell >> 2 & WIDE));
    view_y = (uint8_t)((cell >> 2 & 3) | (cell >> 3 & WIDE));
}

static void edit(void)
{
    uint8_t cell = cell_shown();

    if (++noughts3d_cell[cell] > NOUGHT || view_mark == MARK_LIFTED) {
        noughts3d_cell[cell] = EMPTY;
    }
}

static uint8_t row_shown(void)
{
    return (uint8_t)(TOP + TILE * (view_y & 3) + (view_y & WIDE ? NEXT_ROW : 0));
}

void game_place(void)
{
    screen_column = (uint8_t)(LEFT + TILE * (view_x & 3) + (view_x & WIDE ? NEXT_COLUMN : 0));
    screen_line = (uint8_t)(WINDOW_LINE + ROW_LINES * row_shown());
}

/* Draws a tile at screen_row, screen_column in the colour of a mark. */
static void put_tile(const uint8_t *tile, uint8_t mark)
{
    screen_width = screen_height = TILE;
    screen_colour_bit = mark == NOUGHT ? PAINT_SECOND : 0;
    screen_tile(tile);
    screen_colour_bit = 0;
}

static void draw_tile(const uint8_t *tile, uint8_t mark)
{
    game_place();
    screen_row = (uint8_t)(WINDOW_ROW + row_shown());
    put_tile(tile, mark);
}

/* Drawings of a mark, by view_mark: the last mark has a bar of its colour below it, marks of the winning line have a
 * bright cell. */
static const uint8_t *const crosses[] = {
    tile_cross, tile_cross, tile_cross_last, tile_cross, tile_cross, tile_cross_won, tile_empty
};
static const uint8_t *const noughts[] = {
    tile_nought, tile_nought, tile_nought_last, tile_nought, tile_nought, tile_nought_won, tile_empty
};

/* A hint, or a cell to block, is a dot in the colour of the side to move. */
void game_draw_square(void)
{
    uint8_t mark = noughts3d_cell[cell_shown()];

    if (mark == EMPTY) {
        draw_tile(view_mark == MARK_HINT || view_mark == MARK_THREAT ? tile_dot : tile_empty, side + 1);
    } else {
        draw_tile((mark == NOUGHT ? noughts : crosses)[view_mark], mark);
    }
}

/* Draws the name of a level over its upper edge, its left edge, and the row numbers one column left of that. */
static void draw_level(uint8_t level, uint8_t column, uint8_t row)
{
    uint8_t i;

    screen_row = (uint8_t)(WINDOW_ROW + row);
    screen_column = (uint8_t)(column - 1);
    screen_put(*tile_corner);
    screen_width = NAME;
    screen_height = 1;
    screen_tile(tile_level);
    screen_put(tile_numbers[level]);
    screen_put(tile_level[NAME - 1]);
    for (i = 0; i < TILE * WIDE; ++i) {
        ++screen_row;
        screen_column = (uint8_t)(column - 2);
        screen_put(i & 1 ? (uint8_t)(tile_digits_code + 1 + (i >> 1)) : 0); /* beside the lower half of the cells */
        screen_put(*tile_edge);
    }
}

void game_draw(void)
{
    draw_level(0, LEFT, 0);
    draw_level(1, LEFT + NEXT_COLUMN, 0);
    draw_level(2, LEFT, NEXT_ROW);
    draw_level(3, LEFT + NEXT_COLUMN, NEXT_ROW);
    view_mark = MARK_NONE;
    for (view_y = 0; view_y < ACROSS; ++view_y) {
        for (view_x = 0; view_x < ACROSS; ++view_x) {
            game_draw_square();
        }
    }
    screen_files("  a b c d     a b c d");
}

void game_draw_strip(void)
{
    screen_row = WINDOW_ROW;
    screen_column = LEFT;
    for (view_x = 0; view_x < ACROSS; ++view_x) {
        put_tile(view_x & 1 ? tile_nought : tile_cross, view_x & 1 ? NOUGHT : CROSS);
    }
}

void game_write_square(char *text)
{
    noughts3d_write_cell(text, cell_shown());
}

uint8_t game_find_square(const char *text)
{
    uint8_t cell = noughts3d_read_cell(text);

    show_cell(cell);
    return cell == NO_CELL ? 0 : text_error_place;
}

/* The winning line: the first with four marks of the side that moved last. */
uint8_t game_won_square(uint8_t n)
{
    static uint8_t line;
    uint8_t mark = (side ^ 1) + 1;
    uint8_t at;
    uint8_t i;

    if (n == 0) {
        for (line = 0; line < LINES; ++line) {
            at = noughts3d_first[line];
            for (i = 0; i < WIDE && noughts3d_cell[at] == mark; ++i) {
                at += noughts3d_step[line];
            }
            if (i == WIDE) {
                break;
            }
        }
    }
    if (line == LINES || n == WIDE) {
        return 0;
    }
    at = noughts3d_first[line];
    while (n--) {
        at += noughts3d_step[line];
    }
    show_cell(at);
    return 1;
}

static uint8_t threes(uint8_t owner)
{
    return noughts3d_threes[owner][ply];
}

/* Returns the cell where `side` makes four, or NO_CELL. */
static uint8_t open_cell(void)
{
    return threes(side) ? noughts3d_completes(side) : NO_CELL;
}

/* Returns the warning that a three of the opponent must be blocked. If the opponent makes four in spite of the block,
 * it names both cells. */
static const char *say_three(void)
{
    static char words[] = TEXT_THREE "1a1 & 1a1: ";
    char *end = words + sizeof TEXT_THREE - 1;
    uint8_t block = noughts3d_completes(side ^ 1);
    uint8_t last = view_after_block(block, open_cell);

    show_cell(block);
    noughts3d_write_cell(end, block);
    if (last != NO_CELL) {
        memcpy(end + 3, " & ", 3);
        end += 6;
        noughts3d_write_cell(end, last);
    }
    strcpy(end + 3, ": ");
    return words;
}

/* View.say. The warning of a three is left out if the side to move can make four itself. */
static const char *say(uint8_t what)
{
    if (what == VIEW_TEXT_THREAT) {
        if (threes(side) || !threes(side ^ 1)) {
            return 0;
        }
        return say_three();
    }
    return VIEW_ENDING(what, TEXT_CUBE_FULL, TEXT_LINE_OF_FOUR);
}

/* The new mark blinks. */
void game_show_move(void)
{
    uint8_t cell = (uint8_t)move;

    sound_play(SOUND_DOWN);
    show_cell(cell);
    noughts3d_cell[cell] = side + 1;
    view_blink();
    noughts3d_cell[cell] = EMPTY;
}

static const uint8_t window[] = {
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4
};
/* Two lines at each end of the panel stay free (panel_kept). The moves are between them. */
static const View view = {
    {
        FRAME_COLOURS,
        0, { 0xE7, 0x81, 0x81, 0x00 }, 8, 0, 14, 0x10, 2, 16, sizeof window, window
    },
    ACROSS, ACROSS, edit, 2, say
};
VIEW_OF_GAME(view)
