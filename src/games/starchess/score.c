/* score.c: the score of a player; asm/games/starchess/score.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/starchess.h"

#define PEOPLE_WORTH_BITS 5 /* with stars_people_count, 32 people are worth 1 */

uint8_t stars_colony_worth = STARS_COLONY;
uint8_t stars_people_count;

/* Returns the value of a player: its ships, plus stars_colony_worth for each colony, plus the people if they count. */
static int16_t worth_of(uint8_t player)
{
    static int16_t worth;
    static uint8_t n;

    worth = (int16_t)galaxy.total[player];
    for (n = galaxy.colonies[player]; n; --n) {
        worth += stars_colony_worth;
    }
    if (stars_people_count) {
        for (n = 0; n < SECTORS; ++n) {
            if (galaxy.owner[n] == player) {
                worth += galaxy.people[n] >> PEOPLE_WORTH_BITS;
            }
        }
    }
    return worth;
}

/* Returns three times the player's value minus the values of its opponents. Opponents that are ahead count twice. */
int16_t stars_score(uint8_t player)
{
    static int16_t own;
    static int16_t sum;
    static int16_t worth;
    static uint8_t other;

    own = worth_of(player);
    sum = own + own + own;
    for (other = 0; other < PLAYERS; ++other) {
        if (other != player) {
            worth = worth_of(other);
            sum -= worth > own ? worth + worth : worth;
        }
    }
    return sum;
}
