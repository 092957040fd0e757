/* find_move.c: at the level "Trog of 1983" the player of that game moves (classic.c), at all others the search. No
 * twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/random.h"
#include "engine/root.h"
#include "engine/think.h"
#include "games/warptrog/classic.h"
#include "view/view.h"

#define PLIES_WITHOUT_IT 2 /* depth of the search if the overlay cannot be loaded */



/* Discards two random numbers, because the first ones after neighbouring seeds are similar. */
uint8_t warptrog_find_move(void)
{
    if (think_depth != DEPTH_CLASSIC) {
        return 0;
    }
    random_seed = root_seed;
    random_next();
    random_next();
    if (!view_call_overlay(0, warptrog_classic)) {
        think_depth = PLIES_WITHOUT_IT;
        return 0;
    }
    think_report_text = "As in 1983";
    score = 0;
    return 1;
}
