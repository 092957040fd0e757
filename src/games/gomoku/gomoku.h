/* gomoku.h: what the parts of go-moku share.
 *
 * The board has 16 cells a rank, of which the last is none, and a rank more than it needs: rank * 16 + file, from 0. A
 * move is its cell.
 *
 * A window is five cells in line, named by its direction and the lowest of them. Its state is a byte: the black men in
 * the low half, the white ones in the high half. So a man adds one to the twenty windows through his cell, or sixteen,
 * and takes it away again, and what he gains there is looked up by their states: one sum that orders moves, and is what
 * the judgement grows by. Windows that do not fit on the board begin at WINDOW_OFF, of which no man makes anything:
 * nobody asks where the board ends. The directions stand one behind the other so that a step below the first cell of
 * one comes to such a window of the one before.
 *
 * What forces is a window of three or four men of one side. Windows only fill along a path, so those that came to three
 * are logged, by side; the log of a ply is the beginning of its children's, and those that are no longer three are
 * passed over. A window of three is a pair of empty cells: a man in one makes a four, which must be stopped in the
 * other. A cell in two pairs with different others is a double: whoever is on turn and has one has as good as won, and
 * who is threatened by one has few moves.
 */
#ifndef GOMOKU_H
#define GOMOKU_H

#include "engine/game.h"
#include "engine/tt.h"

#define SIDE 15
#define STEP 16 /* from a cell to the one above it */
#define CELLS 256
#define LAST_CELL (SIDE * STEP) /* behind all that are on the board */
#define SQUARES (SIDE * SIDE)
#define LINE 5
#define WAYS 4
#define MIDDLE (SIDE / 2 * STEP + SIDE / 2)

#define BLACK 1
#define WHITE 2
#define EDGE 3 /* in gomoku_cell: no cell */

/* Windows: a man more, by side; states with men of one side alone. */
#define WINDOW_PAD ((LINE - 1) * (STEP + 1)) /* before the first direction */
#define WINDOWS (WINDOW_PAD + WAYS * CELLS)
#define WINDOW_OFF 0x55 /* ten men more, and no half is over */
#define ONE_BLACK 0x01
#define ONE_WHITE 0x10
#define ONE(side) ((side) ? ONE_WHITE : ONE_BLACK)
#define STATE_OF(side, men) ((uint8_t)((men) << ((side) ? 4 : 0)))

/* What a window of one side alone is worth by its men. A man gains what his windows are worth more, and what those of
 * the other side were worth. Five windows of a direction gain less than 256; with GAIN_EVENT and more one of them has
 * perhaps come to three, four or five, or is a four no more. Ones and twos: of eleven tries the best in games against
 * itself (tests/RESULTS.md). */
#define WORTH_1 1
#define WORTH_2 8
#define WORTH_3 30
#define WORTH_4 50
#define GAIN_EVENT (WORTH_4 - WORTH_3)

#define WORTH_WON 4000 /* a four or a double, and it is his turn; or two fours of the other's */
#define WORTH_MOVE 12  /* who is on turn */

/* As `make cycles` prints it; a test holds the two together. */
#define GOMOKU_CYCLES_PER_NODE 1051

/* A node without its toll (info.c), and the tolls in such nodes. */
#define GOMOKU_CYCLES_LEAST 281
#define COST_RANKED 2
#define COST_MADE 8
#define COST_CUT 32

/* The rule opening=swap (swap_opening.c). SWAP is a move that is no cell: behind all others, and the last cell of a
 * rank is
 * none. gomoku_opening: so many plies from the root belong to the opening, the choice being the last. */
#define RULES_SWAP 1
#define MEN_PUT 3 /* before the choice */
#define SWAP (LAST_CELL - 1)
#define gomoku_chooses() ((uint8_t)(gomoku_opening - ply) == 1)

extern uint8_t gomoku_opening;
extern uint8_t gomoku_cell[CELLS];
extern uint8_t gomoku_window[WINDOWS];
extern uint8_t gomoku_last_ply;           /* the ply at which the board is full */
extern uint8_t gomoku_value_lo[PLIES];    /* of all windows, for the side */
extern uint8_t gomoku_value_hi[PLIES];    /* to move, as two bytes */
extern uint8_t gomoku_fours[2][PLIES];    /* windows of four men and an empty cell, by side */

#define gomoku_value() ((int16_t)(gomoku_value_lo[ply] | gomoku_value_hi[ply] << 8))

