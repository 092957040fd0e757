/* frontier_quiet.c: leaves that close no mill; asm/games/morris/frontier_quiet.s is its twin and does not make the
 * moves. */
/* SPDX-License-Identifier: MIT */
#include "games/morris/frontier.h"
#include "engine/list.h"

uint8_t morris_score_quiet(void)
{
    uint8_t count;
    uint8_t i;

    game_generate();
    count = move_count;
    for (i = 1; i <= count; ++i) {
        if (!(list_hi[i] & MILL)) {
            list_choose(i);
            if (morris_score_leaf()) {
                return 1;
            }
        }
    }
    return 0;
}
