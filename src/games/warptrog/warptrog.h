/* warptrog.h: the state of warp trog and what its files share. Pieces are Valgs and Trogs; the bottom side moves
 * first.
 *
 * The board has a rim: cell = 7 + 7 * rank + file, so a1 is 7 and f6 is 47. Row 0, row 7 and the seventh column,
 * which borders both ends of a rank, are RIM. So no code tests for the edge. A piece is one byte: its side, whether
 * it is a Trog, and its number. warptrog_at has its cell by number (0: captured), so moves and captures are found
 * piece by piece without scanning the board.
 *
 * The idea that makes it fast: make keeps the evaluation up to date, for the bottom side, in warptrog_value. A quiet
 * step changes it by the difference of two table entries. So a frontier node (one ply to go) scores quiet steps
 * without making them. It looks for the enemy's captures only if a step could be the best one.
 *
 * A move is cell * 4 + direction. A warp is WARP. When it is really played it has a seed in its high byte and low six
 * bits. warptrog_warp draws the squares from that seed, so that a game with its warps can be replayed. In the search
 * a warp has no seed and its value is estimated. */
/* SPDX-License-Identifier: MIT */
#ifndef WARPTROG_H
#define WARPTROG_H

#include "engine/game.h"
#include "engine/tt.h"

#define SIZE 6
#define ROW 7
#define CELLS 56
#define FIRST_CELL 7  /* a1 */
#define LAST_CELL 47  /* f6 */
#define PIECES 5      /* a side */
#define WARPS 5

#define EMPTY 0
#define RIM 0x20
#define BOTTOM 0x40   /* piece of the first player */
#define TOP 0x80      /* piece of the second player */
#define TROG 0x10
#define NUMBER 0x0F   /* 0 to 4, and 8 to 12 for the top side */
#define NUMBERS 13

#define UP 0
#define DOWN 1
#define LEFT 2
#define RIGHT 3

#define WARP 0xC0
#define SEED_BITS 0x3F /* in the low byte */

#define QUIET_MOST 120 /* plies without progress: a draw */

/* Cycles of a node as `make cycles` measures them; a test compares this number with the measurement. */
#define WARPTROG_CYCLES_PER_NODE 1073

/* Cycles of a node without extra cost (info.c), and the extra costs of a move made and of a cut-off, in such nodes.
 * `make extra-cost GAME=warptrog` fits them. */
#define WARPTROG_CYCLES_LEAST 252
#define COST_MADE 4
#define COST_CUT 12

extern uint8_t warptrog_board[CELLS];
extern uint8_t warptrog_at[NUMBERS];
#pragma zpsym ("warptrog_board")
#pragma zpsym ("warptrog_at")
extern uint8_t warptrog_warps[2];          /* warps left, by side */
extern uint8_t warptrog_taken[PLIES];      /* piece captured by the move of this ply, or EMPTY */
extern uint8_t warptrog_mover[PLIES];      /* piece that moved, as it was before the move */
extern const uint8_t warptrog_step[4];     /* by direction */

/* Zobrist features: cell - FIRST_CELL, plus 0 to 3 times KIND for bottom Valg, bottom Trog, top Valg, top Trog; then
 * the side to move. The warps left are not part of the key: neither repetition nor search reaches across a warp. */
#define KIND 41 /* LAST_CELL - FIRST_CELL + 1 */
#define CODE_SIDE 164 /* 4 * KIND */
#define CODES (CODE_SIDE + 1)
uint8_t warptrog_code(uint8_t cell, uint8_t piece);
extern uint8_t warptrog_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* make and unmake of a warp, except ply and side. At most one warp with a seed can be on a path, because games are
 * played from ply 0. So one saved board is enough. */
void warptrog_warp(void);
void warptrog_unwarp(void);

/* A warp Trog by Trog, for `side` and the seed in `move`. lift saves the board. land moves the next Trog from
 * warptrog_from to warptrog_to (it stays if a piece of its own side is there) and returns 1, or 0 if no Trog is left.
 * put_back restores the board. */
