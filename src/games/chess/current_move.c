/* current_move.c: the move that is being made or unmade, and its pieces on the board; asm/games/chess/current_move.s is
 * its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/chess/make.h"

ChessMove chess_current;

void chess_move_piece(uint8_t start, uint8_t goal)
{
    SLOT_ON(goal) = SLOT_ON(start);
    ON(goal) = ON(start);
    ON(start) = 0;
    WHERE(SLOT_ON(goal) & 0x1F) = goal;
}

void chess_put_back(void)
{
    uint8_t victim = chess_current.victim;

    if (chess_current.taken) {
        ON(victim) = chess_current.taken;
        SLOT_ON(victim) = chess_taken_slot[ply] | SLOT_MARK;
        WHERE(chess_taken_slot[ply]) = victim;
    }
}
