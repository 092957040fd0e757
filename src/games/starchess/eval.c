/* eval.c: the evaluation, and the winner. */
#include "games/starchess/starchess.h"

void game_eval(void)
{
    score = stars_score(side);
}

void game_frontier(void)
{
    frontier_generic();
}

/* If the game is over, the last player left, or the one with the best score, becomes `side`. Equal scores are a
 * draw. */
void stars_judge(void)
{
    uint8_t who;
    int16_t worth;
    int16_t most = -SCORE_INFINITE;

    outcome = OUTCOME_NONE;
    if (!galaxy.over) {
        return;
    }
    for (who = 0; who < PLAYERS; ++who) {
        if (!galaxy.alive[who]) {
            continue;
        }
        worth = stars_score(who);
        if (worth > most) {
            most = worth;
            side = who;
            outcome = OUTCOME_WIN;
        } else if (worth == most) {
            outcome = OUTCOME_DRAW;
        }
    }
}
