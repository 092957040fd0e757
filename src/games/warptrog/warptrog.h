/* warptrog.h: what the parts of warp trog share.
 *
 * The board has a rim: cell = 7 + 7 * rank + file, a1 is 7, f6 is 47; row 0, row
 * 7 and the seventh column, which serves both ends of a rank, are RIM. A man is
 * one byte: whose he is, whether he is a Trog, and his number, which is also
 * where warptrog_at keeps his cell (0 when he is gone).
 *
 * A move is cell * 4 + direction. A warp is WARP, with a seed in its high byte
 * and low six bits when it is played for good: from that seed warptrog_warp
 * draws the squares, so that a game with its warps can be replayed.
 */
#ifndef WARPTROG_H
#define WARPTROG_H

#include "engine/game.h"
#include "engine/hash.h"

#define SIZE 6
#define ROW 7
#define CELLS 56
#define FIRST_CELL 7  /* a1 */
#define LAST_CELL 47  /* f6 */
#define MEN 5         /* a side */
#define WARPS 5

#define EMPTY 0
#define RIM 0x20
#define BOTTOM 0x40   /* man of the first player */
#define TOP 0x80      /* man of the second */
#define TROG 0x10
#define NUMBER 0x0F   /* 0 to 4, 8 to 12 for the top side */
#define NUMBERS 13

#define UP 0
#define DOWN 1
#define LEFT 2
#define RIGHT 3

#define WARP 0xC0
#define SEED_BITS 0x3F /* of the low byte */

#define QUIET_MOST 120 /* plies without progress: a draw */

#define WARPTROG_CYCLES_PER_NODE 1000

extern uint8_t warptrog_board[CELLS];
extern uint8_t warptrog_at[NUMBERS];
#pragma zpsym ("warptrog_board")
#pragma zpsym ("warptrog_at")
extern uint8_t warptrog_warps[2];          /* left, by side */
extern uint8_t warptrog_taken[PLIES];      /* what the move from this ply took */
extern uint8_t warptrog_mover[PLIES];      /* who moved, as he was before */
extern const uint8_t warptrog_step[4];     /* by direction */

/* Random bytes for the hash: cell - FIRST_CELL, + KIND for each of bottom Valg,
 * bottom Trog, top Valg, top Trog; then the side to move. Warps left are no part
 * of it: a repetition never reaches across a warp, nor does a search. */
#define KIND (LAST_CELL - FIRST_CELL + 1)
#define CODE_SIDE (4 * KIND)
#define CODES (CODE_SIDE + 1)
extern uint8_t warptrog_random[CODES + (KEY_BYTES - 1) * HASH_STEP];

/* Plays `move`, a warp with its seed, for `side`: the men only. warptrog_unwarp
 * takes it back; one warp with a seed can be on a path, as games are played from
 * ply 0. */
void warptrog_warp(void);
void warptrog_unwarp(void);

/* Value kept up by make: of men and where they stand, for the bottom side. */
extern uint8_t warptrog_value_lo[PLIES];
extern uint8_t warptrog_value_hi[PLIES];

/* Counts it anew at ply 0. */
void warptrog_recount(void);

#endif
