/* no_moves.c: checkmate, stalemate and insufficient material; asm/games/chess/no_moves.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/chess/chess.h"

uint8_t chess_insufficient_material(void)
{
    return chess_phase[ply] <= 1 && !(chess_pawns[0] | chess_pawns[1]);
}

void game_no_moves(void)
{
    outcome = chess_flags[ply] & IN_CHECK ? OUTCOME_LOSS : OUTCOME_DRAW;
}
