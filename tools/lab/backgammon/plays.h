/* plays.h: backgammon for the trainer: boards, and all plays of a roll. Written independently of
 * src/games/backgammon, so that the two can be compared (tests/unit/backgammon.c). */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_PLAYS_H
#define LAB_PLAYS_H

#define OFF 0
#define BAR 25
#define PLACES 26
#define CHECKERS 15
#define PLAYS_MOST 2000

/* Checkers by side and place: side 0 rolls next. Each side counts its own way: 24 is far, 1 near. */
typedef struct {
    signed char at[2][PLACES];
} Board;

void board_start(Board *board);
void board_swap(Board *board);
int board_pips(const Board *board, int side);

/* Writes the different boards that side 0 can reach with two dice, and returns their number, at least 1. The sides are
 * not swapped. */
int plays(const Board *board, int first, int second, Board *result);

/* Points side 0 has won: 1, 2 or 3; 0: it has not. */
int board_won(const Board *board, int side);

#endif
