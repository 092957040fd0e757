/* find_move.c: the first two levels are there to be beaten: they play any move at times. What is near-equal in other
 * games
 * would make no difference to them, and those above had better play what is best. */
#include "engine/list.h"
#include "engine/random.h"
#include "engine/root.h"
#include "engine/think.h"
#include "games/race/race.h"

#define LEVEL_1_DEPTH 1
#define LEVEL_2_DEPTH 2
#define LEVEL_1_ERRS 128 /* of 255 moves */
#define LEVEL_2_ERRS 48

/* Levels choose among equals and have a seed; whoever asks for a depth has neither. */
uint8_t race_brain(void)
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
