/* reversi.h: the state of a game of reversi, and the functions its files share.
 *
 * The one idea that makes it fast: the evaluation is a sum over discs and edges. So the gain of a move can be computed
 * along its eight rays without making the move, and game_frontier makes no moves at all.
 *
 * Board. It has nine columns, the first of which is border, and a border row above and below: a1 is cell 10, b1 11, a2
 * 19, h8 80. Border cells are EMPTY, so a ray over enemy discs stops there without a bounds test. A move is a cell, or
 * PASS. BLACK is 1 and WHITE is $FF, so that the sign separates the colours.
 *
 * Empty squares are in a doubly linked ring, the best squares first; moves are listed in that order. The discs that a
 * move turns are pushed onto one stack for the whole path; reversi_turned_from has the start of each ply. No path of a
 * search turns more than 256 discs. In longer random games the stack wraps round.
 *
 * Evaluation. The value of a disc depends on its square and on the number of empty neighbours: together the "state" of
 * a cell (weights.h). Turning a disc gains twice its value. Only the new disc changes the number of empty neighbours of
 * other cells; turned discs do not. So the gain of a move is the value of the new disc, the gain of the turned discs
 * along the rays, and the change of the new disc's neighbours. The edges are added: each has two windows of five
 * squares, and the state of a window is a number in base 3 (0 empty, 1 black, 2 white), the index of a table.
 */
/* SPDX-License-Identifier: MIT */
#ifndef REVERSI_H
#define REVERSI_H

#include "engine/game.h"
#include "engine/tt.h"
#include "games/reversi/weights.h"

#define STEP 9
#define FIRST_CELL 10
#define LAST_CELL 80
#define CELLS 91
#define PLACES 71 /* number of cells from a1 to h8 */
#define SQUARES 64
#define RING 0 /* head of the ring of empty squares, a border cell */
#define PASS 0
#define MEN_MOST 64

#define EMPTY 0
#define BLACK 0x01
#define WHITE 0xFF
#define TURN 0xFE /* BLACK ^ WHITE */
#define NO_DISC 0x80 /* a character of a position that stands for no disc */

/* Cycles of a node as `make cycles` measures them; a test compares this number with the measurement. */
#define REVERSI_CYCLES_PER_NODE 1681

/* Cycles of a node without extra cost; then the extra costs (info.c), in units of such nodes. `make extra-cost
 * GAME=reversi` measures them. */
#define REVERSI_CYCLES_LEAST 413
#define COST_MADE 8 /* also the cost of a cut-off */

extern uint8_t reversi_window[WINDOWS];    /* states of the edges' windows */
extern uint8_t reversi_discs;              /* number of discs on the board */
extern uint8_t reversi_top;              /* top of the stack: next free byte */
#pragma zpsym ("reversi_window")
#pragma zpsym ("reversi_discs")
#pragma zpsym ("reversi_top")
extern uint8_t reversi_cell[CELLS];
extern uint8_t reversi_state[CELLS];
extern uint8_t reversi_next[CELLS];        /* the ring: next empty square; reversi_before: the previous one */
extern uint8_t reversi_before[CELLS];
extern uint8_t reversi_turned[256];        /* the stack of turned discs */
extern uint8_t reversi_turned_from[PLIES]; /* where the discs of a ply's move start on the stack */
extern uint8_t reversi_value_lo[PLIES];    /* evaluation for Black, low byte, by the tables of a stage */
extern uint8_t reversi_value_hi[PLIES];    /* high byte */
extern uint8_t reversi_value_stage[PLIES]; /* the stage whose tables gave this evaluation */

/* Cells of the rim, by cell - FIRST_CELL: edge * 8 + position on the edge. Edges: 0 upper, 1 lower, 2 left, 3 right; a
 * corner belongs to the upper or lower edge. 255: not on the rim. */
extern const uint8_t reversi_rim[PLACES];

/* Weight of a disc in the two windows of its edge, by position: a power of 3, or 0. */
extern const uint8_t reversi_edge_power[EDGE_WINDOWS][8];

/* Random bytes for the Zobrist key, by index: `cell` for a black disc there, TURN_CODE + cell if the disc there is
 * turned, 0 if the side to move changes. */
#define TURN_CODE CELLS
extern uint8_t reversi_random[2 * CELLS + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* The squares of the board in the order of the ring. */
extern const uint8_t reversi_order[SQUARES];

/* Called once, before anything is played. In assembly it writes the unrolled code for each direction. */
void reversi_prepare(void);

/* Build a position: the empty board, then disc by disc, then outcome and hash key. */
void reversi_clear(void);
void reversi_add(uint8_t cell, uint8_t disc);
void reversi_ready(void);

/* Puts a disc of `side` on the cell `move` without turning any. */
void reversi_place(void);

/* Fills the current tables (weights.h) with those of reversi_stage. */
void reversi_load(void);

/* Computes reversi_value of this ply with the current tables. */
void reversi_recount(void);

#endif
