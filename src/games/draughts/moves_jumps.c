/* moves_jumps.c: lists jumps; asm/games/draughts/moves_jumps.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/draughts/moves.h"

static void list_between(uint8_t k, uint8_t direction)
{
    uint8_t uppers = draughts_first_jumps(k, direction);
    uint8_t first;

    for (first = (uint8_t)(direction << DIRECTION | k << 3); uppers; ++first, uppers >>= 1) {
        if (uppers & 1) {
            draughts_explore(first);
        }
    }
}

/* Lists jumps down, then jumps up. The rows farthest ahead come first, so that the twin knows which jumps can continue.
 * Left comes before right. */
static void list_movers(void)
{
    uint8_t direction;
    uint8_t i;
    uint8_t k;

    for (direction = draughts_first_direction(); direction <= draughts_last_direction(); direction += 2) {
        for (i = 0; i < SET_BYTES - 1; ++i) {
            k = direction ? i : (uint8_t)(SET_BYTES - 2 - i);
            list_between(k, direction);
            list_between(k, direction + 1);
        }
    }
}

/* Lists jumps of men, then jumps of kings. */
void draughts_list_jumps(void)
{
    draughts_wanted = 0;
    if (draughts_find_movers(0)) {
        list_movers();
    }
    if (draughts_crowned && draughts_find_movers(MOVE_KING)) {
        list_movers();
    }
}
