/* view.c: noughts and crosses in space on the screen: the four levels as floors, one below the other, seen from above.
 * The floors slant: each row starts one column further left than the row behind it. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/text.h"
#include "view/view.h"
#include "games/noughts3d/noughts3d.h"
#include "charsets/noughts3d.h"
#include "info/noughts3d.h"
#include "texts/noughts3d.h"

#define HIGH (WIDE * WIDE) /* rows of cells, from the top floor to the bottom one */
#define TILE 3           /* columns of a cell */
#define LEFT 7           /* column of the first cell of a rear row */
#define ROW_LINES 8
#define FLOOR_LINES 40   /* from a floor to the next one */
#define EDGE_LEFT 8      /* column of the far edge of a floor; its front edge begins EDGE_SLANT columns further left */
#define EDGE_SLANT 4
#define NAME_COLUMN 1    /* of the names L1 to L4 */
#define NAME_LEVEL ('L' - ' ')

/* The cell at view_x, view_y: rows count from the top floor down. */
#define CELL_SHOWN ((uint8_t)(view_y << 2 | view_x))
#define FLOOR (view_y >> 2)
#define ROW (view_y & 3)

static void show_cell(uint8_t cell)
{
    view_x = cell & 3;
    view_y = cell >> 2;
}

static void edit(void)
{
    uint8_t cell = CELL_SHOWN;

    if (++noughts3d_cell[cell] > NOUGHT || view_mark == MARK_LIFTED) {
        noughts3d_cell[cell] = EMPTY;
    }
}

/* ---- drawing ---- */

/* Sets screen_row and screen_column to the cell at view_x, view_y. A floor has a row for its far edge and four rows of
 * cells. */
static void find_place(void)
{
    screen_row = (uint8_t)(WINDOW_ROW + 1 + view_y + FLOOR);
    screen_column = (uint8_t)(LEFT - ROW + TILE * view_x);
}

/* The cells above and below the cursor get a dot. */
void game_place(void)
{
    find_place();
    screen_line = (uint8_t)(WINDOW_LINE + ROW_LINES * (screen_row - WINDOW_ROW));
    screen_shaft(FLOOR_LINES / 2, WIDE);
}

/* Drawings of a cell, and of the first cell of a row */
#define DRAWN_REVERSE 2 /* added to a mark: the last move, or a mark of the winning line */
#define DRAWN_DOT 5
static const uint8_t *const drawings[][2] = {
    { tile_empty, tile_empty_0 }, { tile_cross, tile_cross_0 }, { tile_nought, tile_nought_0 },
    { tile_cross_won, tile_cross_won_0 }, { tile_nought_won, tile_nought_won_0 }, { tile_dot, tile_dot_0 }
};

/* Draws a cell in the colour of a mark. */
static void draw_cell(uint8_t drawing, uint8_t mark)
{
    find_place();
    screen_width = TILE;
    screen_height = 1;
    screen_colour_bit = mark == NOUGHT ? PAINT_SECOND : 0;
    screen_tile(drawings[drawing][!view_x]);
    screen_colour_bit = 0;
}

/* A hint, or a cell to block, is a dot in the colour of the side to move. */
void game_draw_square(void)
{
    uint8_t mark = view_drawn_piece(noughts3d_cell[CELL_SHOWN]);
    uint8_t drawing = mark;

    if (mark != EMPTY) {
        if (view_mark == MARK_LAST || view_mark == MARK_WIN) {
            drawing += DRAWN_REVERSE;
        }
    } else if (view_mark == MARK_HINT || view_mark == MARK_THREAT) {
        drawing = DRAWN_DOT;
        mark = side + 1;
    }
    draw_cell(drawing, mark);
}

/* Draws some characters of an edge. */
static void draw_edge(uint8_t width, const uint8_t *tile)
{
    screen_width = width;
    screen_height = 1;
    screen_fill(*tile);
}

