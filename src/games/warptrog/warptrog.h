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
#include "engine/tt.h"

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

#define WARPTROG_CYCLES_PER_NODE 1073

/* A node without its toll (info.c), and the tolls in such nodes: `make tolls GAME=warptrog` fits them. */
#define WARPTROG_CYCLES_LEAST 252
#define COST_MADE 4
#define COST_CUT 12

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
#define KIND 41 /* LAST_CELL - FIRST_CELL + 1 */
#define CODE_SIDE 164 /* 4 * KIND */
#define CODES (CODE_SIDE + 1)
uint8_t warptrog_code(uint8_t cell, uint8_t man);
extern uint8_t warptrog_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* make and unmake of a warp, all but ply and side. One warp with a seed can be on
 * a path, as games are played from ply 0. */
void warptrog_warp(void);
void warptrog_unwarp(void);

/* The same landing by landing, of `side` with the seed in `move`: lift keeps the
 * board, land is 1 as long as a Trog has come from `from` to `to` (or stayed,
 * where a man of his own stands there), put_back takes all of them back. */
void warptrog_lift(void);
uint8_t warptrog_land(void);
void warptrog_put_back(void);
extern uint8_t warptrog_from;
extern uint8_t warptrog_to;
extern uint8_t warptrog_there;             /* who stood there */

/* ---- the evaluation, in 64ths of the logarithm of the odds to win ----
 *
 * What make keeps up, for the bottom side: where the men stand, and `material`:
 * how many Valgs and Trogs each side has (a table, as a second Trog is worth far
 * more than a third), and who has the opposition. eval adds what the side to move
 * can take at once. The numbers come from 12,000 games of the program against
 * itself: a regression of the result on these terms.
 *
 * The opposition: every quiet step changes the colour of one man's square by one
 * (file + rank of a Trog, rank of a Valg), and the side to move. So the parity of
 * all colours and the side together stays as it is until a man is taken or
 * promoted or warps: warptrog_parity. Two Trogs alone: 1 is good for the bottom
 * side. The start is bad for who begins.
 */
#define WORTH_TAKE_TROG 92
#define WORTH_TAKE_VALG 36
extern const uint8_t warptrog_worth[4 * KIND];    /* to its owner, by the code of the hash */
extern const uint8_t warptrog_mix_worth[6 * 8];   /* by Trogs * 8 + Valgs */
extern const uint8_t warptrog_opposition[3 * 11]; /* by sides with warps, Valgs */
#define MIX_TROG 8
#define RANK_TAKE 200
#define RANK_WARP 190 /* behind captures: it costs little to look at, and often it is enough */

/* A warp below the root, whose squares nobody draws (eval.c): what is left of the value, 7 eighths, less the
 * warp itself and what the enemy can take. A Trog in danger mostly gets away. A regression over 90,000 games has
 * the last warp at 113, the others at 15 each. At 10 the search sees warps everywhere and loses (59.5% of 400 games
 * against the player of 1983), at 20 to 35 it makes 80 to 82%, at 50, the same for all, 72.8%. */
#define WARP_COST 20
#define WARP_COST_LAST 60
#define WARP_TAKE_TROG 18

extern uint8_t warptrog_value_lo[PLIES];
extern uint8_t warptrog_value_hi[PLIES];
extern uint8_t warptrog_mix[2];      /* Trogs * 8 + Valgs, by side */
extern uint8_t warptrog_parity;
extern uint8_t warptrog_warpers;     /* 11 * sides with warps left at the root */
extern int16_t warptrog_material;    /* as of mix and parity */
#pragma zpsym ("warptrog_mix")
#pragma zpsym ("warptrog_parity")
#pragma zpsym ("warptrog_warpers")
#pragma zpsym ("warptrog_material")

extern uint8_t warptrog_best_move;   /* frontier: the best so far */
#pragma zpsym ("warptrog_best_move")

/* Counts it all anew, into row `ply`. */
void warptrog_recount(void);

/* Sets warptrog_material. */
void warptrog_weigh(void);

/* 1: a Valg may step onto a cell: empty, or an enemy without support. */
uint8_t warptrog_valg_may(uint8_t to, uint8_t enemy);

/* 1: a Valg of `side` on this cell becomes a Trog. What a man there counts. In C alone: the
 * assembly has tables and macros for them. */
uint8_t warptrog_is_far(uint8_t cell);
int16_t warptrog_worth_of(uint8_t cell, uint8_t man);

/* What a warp of the other side that has just been made at the root, with no squares
 * drawn, is worth for `side`: sets score. */
void warptrog_guess(void);
extern uint8_t warptrog_guessed;     /* 1: the guess of this root is known */

#endif
