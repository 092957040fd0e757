/* reversi.h: what the parts of reversi share.
 *
 * Cells: the board has nine columns, of which the first is border, and a
 * border row above and below: a1 is 10, b1 11, a2 19, h8 80. Border cells are
 * as empty as others, so a ray that runs over enemy men ends at the border by
 * itself. A move is a cell, or PASS.
 *
 * Empty squares hang in a ring, best squares first: moves are listed in that
 * order. Men turned over lie on one stack for the whole path; a row remembers
 * where each ply began. 256 men are more than any path of a search turns; the
 * stack goes round when random games do.
 *
 * The evaluation knows windows: up to five squares in line, seen from their end
 * at the border. A window's state is a number in base 3, digit 0 for empty, 1
 * black, 2 white, kept up to date by make: a man turned white adds the power
 * of his digit, a man turned black takes it away.
 */
#ifndef REVERSI_H
#define REVERSI_H

#include "engine/game.h"
#include "engine/hash.h"

#define STEP 9
#define FIRST_CELL 10
#define LAST_CELL 80
#define CELLS 91
#define RING 0 /* where the ring of empty squares begins and ends */
#define PASS 0
#define MEN_MOST 64

#define EMPTY 0
#define BLACK 0x01
#define WHITE 0xFF
#define TURN 0xFE /* black ^ white */
#define EDGE 0x80 /* no man at all */

/* As `make cycles` prints it; a test holds the two together. */
#define REVERSI_CYCLES_PER_NODE 1700

#include "games/reversi/windows.h"

extern uint8_t reversi_window[WINDOWS];
extern uint8_t reversi_men;                /* on the board */
extern uint8_t reversi_top;                /* of the stack: next free byte */
#pragma zpsym ("reversi_window")
#pragma zpsym ("reversi_men")
#pragma zpsym ("reversi_top")
extern uint8_t reversi_cell[CELLS];
extern uint8_t reversi_next[CELLS];        /* the ring of empty squares */
extern uint8_t reversi_before[CELLS];
extern uint8_t reversi_touch[CELLS];       /* men next to a cell */
extern uint8_t reversi_turned[256];        /* the stack */
extern uint8_t reversi_turned_from[PLIES]; /* where the men of a ply's move begin */

/* Random bytes for the hash: cell for a black man there, TURN_CODE + cell for a
 * man turned over, and 0 for the side. */
#define TURN_CODE CELLS
extern uint8_t reversi_random[2 * CELLS + (KEY_BYTES - 1) * HASH_STEP];

/* Squares of the board in the order of the ring. */
#define SQUARES 64
extern const uint8_t reversi_order[SQUARES];

/* What a position is built with: nothing on the board, then man by man, then
 * outcome and hash. */
void reversi_clear(void);
void reversi_add(uint8_t cell, uint8_t man);
void reversi_ready(void);

/* A man comes onto a cell, or leaves it: cell, windows, ring, neighbours. */
void reversi_place(void); /* `move`, of `side` */

#endif
