/* grid.h: boards of squares as data. A game describes its board in `game_grid` and a few tables; the functions below
 * place, name, draw and change its squares. The macros at the end make verbs of them. A game that does one of these in
 * its own way writes that verb itself.
 *
 * A square has three numbers: view_x and view_y, its place on the screen; file and rank, which are its name (a1 is file
 * 0, rank 0); and its cell, the index that the game uses. What is on a square is its *look*: 0 if it is empty, else 1,
 * 2 ... by drawing, plus PAINT_SECOND in the colour of the second side.
 *
 * The files grid*.c are in the overlay library: a game links those that it uses. */
/* SPDX-License-Identifier: MIT */
#ifndef VIEW_GRID_H
#define VIEW_GRID_H

#include "view/view.h"

/* A number of the first square (or rank), and how much more it is for the next one */
typedef struct {
    uint8_t first;
    uint8_t step;
} GridSteps;

typedef struct {
    uint8_t files;
    uint8_t ranks;
    uint8_t files_turned; /* 1: the a-file is at the right edge, unless the board is flipped */
    uint8_t ranks_turned; /* 1: rank 1 is at the upper edge, unless the board is flipped */

    GridSteps cells;      /* cell of a1, and from a cell to the one on the next rank; the next file is the next cell */
    GridSteps columns;    /* from the left */
    GridSteps rows;       /* from the top */
    GridSteps lines;      /* scan lines, from the top */
    uint8_t wide;         /* columns */
    uint8_t high;         /* and rows of a drawing */

    uint8_t light;        /* the character of an empty light square; a dark one is empty */
    uint8_t aim;          /* for grid_draw_aim: characters of its mark on a dark and on a light square; 0: none */
    uint8_t is_hollow;    /* 1: an empty square that the last move left gets a marker without a middle, because a full
                           * one would look like a hat on the piece below */
    uint8_t digit_column; /* column, or 0: there are no numbers, */
    uint8_t digit_row;    /* and row of the rank numbers; the row counts from the first one of a rank */
    uint8_t letter;       /* column of a file's letter in its square, in the line below the board; 0: no letters */
    const char *caption;  /* other text of that line */

    uint8_t *board;       /* for grid_edit: the cells */
    uint8_t marker;       /* for grid_draw_wide_piece: first pixel of a marker in its square */
    uint8_t drawing_line; /* for grid_move: scan lines from the upper edge of the cursor to the drawing */
} Grid; /* GRID_: offsets for the assembly (tools/build/constants) */

/* ---- what a game with a grid has, besides the verbs ---- */

extern const Grid game_grid;

/* Returns the look of a cell. */
uint8_t game_look(uint8_t cell);

/* Draws a look at view_x, view_y with view_mark. */
void game_draw_piece(uint8_t look);

extern const uint8_t *const game_drawings[]; /* two for each look from 1 on: on a dark and on a light square */
extern const uint8_t *const game_shapes[];   /* for grid_move: the shape of each look from 1 on, tile_NAME_shape */
extern const uint8_t game_strip[]; /* looks of the row of pieces on a help page */
extern const uint8_t game_cycle[]; /* for grid_edit: what it puts on a cell, one after the other, from 0 (empty) to 0 */

/* ---- squares (grid.c) ---- */

extern uint8_t grid_file;
extern uint8_t grid_rank;
void grid_find(void);         /* sets grid_file and grid_rank to the square at view_x, view_y */
uint8_t grid_cell(void);      /* returns the cell of that square */
void grid_show(uint8_t cell); /* sets view_x and view_y to the square of a cell */
void grid_show_square(void);  /* sets view_x and view_y to the square grid_file, grid_rank */
void grid_place(void);        /* game_place */

/* Sets screen_column, screen_row, screen_width and screen_height for a drawing at view_x, view_y; and screen_ground to
 * 1 if the square is light. a1 is dark. */
void grid_at(void);

/* ---- names (grid_names.c): the verbs ---- */

