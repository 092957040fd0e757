/* eval.c: the evaluation, and the winner. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/starchess.h"

void game_eval(void)
{
    score = stars_score(side);
}

void game_frontier(void)
{
    frontier_generic();
}

/* If the game is over, the player with the best score becomes `side`; only players that are not defeated count. Two
 * equal best scores are a draw. */
void stars_find_outcome(void)
{
    uint8_t player;
    int16_t worth;
    int16_t most = -SCORE_INFINITE;

    outcome = OUTCOME_NONE;
    if (!galaxy.over) {
        return;
    }
    for (player = 0; player < PLAYERS; ++player) {
        if (!galaxy.alive[player]) {
            continue;
        }
        worth = stars_score(player);
        if (worth > most) {
            most = worth;
            side = player;
            outcome = OUTCOME_WIN;
        } else if (worth == most) {
            outcome = OUTCOME_DRAW;
        }
    }
}
