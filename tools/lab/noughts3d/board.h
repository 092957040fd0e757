/* board.h: Noughts in Space for the solver (solve.h): board, keys, and attacks with threes only. Cells are 0 to 63 as
 * in src/games/noughts3d; otherwise the code is independent of the game.
 */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_NOUGHTS3D_BOARD_H
#define LAB_NOUGHTS3D_BOARD_H

#include <stdint.h>

#define N3_CELLS 64
#define N3_NONE 255

void n3_board_start(void);

/* Clears the board; places a mark of side 0 or 1; removes it. */
void n3_clear(void);
void n3_put(unsigned side, unsigned cell);
void n3_take(unsigned side, unsigned cell);
extern uint64_t n3_men[2];

/* Returns a cell where the side completes a line, or N3_NONE. */
unsigned n3_hole(unsigned side);

/* Returns the smallest key of all 192 symmetric boards. */
uint64_t n3_key(void);

/* Returns the value of the lines of side 0 minus that of side 1. */
int n3_worth(void);

/* Returns 1 if `side`, which is to move, wins by making only threes; *wins is its first move. */
int n3_forces(unsigned side, unsigned *wins);

/* Limit for one attack: positions searched. More than that counts as no win. */
extern unsigned n3_force_nodes;

/* The same for a board whose only three, if any, is one that the other side completes at `must` (N3_NONE: none). */
int n3_attacks(unsigned side, unsigned must);

/* After n3_attacks has found a win of side 0, with side 1 to move: returns all moves of side 1 that may help, as
 * bits. */
uint64_t n3_meets(void);

#endif
