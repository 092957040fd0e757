/* eval.c: evaluation; asm/games/warptrog/eval.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/warptrog/warptrog.h"

/* Scores a warp that the other side has just made below the root: a linear approximation of the estimates of
 * warp_estimate.c. */
static void estimate_quickly(void)
{
    uint8_t before = ply - 1;
    int16_t value = (int16_t)(warptrog_value_lo[before] | warptrog_value_hi[before] << 8);
    uint8_t taken = warptrog_best_catch();

    if (side) {
        value = -value;
    }
    if (taken == WORTH_TAKE_TROG) {
        taken = WARP_TAKE_TROG;
    }
    score = value + taken + (warptrog_warps[side ^ 1] ? WARP_COST : WARP_COST_LAST);
    score -= (int16_t)((uint16_t)(value + 0x4000) >> 3) - 0x800; /* an eighth, rounded down */
}

void game_eval(void)
{
    if (outcome != OUTCOME_ESTIMATE) {
        warptrog_eval_plain();
    } else if (ply == 1) {
        warptrog_estimate();
    } else {
        estimate_quickly();
    }
}
