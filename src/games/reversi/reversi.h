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
 * The evaluation: a man is worth what his square and the number of its empty
 * neighbours say, who turns them over gains twice that, and it is only a new
 * man, not men turned, that changes a number of neighbours. So the worth of a move
 * is found along its rays, without making it. To this come the edges, by
 * windows of five squares whose state is a number in base 3, digit 0 for
 * empty, 1 black, 2 white.
 */
#ifndef REVERSI_H
#define REVERSI_H

#include "engine/game.h"
#include "engine/tt.h"
#include "games/reversi/weights.h"

#define STEP 9
#define FIRST_CELL 10
#define LAST_CELL 80
#define CELLS 91
#define PLACES 71 /* cells from a1 to h8 */
#define SQUARES 64
#define RING 0 /* where the ring of empty squares begins and ends */
#define PASS 0
#define MEN_MOST 64

#define EMPTY 0
#define BLACK 0x01
#define WHITE 0xFF
#define TURN 0xFE /* black ^ white */
#define NO_MAN 0x80

/* As `make cycles` prints it; a test holds the two together. */
#define REVERSI_CYCLES_PER_NODE 1681

/* A node without its toll (info.c), and the tolls in such nodes: `make tolls GAME=reversi` fits them. */
#define REVERSI_CYCLES_LEAST 413
#define COST_MADE 8 /* and a cut-off as much */

extern uint8_t reversi_window[WINDOWS];
extern uint8_t reversi_men;                /* on the board */
extern uint8_t reversi_top;                /* of the stack: next free byte */
#pragma zpsym ("reversi_window")
#pragma zpsym ("reversi_men")
#pragma zpsym ("reversi_top")
extern uint8_t reversi_cell[CELLS];
extern uint8_t reversi_state[CELLS];
extern uint8_t reversi_next[CELLS];        /* the ring of empty squares */
extern uint8_t reversi_before[CELLS];
extern uint8_t reversi_turned[256];        /* the stack */
extern uint8_t reversi_turned_from[PLIES]; /* where the men of a ply's move begin */
extern uint8_t reversi_value_lo[PLIES];    /* the evaluation for black, as two */
extern uint8_t reversi_value_hi[PLIES];    /* bytes, by the tables of a stage; */
extern uint8_t reversi_value_stage[PLIES]; /* the stage it was counted for */

/* Cells of the rim: edge * 8 + the place on it; the corners of the left and
 * the right edge stand at the upper and lower ones. 255: an inner cell. */
extern const uint8_t reversi_rim[PLACES];

/* What a man on an edge counts in its windows, by his place. */
extern const uint8_t reversi_edge_power[EDGE_WINDOWS][8];

/* Random bytes for the hash: cell for a black man there, TURN_CODE + cell for a
 * man turned over, and 0 for the side. */
#define TURN_CODE CELLS
extern uint8_t reversi_random[2 * CELLS + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* Squares of the board in the order of the ring. */
extern const uint8_t reversi_order[SQUARES];

/* Once, before anything is played: in assembly it writes the code for each direction. */
void reversi_prepare(void);

/* What a position is built with: nothing on the board, then man by man, then
 * outcome and hash. */
void reversi_clear(void);
void reversi_add(uint8_t cell, uint8_t man);
void reversi_ready(void);

/* Puts `move`, a man of `side`, onto the board; nobody turns. */
void reversi_place(void);

/* Puts the tables of reversi_stage in force. */
void reversi_load(void);

/* Writes row ply of reversi_value by the tables in force. */
void reversi_recount(void);

#endif
