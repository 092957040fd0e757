/* recount.c: computes the derived members of `galaxy`; asm/games/starchess/recount.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/starchess.h"

void stars_find_reach(uint8_t player)
{
    uint8_t sector;

    galaxy.reach[player] = 0;
    for (sector = 0; sector < SECTORS; ++sector) {
        if (galaxy.owner[sector] == player) {
            galaxy.reach[player] |= stars_around[sector];
        }
    }
}

void stars_find_end(void)
{
    uint8_t player;
    uint8_t left = 0;

    for (player = 0; player < PLAYERS; ++player) {
        left += galaxy.alive[player];
    }
    galaxy.over = left == 1 || galaxy.turn > galaxy.length;
}

void stars_count(void)
{
    uint8_t sector;
    uint8_t player;

    for (player = 0; player < PLAYERS; ++player) {
        galaxy.colonies[player] = 0;
        galaxy.total[player] = 0;
        stars_find_reach(player);
    }
    for (sector = 0; sector < SECTORS; ++sector) {
        player = galaxy.owner[sector];
        if (player != NO_PLAYER) {
            ++galaxy.colonies[player];
        }
        player = galaxy.fleet[sector];
        if (player != NO_PLAYER) {
            galaxy.total[player] += galaxy.ships[sector];
        }
    }
    stars_find_end();
}
