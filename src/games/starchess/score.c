/* score.c: the score E; asm/games/starchess/score.s is its twin. */
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