void warptrog_lift(void);
uint8_t warptrog_land(void);
void warptrog_put_back(void);
extern uint8_t warptrog_from;
extern uint8_t warptrog_to;
extern uint8_t warptrog_there;             /* piece that was on warptrog_to */

/* ---- the evaluation, in 64ths of the logarithm of the odds to win ----
 *
 * make keeps two terms up to date, for the bottom side: the squares of the pieces, and `material`. Material is the
 * number of Valgs and Trogs of each side (a table, because a second Trog is worth far more than a third), and the
 * opposition. eval adds what the side to move can capture at once. The numbers come from a regression of the result on
 * these terms over 12,000 games of the program against itself.
 *
 * The opposition: every quiet step changes the colour of one piece's square (file + rank for a Trog, rank for a Valg)
 * and the side to move. So the parity of all colours and the side together, warptrog_parity, stays the same until a
 * piece is captured, promoted or warps. With two Trogs alone, 1 is good for the bottom side. The start position is
 * bad for the first player. */
#define WORTH_TAKE_TROG 92
#define WORTH_TAKE_VALG 36
extern const uint8_t warptrog_worth[4 * KIND];    /* for its owner, by Zobrist feature */
extern const uint8_t warptrog_mix_worth[6 * 8];   /* by Trogs * 8 + Valgs */
extern const uint8_t warptrog_opposition[3 * 11]; /* by number of sides with warps left, and of Valgs */
#define MIX_TROG 8
#define RANK_TAKE 200
#define RANK_WARP 190 /* after captures: it costs little to search and often causes a cut-off */

/* A warp below the root, whose squares are not drawn (eval.c): 7 eighths of the value remain, minus the cost of the
 * warp and what the enemy can capture. A Trog in danger mostly escapes, so WARP_TAKE_TROG is small. A regression over
 * 90,000 games puts the last warp at 113, the others at 15 each. With a cost of 10 the search warps too often (59.5% of
 * 400 games against the 1983 player); 20 to 35 score 80 to 82%, 50 for all warps 72.8%. */
#define WARP_COST 20
#define WARP_COST_LAST 60
#define WARP_TAKE_TROG 18

extern uint8_t warptrog_value_lo[PLIES];
extern uint8_t warptrog_value_hi[PLIES];
extern uint8_t warptrog_mix[2];      /* Trogs * 8 + Valgs, by side */
extern uint8_t warptrog_parity;
extern uint8_t warptrog_warpers;     /* 11 * number of sides with warps left at the root */
extern int16_t warptrog_material;    /* value of mix and parity */
#pragma zpsym ("warptrog_mix")
#pragma zpsym ("warptrog_parity")
#pragma zpsym ("warptrog_warpers")
#pragma zpsym ("warptrog_material")

extern uint8_t warptrog_best_move;   /* frontier: best move so far */
#pragma zpsym ("warptrog_best_move")

/* Computes value, mix, parity and material from the board, for the current ply. */
void warptrog_recount(void);

/* Sets warptrog_material from mix and parity. */
void warptrog_find_material(void);

/* 1: a Valg may step onto a cell: it is empty, or has an enemy piece without support. */
uint8_t warptrog_valg_may(uint8_t to, uint8_t enemy);

/* warptrog_is_far: 1 if a Valg of `side` on this cell becomes a Trog. warptrog_worth_of: value of a piece on a cell,
 * for the bottom side. Both are in C only: the assembly has tables and macros instead. */
uint8_t warptrog_is_far(uint8_t cell);
int16_t warptrog_worth_of(uint8_t cell, uint8_t piece);

/* In frontier.c. warptrog_best_catch returns the value of the best piece that `side` can capture at once: a Trog, a
 * Valg, or 0 if there is none. warptrog_eval_plain is game_eval for a position without a warp. */
uint8_t warptrog_best_catch(void);
void warptrog_eval_plain(void);

/* Estimates a warp without drawn squares that the other side has just made at the root. Sets score, for `side`. */
void warptrog_estimate(void);
extern uint8_t warptrog_estimate_known;     /* 1: the estimate of this root is known */

#endif
