/* solver.h: the endgame solver, which searches to the last square. ending.c calls it.
 *
 * A score is the discs of the side to move minus those of the other side at the end of the game, plus ENDED_EVEN, so
 * that it is an unsigned byte. As in tournaments, squares that neither side can fill count for the winner. Arrays are
 * indexed by the number of empty squares.
 */
/* SPDX-License-Identifier: MIT */
#ifndef GAMES_REVERSI_SOLVER_H
#define GAMES_REVERSI_SOLVER_H

#include "games/reversi/reversi.h"

#define SOLVE_LEAST 3  /* fewest and most empty squares of a position to solve */
#define SOLVE_MOST 16
#define SORT_LEAST 8   /* with at least this many empty squares, moves are sorted */
#define ENDED_EVEN 66  /* both sides have the same number of discs */
#define ENDED_BOTH 132 /* sum of a score and the same score seen from the other side */
#define ENDED_LEAST 2  /* the side to move has no disc left */
#define ENDED_BEST 130 /* the other side has no disc left */
#define ENDED_NONE 0   /* no move has been searched yet */

/* Input of reversi_solve_tree: solve_top, the number of empty squares; at that index the window (solve_alpha,
 * solve_beta) and solve_discs; solve_first, the square to try first, or 0.
 * Output: solve_score; solve_move, the best square of the root; solve_stopped, 1 if budget_poll has stopped it. */
extern uint8_t solve_top;
extern uint8_t solve_first;
extern uint8_t solve_score;
extern uint8_t solve_move;
extern uint8_t solve_stopped;
extern uint8_t solve_parity; /* a bit for each quadrant of the board: 1 if its number of empty squares is odd */
#pragma zpsym ("solve_parity")
extern uint8_t solve_alpha[SOLVE_MOST + 1];
extern uint8_t solve_beta[SOLVE_MOST + 1];
extern uint8_t solve_discs[SOLVE_MOST + 1]; /* score if the game ended now, without the empty squares */
extern uint8_t solve_best[SOLVE_MOST + 1];
extern uint8_t solve_cell[SOLVE_MOST + 1];   /* the current move */
extern uint8_t solve_passed[SOLVE_MOST + 1]; /* 1: the side to move has passed, and the other side's moves are tried */
extern uint8_t solve_from[SOLVE_MOST + 1]; /* solve_list_end before the node's moves were listed */

/* By cell - FIRST_CELL: the bit of its quadrant, 1, 2, 4 or 8. */
extern const uint8_t reversi_quarter[PLACES];

/* Solves the position on the board for `side`. The board is unchanged afterwards. */
void reversi_solve_tree(void);

/* ---- shared by the files of the solver ---- */

#define OWN (side ? WHITE : BLACK)
#define ENEMY (side ? BLACK : WHITE)
extern uint8_t solve_left; /* empty squares: index of the current node */
extern const int8_t solve_direction[8];

/* solve_turn_discs turns the discs of a move of `side` on an empty cell and returns their number; 0: the move is
 * illegal. solve_turn_back turns them back. */
uint8_t solve_turn_discs(uint8_t cell);
void solve_turn_back(uint8_t cell);

/* solve_take puts a disc of `side` on the cell; solve_free removes it. */
void solve_take(uint8_t cell);
void solve_free(uint8_t cell);

extern uint8_t solve_list_end;             /* last move of the sorted lists, which are in list_lo and list_rank */
extern uint8_t solve_even[SOLVE_MOST + 1]; /* 1: the squares of odd quadrants have been tried, now those of even ones */
void solve_sort(void);
uint8_t solve_next(void);

/* GameInfo.find_move (ending.c). */
uint8_t reversi_solve(void);

#endif
