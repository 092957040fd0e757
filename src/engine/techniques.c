/* techniques.c: see techniques.h. asm/engine/techniques.s is its twin, without the techniques; so is
 * src/plat/sim/no_techniques.c. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/techniques.h"

uint8_t think_with;

int16_t search_max_score = SCORE_INFINITE;
uint8_t node_searched[PLIES];

int16_t techniques_margin(uint8_t quarters)
{
    return (int16_t)((game_info()->score_of_piece * quarters + 3) >> 2);
}

/* While the best move loses the game, another one may save it: then nothing is left out. */
uint8_t techniques_skip_rest(void)
{
    if (!(think_with & WITH_HARD_PRUNING) || node_searched[ply] < HARD_PRUNING_MOVES || !ply || !node_depth[ply]
        || node_best[ply] <= -SCORE_WON) {
        return 0;
    }
    search_hit_horizon = 1;
    return 1;
}

/* Not after an extended move (a check), and not where alpha is the score of a decided game. */
uint8_t techniques_razor(void)
{
    if (!(think_with & WITH_RAZORING) || node_depth[ply] != RAZOR_DEPTH || node_quiet_tried[ply] == LMR_OFF
        || node_alpha[ply] >= SCORE_WON || node_alpha[ply] <= -SCORE_WON) {
        return 0;
    }
    game_eval();
    return score + techniques_margin(RAZOR_QUARTERS) <= node_alpha[ply];
}