void grid_write_square(char *text);
uint8_t grid_find_square(const char *text);

/* ---- the board (grid_draw.c) ---- */

/* The verb. It draws all squares with game_draw_square, then the numbers and letters. */
void grid_draw(void);

/* ---- pieces (grid_pieces.c) ---- */

/* Draws a look at the place that grid_at has set. */
void grid_draw_look(uint8_t look);

/* The verbs */
void grid_draw_square(void);
void grid_draw_strip(void);

/* ---- markers (grid_marker.c, grid_wide.c): game_draw_piece with a marker row below each square ---- */

void grid_draw_piece(uint8_t look);      /* a marker is as wide as its square: three columns */
void grid_draw_wide_piece(uint8_t look); /* after grid_at; squares have an even number of columns, more than three */
void grid_draw_marker(uint8_t look);     /* draws the marker of a look at screen_row and pixel screen_column */
/* If the square just drawn is free and has MARK_TARGET or MARK_HINT, draws a mark into it and returns 1. */
uint8_t grid_draw_aim(uint8_t look);

/* ---- set-up (grid_edit.c) ---- */

/* View.edit for a board of bytes. */
void grid_edit(void);

/* ---- motion (grid_move.c, grid_lift.c) ---- */

/* Shows how the piece on a cell slides to another one. A piece that it captures there changes its colour meanwhile. */
void grid_move(uint8_t from, uint8_t to);
/* Parts of it (plat/screen.h): lifts a piece with this look from view_x, view_y; aims it at view_x, view_y. */
void grid_lift(uint8_t look);
void grid_aim(uint8_t pace);

/* ---- descriptions that several games share ---- */

/* Boards of 8 by 8 squares of 3 columns by 2 rows, with four more scan lines below each rank: a marker row (10) or
 * empty ones (0x30). The window; Layout without colours; Grid from `columns` to `high`, if a rank has `rows` rows; Grid
 * from `digit_column` to `caption`. */
#define GRID_WINDOW_8X8(below) 4, 4, below, 4, 4, below, 4, 4, below, 4, 4, below, \
    4, 4, below, 4, 4, below, 4, 4, below, 4, 4, below
#define GRID_LAYOUT_8X8(window) 1, { 0xCC, 0x84, 0x84, 0x00 }, 10, 2, 16, 0x10, 3, 20, sizeof window, window
#define GRID_SQUARES_8X8(rows) { 0, 3 }, { WINDOW_ROW, rows }, { WINDOW_LINE, 20 }, 3, 2
#define GRID_NAMES_8X8 24, 1, 1, ""

/* A board of bytes with one kind of piece for each side: 0 is an empty square, side + 1 a piece. What is on a cell, and
 * what grid_edit puts there. */
#define GRID_SECOND_PAWN (1 | PAINT_SECOND)
#define GRID_PAWNS(board) \
    uint8_t game_look(uint8_t cell) \
    { \
        static const uint8_t looks[] = { 0, 1, GRID_SECOND_PAWN }; \
        return looks[(board)[cell]]; \
    } \
    const uint8_t game_cycle[] = { 0, 1, 2, 0 };

/* ---- verbs ---- */

#define GRID_PLACE void game_place(void) { grid_place(); }
#define GRID_NAMES \
    void game_write_square(char *text) { grid_write_square(text); } \
    uint8_t game_find_square(const char *text) { return grid_find_square(text); }
#define GRID_DRAW_PIECE void game_draw_piece(uint8_t look) { grid_draw_piece(look); }
#define GRID_DRAW_SQUARE void game_draw_square(void) { grid_draw_square(); }
#define GRID_DRAW void game_draw(void) { grid_draw(); }
#define GRID_DRAW_STRIP void game_draw_strip(void) { grid_draw_strip(); }
#define GRID_VERBS GRID_PLACE GRID_NAMES GRID_DRAW_SQUARE GRID_DRAW GRID_DRAW_STRIP

#endif
