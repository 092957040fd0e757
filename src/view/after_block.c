/* after_block.c: looks for threats that a blocking move leaves (view_after_block of view/view.h). In the overlay
 * library, not in the kernel. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/list.h"
#include "view/view.h"

uint8_t view_after_block(uint8_t block, uint8_t (*threat)(void))
{
    uint16_t kept = move;
    uint8_t cell;

    move = block;
    list_play();
    cell = threat();
    game_unmake();
    outcome = OUTCOME_NONE;
    move = kept;
    return cell;
}
