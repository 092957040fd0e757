/* plan_threats.c: counts the enemy ships that threaten each sector, and finds the sectors that request ships;
 * asm/games/starchess/plan_threats.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/starchess/plan.h"

uint16_t stars_threat[SECTORS];
uint16_t stars_full;

/* Adds the ships of the enemy fleet in the sector to the threat of this sector and of all neighbours that the fleet can
 * move to. Only sectors in reach of `side` count. */
static void add_threat(uint8_t sector)
{
    static uint16_t ships;
    static uint16_t within;
    static uint8_t lane;
    static uint8_t end;
    static uint8_t to;

    ships = galaxy.ships[sector];
    within = galaxy.reach[side];
    if (within & stars_bit[sector]) {
        stars_threat[sector] += ships;
    }
    within &= galaxy.reach[galaxy.fleet[sector]];
    end = stars_first_lane[sector + 1];
    for (lane = stars_first_lane[sector]; lane < end; ++lane) {
        to = stars_lane_to[lane];
        if (within & stars_bit[to]) {
            stars_threat[to] += ships;
        }
    }
}

void stars_find_threats(void)
{
    static uint8_t sector;

    memset(stars_threat, 0, sizeof stars_threat);
    for (sector = 0; sector < SECTORS; ++sector) {
        if (HAS_ENEMY(sector, side)) {
            add_threat(sector);
        }
    }
    stars_full = galaxy.reach[side];
    for (sector = 0; sector < SECTORS; ++sector) {
        if (galaxy.owner[sector] == side && !stars_threat[sector]) {
            stars_full &= ~stars_bit[sector];
        }
    }
}
