/* info.c: the GameInfo of chess, made from game.txt; and code for it: the extra cost of its nodes. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "games/chess/chess.h"

/* GameInfo.extra_cost: cut-offs cost extra. So do pawns or, if there are none, the mop-up evaluation. */
static uint16_t extra_cost(void)
{
    uint8_t board = chess_pawns[0] + chess_pawns[1];

    if (!board && chess_phase[ply] < MOP_UP_PHASE) {
        board = COST_MOP_UP;
    }
    return COST_CUT * poll_cuts + board;
}

#include "info/chess.inc"
