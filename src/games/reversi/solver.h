/* solver.h: the end of a game, played out.
 *
 * Scores are men of the side to move less those of the other when the game is
 * over, + ENDED_EVEN, so that they are bytes without a sign; squares that nobody can
 * fill are the winner's, as in tournaments. Rows go by the number of empty squares left.
 */
#ifndef GAMES_REVERSI_SOLVER_H
#define GAMES_REVERSI_SOLVER_H

#include "games/reversi/reversi.h"

#define SOLVE_LEAST 3  /* empty squares */
#define SOLVE_MOST 16
#define SORT_LEAST 8   /* empty squares from which moves are sorted */
#define ENDED_EVEN 66
#define ENDED_BOTH 132 /* a score and its opposite */
#define ENDED_LEAST 2  /* all men are the other side's */
#define ENDED_BEST 130
#define ENDED_NONE 0   /* no move yet */

/* In: the row of solve_top: scores between which the true one is wanted, and what the
 * board is worth; the square to try first, or 0.
 * Out: the score there; the best square of the root; 1: budget_poll ended it. */
extern uint8_t solve_top;
extern uint8_t solve_first;
extern uint8_t solve_score;
extern uint8_t solve_move;
extern uint8_t solve_stopped;
extern uint8_t solve_parity; /* quarters of the board with an odd number of empty squares */
#pragma zpsym ("solve_parity")
extern uint8_t solve_alpha[SOLVE_MOST + 1];
extern uint8_t solve_beta[SOLVE_MOST + 1];
extern uint8_t solve_men[SOLVE_MOST + 1]; /* score if the game ended now */
extern uint8_t solve_best[SOLVE_MOST + 1];
extern uint8_t solve_cell[SOLVE_MOST + 1];
extern uint8_t solve_passed[SOLVE_MOST + 1];
extern uint8_t solve_from[SOLVE_MOST + 1]; /* where a sorted list begins */

/* The quarter of a cell, as a bit. */
extern const uint8_t reversi_quarter[PLACES];

/* Plays out the position on the board for `side`. Everything is afterwards as before. */
void reversi_solve_tree(void);

/* ---- between the files of the solver ---- */

#define OWN (side ? WHITE : BLACK)
#define ENEMY (side ? BLACK : WHITE)
extern uint8_t solve_left; /* the row */
extern const int8_t solve_direction[8];

/* Turns men for `side` from an empty cell: how many? And back. */
uint8_t solve_turn_men(uint8_t cell);
void solve_turn_back(uint8_t cell);

/* A man of `side` on the cell, and away again. */
void solve_take(uint8_t cell);
void solve_free(uint8_t cell);

extern uint8_t solve_list_end;             /* of sorted lists; they share the pool of the engine */
extern uint8_t solve_even[SOLVE_MOST + 1]; /* 1: the squares of even quarters */
void solve_sort(void);
uint8_t solve_next(void);

/* GameInfo.find_move */
uint8_t reversi_solve(void);

#endif
