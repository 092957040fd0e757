/* moves.h: shared by the move generators moves_noisy.c and moves_quiet.c. */
/* SPDX-License-Identifier: MIT */
#ifndef CHESS_MOVES_H
#define CHESS_MOVES_H

#include "games/chess/chess.h"

extern uint8_t chess_enemy;       /* colour bit of the side that is not to move */
extern uint8_t chess_piece_at;    /* square of the piece whose moves are being listed */
extern uint8_t chess_piece_class; /* its class bits */

extern const uint8_t chess_class[KING + 1]; /* class bits, by piece code */

/* Appends the move of the current piece to a square. */
void chess_add_move(uint8_t to);

#endif
