/* points.c: what a finished game of backgammon counts. */
/* SPDX-License-Identifier: MIT */
#include "games/backgammon/backgammon.h"

uint8_t backgammon_points(void)
{
    const uint8_t *loser = backgammon_at + PLACE(backgammon_at[PLACE(0, OFF)] == CHECKERS, 0);
    uint8_t place;

    if (loser[OFF]) {
        return 1;
    }
    for (place = 19; place <= BAR; ++place) {
        if (loser[place]) {
            return 3;
        }
    }
    return 2;
}
