/* board.h: noughts and crosses in space for the solver (n3solve.h): board, keys, and attacks by threes alone. Cells
 * are 0 to 63 as in src/games/noughts3d, of which it is otherwise independent.
 */
#ifndef LAB_NOUGHTS3D_BOARD_H
#define LAB_NOUGHTS3D_BOARD_H

#include <stdint.h>

#define N3_CELLS 64
#define N3_NONE 255

void n3_board_start(void);

/* The board: an empty one, a man of side 0 or 1, and off again. */
void n3_clear(void);
void n3_put(unsigned side, unsigned cell);
void n3_take(unsigned side, unsigned cell);
extern uint64_t n3_men[2];

/* The cell where the side completes a line, or N3_NONE. */
unsigned n3_hole(unsigned side);

/* The least of the keys of all 192 ways to look at the board. */
uint64_t n3_key(void);

/* What the lines of side 0 are worth, less those of side 1. */
int n3_worth(void);

/* 1: `side`, whose turn it is, wins by making threes alone; `wins` is his first move. */
int n3_forces(unsigned side, unsigned *wins);

/* The same where nobody has a three but the other side, which completes it at `must`, or N3_NONE. */
int n3_attacks(unsigned side, unsigned must);

/* n3_attacks has found a win of side 0, but it is the other's turn: all his moves that may be of use, as bits. */
uint64_t n3_meets(void);

#endif
