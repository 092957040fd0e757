/* score.c: the score of a player; asm/games/starchess/score.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/starchess.h"

uint8_t stars_colony_worth = STARS_COLONY;
uint8_t stars_rivalry;

/* Returns the value of a player: its ships, plus stars_colony_worth for each colony. */
static int16_t worth_of(uint8_t player)
{
    static int16_t worth;
    static uint8_t n;

    worth = (int16_t)galaxy.total[player];
    for (n = galaxy.colonies[player]; n; --n) {
        worth += stars_colony_worth;
    }
    return worth;
}

/* Returns three times the player's value minus the values of its opponents. Opponents that are ahead count twice; with
 * stars_rivalry, the strongest opponent counts three times instead. */
int16_t stars_score(uint8_t player)
{
    static int16_t own;
    static int16_t sum;
    static int16_t worth;
    static int16_t most;
    static uint8_t other;

    most = 0;
    own = worth_of(player);
    sum = own + own + own;
    for (other = 0; other < PLAYERS; ++other) {
        if (other != player) {
            worth = worth_of(other);
            sum -= worth;
            if (stars_rivalry) {
                most = worth > most ? worth : most;
            } else if (worth > own) {
                sum -= worth;
            }
        }
    }
    return sum - most - most;
}
