/* fleet.c: removes a fleet; asm/games/starchess/fleet.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/starchess.h"

void stars_clear_fleet(uint8_t sector)
{
    galaxy.fleet[sector] = NO_PLAYER;
    galaxy.ships[sector] = 0;
    galaxy.moved[sector] = 0;
    galaxy.fresh[sector] = 0;
}

void stars_lose_fleet(uint8_t sector)
{
    galaxy.total[galaxy.fleet[sector]] -= galaxy.ships[sector];
    stars_clear_fleet(sector);
}
