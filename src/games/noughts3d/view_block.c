/* view_block.c: checks whether a blocking move really stops the three. Called by view.c. */
/* SPDX-License-Identifier: MIT */
#include "engine/list.h"
#include "games/noughts3d/noughts3d.h"

/* Makes the blocking move, looks for another three and takes the move back. */
uint8_t noughts3d_left_open(uint8_t block)
{
    uint16_t kept = move;
    uint8_t cell = NO_CELL;

    move = block;
    list_play();
    if (noughts3d_threes[side][ply]) {
        cell = noughts3d_completes(side);
    }
    game_unmake();
    outcome = OUTCOME_NONE;
    move = kept;
    return cell;
}
