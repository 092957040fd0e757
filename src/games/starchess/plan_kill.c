/* plan_kill.c: whether ships next to an enemy home can destroy it in this turn;
 * asm/games/starchess/plan_kill.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/plan.h"

#define BOMBS_MOST 50  /* more ships than this destroy no more people */
#define PEOPLE_KILLED 40 /* BOMBS_MOST ships leave too many people of a colony of this size */

/* Returns how many ships must bomb this many people so that fewer than PEOPLE_LEAST are left; more than BOMBS_MOST: no
 * number is enough. */
static uint8_t bombers_for(uint8_t people)
{
    static uint8_t ships;
    static uint8_t percents; /* people * ships, less 100 for each that is killed */
    static uint8_t killed;

    ships = 0;
    percents = 0;
    killed = 0;
    do {
        ++ships;
        percents += people;
        if (percents >= 100) {
            percents -= 100;
            ++killed;
        }
    } while (people - killed >= PEOPLE_LEAST && ships <= BOMBS_MOST);
    return ships;
}

static uint16_t beside;  /* ships next to the home that can move */
static uint16_t largest; /* those of the largest such fleet */

static void count_near(uint8_t home)
{
    static uint8_t lane;
    static uint8_t sector;
    static uint16_t ships;

    beside = 0;
    largest = 0;
    for (lane = stars_first_lane[home]; lane < stars_first_lane[home + 1]; ++lane) {
        sector = stars_lane_to[lane];
        if (galaxy.fleet[sector] == side) {
            ships = MOVABLE(sector);
            beside += ships;
            if (ships > largest) {
                largest = ships;
            }
        }
    }
}

uint8_t stars_can_kill(uint8_t home)
{
    static uint8_t need;
    static uint16_t size;
    static uint16_t left;

    if (galaxy.people[home] >= PEOPLE_KILLED) {
        return 0;
    }
    need = bombers_for((uint8_t)galaxy.people[home]);
    if (need > BOMBS_MOST) {
        return 0;
    }
    count_near(home);
    size = need;
    left = galaxy.fleet[home] == side ? galaxy.ships[home] : 0;
    if (HAS_ENEMY(home, side)) {
        if (largest <= galaxy.ships[home]) {
            return 0;
        }
        left = (uint16_t)(largest - stars_losses(largest, galaxy.ships[home]));
        beside -= largest;
        size = largest;
        if (left < need) {
            size += (uint16_t)(need - left);
        }
    }
    if (left + beside < need) {
        return 0;
    }
    stars_least[home] = 0;
    stars_most[home] = size;
    return 1;
}
