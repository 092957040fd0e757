/* eval.c: the score E, and who has won. */
#include "games/starchess/starchess.h"

uint8_t stars_colony_worth = STARS_COLONY;

/* `who` and its colonies, without a multiplication. */
static int16_t worth_of(uint8_t who)
{
    static int16_t worth;
    static uint8_t n;

    worth = (int16_t)galaxy.total[who];
    for (n = galaxy.colonies[who]; n; --n) {
        worth += stars_colony_worth;
    }
    return worth;
}

/* Three times its own worth, less that of the others, who count twice when they are ahead. */
int16_t stars_score(uint8_t who)
{
    static int16_t own;
    static int16_t sum;
    static int16_t worth;
    static uint8_t other;

    own = worth_of(who);
    sum = own + own + own;
    for (other = 0; other < PLAYERS; ++other) {
        if (other != who) {
            worth = worth_of(other);
            sum -= worth;
            if (worth > own) {
                sum -= worth;
            }
        }
    }
    return sum;
}

void game_eval(void)
{
    score = stars_score(side);
}

void game_frontier(void)
{
    frontier_by_making();
}

/* Who is left, or has most: he is on turn then. The same score twice is a draw. */
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
