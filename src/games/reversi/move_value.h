/* move_value.h: the gain of a move in the evaluation, computed without making it. For eval.c, moves.c and rank.c. */
/* SPDX-License-Identifier: MIT */
#ifndef GAMES_REVERSI_MOVE_VALUE_H
#define GAMES_REVERSI_MOVE_VALUE_H

#include "games/reversi/reversi.h"

/* Sets reversi_gain to the gain of `side` by a disc on an empty cell, by the current tables. Returns the number of
 * discs that turn; 0: the move is illegal and reversi_gain is undefined. */
uint8_t reversi_find_gain(uint8_t cell);
extern int16_t reversi_gain;

/* Adds to reversi_gain what the move changes along one edge; `rim` is the cell's number in reversi_rim. */
void reversi_gain_edge(uint8_t cell, uint8_t rim);

uint8_t reversi_enemy_can_move(void);

/* Corners. They belong to two edges: reversi_rim has the upper or lower one. */
uint8_t reversi_is_corner(uint8_t cell);
uint8_t reversi_other_rim(uint8_t rim); /* rim number of a corner on the left or right edge */
uint8_t reversi_inner(uint8_t rim);     /* the cell diagonally next to a corner (the X-square) */

#endif
