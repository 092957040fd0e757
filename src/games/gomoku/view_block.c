/* view_block.c: checks whether a blocking move really stops the four. Called by view.c. */
/* SPDX-License-Identifier: MIT */
#include "engine/list.h"
#include "games/gomoku/gomoku.h"

/* Makes the blocking move, looks for another four and takes the move back. */
uint8_t gomoku_left_open(uint8_t block)
{
    uint16_t kept = move;
    uint8_t cell = NO_CELL;

    move = block;
    list_play();
    if (gomoku_fours[side][ply]) {
        cell = gomoku_completes(side);
    }
    game_unmake();
    outcome = OUTCOME_NONE;
    move = kept;
    return cell;
}
