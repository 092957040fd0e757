/* find_move.c: GameInfo.find_move. The first two levels are meant to be beaten: some of their moves are random. The
 * random choice among nearly equal moves, which other games use, would not weaken them enough. The higher levels
 * always play the best move. */
/* SPDX-License-Identifier: MIT */
#include "engine/list.h"
#include "engine/random.h"
#include "engine/root.h"
#include "engine/think.h"
#include "games/race/race.h"

#define LEVEL_1_DEPTH 1
#define LEVEL_2_DEPTH 2
#define LEVEL_1_ERRS 128 /* number of random moves in 255 */
#define LEVEL_2_ERRS 48

/* Levels have a random margin and a seed. A search to a fixed depth has neither and plays no random moves. */
uint8_t race_find_move(void)
{
    uint8_t errs = think_depth == LEVEL_1_DEPTH ? LEVEL_1_ERRS : think_depth == LEVEL_2_DEPTH ? LEVEL_2_ERRS : 0;

    if (!errs || !root_random_margin || !root_seed || root_excluded_count) {
        root_random_margin = 0;
        return 0;
    }
    random_seed = root_seed;
    random_next();
    random_next();
    if (random_below(255) >= errs) {
        return 0;
    }
    list_moves();
    list_choose((uint8_t)(random_below(move_count) + 1));
    score = 0;
    return 1;
}