/* The log, by side: direction and lowest cell of windows that came to three men. A full one is good for nothing. */
#define LOG_MOST 127
#define LOG_SIDE 128
extern uint8_t gomoku_log_way[2 * LOG_SIDE];
extern uint8_t gomoku_log_cell[2 * LOG_SIDE];
extern uint8_t gomoku_logged[2][PLIES];

/* Men within two of a cell, behind NEAR_PAD; those of the path below gomoku_near_ply are counted, and the root's. */
#define REACH 2
#define NEAR_PAD (REACH * (STEP + 1))
extern uint8_t gomoku_near[NEAR_PAD + CELLS + NEAR_PAD];
extern uint8_t gomoku_near_ply;
extern uint16_t gomoku_ranked;            /* cells ranked for lists since the last toll or the last list of the root */
#pragma zpsym ("gomoku_last_ply")
#pragma zpsym ("gomoku_near_ply")
#pragma zpsym ("gomoku_opening")

extern const uint8_t gomoku_way[WAYS];
extern const uint8_t gomoku_gain[2][CELLS]; /* what a man of a side gains in a window, by its state */

#define gomoku_windows(way) (gomoku_window + WINDOW_PAD + (way) * CELLS)

#define CODES (2 * LAST_CELL)
#define CODE_SWAPPED SWAP          /* the men have changed colour: those with whose turn it is */
#define CODE_RULES (LAST_CELL + SWAP) /* another game: no book knows it */
extern uint8_t gomoku_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* make and unmake of an ordinary ply; and of one of the opening, with its hash. */
void gomoku_put(void);
void gomoku_take(void);
void gomoku_make_opening(void);
void gomoku_unmake_opening(void);
void gomoku_hash_opening(void);

/* The judgement of a row is the other side's. */
void gomoku_turn_value(uint8_t row);

/* The code joins the key of row ply. */
void gomoku_mix(uint16_t code);

/* The man that the next move puts down. */
uint8_t gomoku_man(void);

/* What a man of `side` gains in a cell. */
uint16_t gomoku_gain_of(uint8_t cell);

/* The pairs of one side, those that came first in the log. */
#define PAIRS_MOST 32
extern uint8_t gomoku_pair_a[PAIRS_MOST];
extern uint8_t gomoku_pair_b[PAIRS_MOST];
extern uint8_t gomoku_pairs;
void gomoku_find_pairs(uint8_t who);

/* A double of these pairs, of which a man in `but` stops none; or NO_CELL. */
uint8_t gomoku_double(uint8_t but);

/* What to look at where nobody has a four: URGE_. If it is not URGE_NONE: the moves, in their order. */
#define ONLY_MOST (3 * PAIRS_MOST + 1) /* what makes fours, what stops a double, and it */
#define URGE_NONE 0 /* anything */
#define URGE_WIN 1  /* `side` has a double: there */
#define URGE_STOP 2 /* the other side has: what leaves it none, and what makes a four first */
#define URGE_LOST 3 /* it has, and there is no such move: into a double of it */
extern uint8_t gomoku_only[ONLY_MOST];
extern uint8_t gomoku_only_count;
uint8_t gomoku_urge(void);

/* Counts the men of the path within reach of cells. */
void gomoku_count_near(void);

/* The first empty cell from this one on, in a direction: there is one. */
uint8_t gomoku_hole(uint8_t way, uint8_t cell);

/* The empty cell of a window of four men of `who`: there is one. */
uint8_t gomoku_completes(uint8_t who);

/* Where the other side makes five all the same if `side` stops its four at `block`; or NO_CELL. Nothing has changed
 * behind it (view_block.c). */
uint8_t gomoku_left_open(uint8_t block);

/* What the search looks at (GameInfo.gen_candidates); what forces (GameInfo.forcing_step): to make four; who puts down the three men,
 * or plays by force (GameInfo.find_move). */
void gomoku_nearby(void);
uint8_t gomoku_force(uint8_t step);
uint8_t gomoku_brain(void);

/* Threats that take a move more (open_threes.c): those of `side`; the cell, where a five must be stopped, if `side`
 * has a
 * double meanwhile; and what stops the one just made: nothing, where nobody can tell or `side` wins itself. */
void gomoku_list_quiet(void);
void gomoku_list_block(uint8_t cell);
void gomoku_list_stops(void);

/* Squares as text, the end of which is returned. What begins with no square reads as NO_CELL; text_error_place is
 * behind it,
 * or where it is wrong. */
#define NO_CELL 255
char *gomoku_write_cell(char *text, uint8_t cell);
uint8_t gomoku_read_cell(const char *text);

#endif
