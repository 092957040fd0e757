/* move_value.h: what moves are worth, before they are made. */
#ifndef GAMES_REVERSI_MOVE_VALUE_H
#define GAMES_REVERSI_MOVE_VALUE_H

#include "games/reversi/reversi.h"

/* What a man of `side` on an empty cell gains him in the evaluation, by the
 * tables in force; returns how many men he turns: with none, the move is
 * against the rules and there is no gain. */
uint8_t reversi_find_gain(uint8_t cell);
extern int16_t reversi_gain;

/* Adds what it changes along the edge of a cell of the rim. */
void reversi_gain_edge(uint8_t cell, uint8_t rim);

uint8_t reversi_enemy_can_move(void);

/* The corners, where an edge of 16 and more (left, right) meets one below. */
uint8_t reversi_is_corner(uint8_t cell);
uint8_t reversi_other_rim(uint8_t rim); /* 0, 7, 8, 15: left or right edge's number */
uint8_t reversi_inner(uint8_t rim);     /* the cell next to it on the diagonal */

#endif
