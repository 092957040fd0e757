/* turn_end.c: the end of a player's turn: bombardment, defeat, income (income.c), growth, and the next player;
 * asm/games/starchess/turn_end.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/starchess/starchess.h"

#define BOMBS_MOST 50 /* most per cent of the people that bombs kill in a turn */

/* Returns `rate` per cent of `people`. With at most TERRAN_MOST people and BOMBS_MOST the product fits into 16 bits. */
static uint16_t percent(uint16_t people, uint8_t rate)
{
    return (uint16_t)(people * rate) / 100;
}

static void lose_colony(uint8_t sector)
{
    uint8_t player = galaxy.owner[sector];

    galaxy.owner[sector] = NO_PLAYER;
    galaxy.people[sector] = 0;
    galaxy.built[sector] = 0;
    --galaxy.colonies[player];
    stars_find_reach(player);
}

static void defeat(uint8_t player)
{
    uint8_t sector;

    for (sector = 0; sector < SECTORS; ++sector) {
        if (galaxy.owner[sector] == player) {
            lose_colony(sector);
        }
        if (galaxy.fleet[sector] == player) {
            stars_lose_fleet(sector);
        }
    }
    galaxy.alive[player] = 0;
    galaxy.credits[player] = 0;
    galaxy.materials[player] = 0;
}

/* All ships of `side` over enemy colonies bombard them. Then the players that have lost their home are defeated. */
static void bombard(void)
{
    static uint8_t sector;
    static uint8_t player;
    static uint8_t rate;

    for (sector = 0; sector < SECTORS; ++sector) {
        player = galaxy.owner[sector];
        if (galaxy.fleet[sector] != side || player == side || player == NO_PLAYER) {
            continue;
        }
        rate = galaxy.ships[sector] > BOMBS_MOST ? BOMBS_MOST : (uint8_t)galaxy.ships[sector];
        galaxy.people[sector] -= percent(galaxy.people[sector], rate);
        if (galaxy.people[sector] < PEOPLE_LEAST) {
            lose_colony(sector);
            galaxy.terran[sector] = 0;
        }
    }
    for (player = 0; player < PLAYERS; ++player) {
        if (galaxy.alive[player] && galaxy.owner[stars_home[player]] != player) {
            defeat(player);
        }
    }
}

static void scrap_strays(void)
{
    static uint8_t sector;

    for (sector = 0; sector < SECTORS; ++sector) {
        if (galaxy.fleet[sector] == side && !IN_REACH(sector)) {
            stars_lose_fleet(sector);
        }
    }
}

static void grow_and_clear(void)
{
    static uint8_t sector;
    static uint16_t people;

    for (sector = 0; sector < SECTORS; ++sector) {
        if (galaxy.owner[sector] == side) {
            people = galaxy.people[sector];
            if (galaxy.terran[sector]) {
                if (people != TERRAN_MOST) {
                    people += people / 5;
                    galaxy.people[sector] = people > TERRAN_MOST ? TERRAN_MOST : people;
                }
            } else if (people != BARREN_MOST) {
                people += people / 10;
                galaxy.people[sector] = people > BARREN_MOST ? BARREN_MOST : people;
            }
            galaxy.built[sector] = 0;
        }
    }
    memset(galaxy.moved, 0, sizeof galaxy.moved); /* all of them: only ships of `side` are ever marked */
    memset(galaxy.fresh, 0, sizeof galaxy.fresh);
}

static void pass_on(void)
{
    do {
        if (++side == PLAYERS) {
            side = 0;
            ++galaxy.turn;
        }
    } while (!galaxy.alive[side]);
}

void stars_end_turn(void)
{
    bombard();
    scrap_strays();
    stars_take_income();
    grow_and_clear();
    pass_on();
    stars_find_end();
}