/* Draws the row above a floor: its far edge, and the front edge of the floor above it. */
static void draw_edges(void)
{
    find_place();
    --screen_row;
    screen_column = EDGE_LEFT;
    if (view_y) {
        screen_column = EDGE_LEFT - EDGE_SLANT;
        draw_edge(EDGE_SLANT, tile_front);
        draw_edge(TILE * WIDE - EDGE_SLANT, tile_both);
        draw_edge(EDGE_SLANT, tile_far);
    } else {
        draw_edge(TILE * WIDE, tile_far);
    }
}

/* Each row has its number at its left. The second row of a floor has the floor's name, too. */
void game_draw(void)
{
    view_mark = MARK_NONE;
    for (view_y = 0; view_y < HIGH; ++view_y) {
        view_x = 0;
        if (!ROW) {
            draw_edges();
        }
        find_place();
        --screen_column;
        screen_put((uint8_t)(tile_digits_code + 1 + ROW));
        if (ROW == 1) {
            screen_column = NAME_COLUMN;
            screen_put(NAME_LEVEL);
            screen_put((uint8_t)(PANEL_DIGIT_1 + FLOOR));
        }
        for (; view_x < WIDE; ++view_x) {
            game_draw_square();
        }
        screen_put(*tile_end); /* game_draw_square has left screen_column there */
    }
    screen_files("     a  b  c  d");
}

void game_draw_strip(void)
{
    view_y = 0;
    draw_edges();
    for (view_x = 0; view_x < WIDE; ++view_x) {
        draw_cell(1 + (view_x & 1), 1 + (view_x & 1));
    }
    screen_put(*tile_end);
}

void game_write_square(char *text)
{
    noughts3d_write_cell(text, CELL_SHOWN);
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
    if (what == VIEW_TEXT_FACE) {
        return view_face(tile_face);
    }
    if (what == VIEW_TEXT_THREAT) {
        if (threes(side) || !threes(side ^ 1)) {
            return 0;
        }
        return say_three();
    }
    return VIEW_ENDING(what, TEXT_CUBE_FULL, TEXT_LINE_OF_FOUR);
}

#define FALL_FRAMES 2

/* The mark rises from its floor to the top one, and is gone. */
static void show_back(uint8_t at)
{
    for (;;) {
        show_cell(at);
        view_mark = MARK_NONE;
        game_draw_square();
        if (at < HIGH) {
            break;
        }
        at -= HIGH;
        show_cell(at);
        if (noughts3d_cell[at] == EMPTY) {
            draw_cell(side + 1, side + 1);
            motion_wait(FALL_FRAMES);
        }
    }
    sound_play(SOUND_DOWN);
}

/* The new mark falls from the top floor to its own. */
void game_show_move(void)
{
    uint8_t cell = (uint8_t)move;
    uint8_t at;

    screen_select_off(); /* the dots of the cursor */
    if (view_back) {
        show_back(cell);
        return;
    }
    for (at = cell & (HIGH - 1);; at += HIGH) {
        show_cell(at);
        if (noughts3d_cell[at] == EMPTY) {
            draw_cell(side + 1, side + 1);
            motion_wait(FALL_FRAMES);
        }
        if (at == cell) {
            break;
        }
        view_mark = MARK_NONE;
        game_draw_square();
    }
    sound_play(SOUND_DOWN);
}

static const uint8_t window[] = {
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4
};
/* Two lines at each end of the panel stay free (panel_kept). The moves are between them. The cursor slants, too. */
static const View view = {
    {
        FRAME_COLOURS,
        1, { 0x73, 0x41, 0x82, 0xCE }, CURSOR_SLANTS | 4, 6, 2, 0x10, 2, 16, sizeof window, window
    },
    WIDE, HIGH, edit, 2, say, 0, 0, 0, 0, 2
};
VIEW_OF_GAME(view)
VIEW_UNDO
