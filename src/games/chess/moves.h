/* moves.h: what the lists of moves share: moves_noisy.c and moves_quiet.c. */
#ifndef CHESS_MOVES_H
#define CHESS_MOVES_H

#include "games/chess/chess.h"

extern uint8_t chess_enemy;      /* his colour */
extern uint8_t chess_man_at;     /* whose moves are listed: his square, */
extern uint8_t chess_man_class;  /* and his class */

extern const uint8_t chess_class[KING + 1]; /* class bits, by code */

/* Appends his move to a square. */
void chess_add_move(uint8_t to);

#endif
