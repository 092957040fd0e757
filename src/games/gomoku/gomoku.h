/* gomoku.h: what the parts of go-moku share.
 *
 * The board has 16 cells a rank, of which the last is always empty, and a rank more than it needs: rank * 16 + file, from 0. A
 * move is its cell.
 *
 * A window is five cells in line, named by its direction and the lowest of them. Its state is a byte: the black men in the low
 * half, the white ones in the high half. So a man adds one to the windows through his cell, or sixteen, and takes it away
 * again, and what a window is worth, and whether it is a four that must be met, is looked up by its state. Those that do not
 * fit on the board begin at WINDOW_OFF, which no man makes anything of: nobody asks where the board ends. Steps are bytes that turn over; a cell
 * that a step beyond the edge comes to belongs to a window that does not fit.
 */
#ifndef GOMOKU_H
#define GOMOKU_H

#include "engine/game.h"
#include "engine/hash.h"

#define SIDE 15
#define STEP 16 /* from a cell to the one above it */
#define CELLS 256
#define LAST_CELL (SIDE * STEP) /* behind all that are on the board */
#define SQUARES (SIDE * SIDE)
#define LINE 5
#define WAYS 4
#define REACH 2       /* the search looks at cells that far from a man, */
#define NEAR_MOST 40  /* and at so many at most */

#define BLACK 1
#define WHITE 2

/* A man more in a window, by side; and states with men of one side alone. */
#define WINDOW_OFF 0x88
#define ONE_BLACK 0x01
#define ONE_WHITE 0x10
#define ONE(side) ((side) ? ONE_WHITE : ONE_BLACK)
#define STATE_OF(side, men) ((uint8_t)((men) << ((side) ? 4 : 0)))

#define GOMOKU_CYCLES_PER_NODE 30000

extern uint8_t gomoku_cell[CELLS];
extern uint8_t gomoku_window[WAYS][CELLS];
extern uint8_t gomoku_near[CELLS];  /* men within REACH */
extern uint8_t gomoku_men;
extern uint8_t gomoku_fours[2];     /* windows of four men and an empty cell, by side */
extern int16_t gomoku_worth;        /* of all windows, as black sees it */

extern const uint8_t gomoku_way[WAYS];
extern const int8_t gomoku_value[CELLS]; /* of a window by its state, as black sees it */

#define CODE_SIDE (2 * LAST_CELL)
#define CODES (CODE_SIDE + 1)
extern uint8_t gomoku_random[CODES + (KEY_BYTES - 1) * HASH_STEP];

/* Puts a man of `side` on a cell, or takes him away, with all that is counted. 1: he makes five. */
uint8_t gomoku_put(uint8_t cell);
void gomoku_take(uint8_t cell);

/* An empty board. */
void gomoku_clear(void);

/* The empty cell of a window of four men of `who`: there is one. */
uint8_t gomoku_completes(uint8_t who);

/* What the search looks at (GameInfo.nearby); what forces (GameInfo.force): to make four. */
void gomoku_nearby(void);
uint8_t gomoku_force(uint8_t step);

/* Squares as text. What begins with no square reads as NO_CELL; text_place is behind it, or where it is wrong. */
#define NO_CELL 255
void gomoku_write_cell(char *text, uint8_t cell);
uint8_t gomoku_read_cell(const char *text);

#endif
