/* colony_output.c: what the colonies of a player make and use up in a turn. asm/games/starchess/colony_output.s is its
 * twin, the assembly that replaces this file on the Atari. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/starchess.h"

uint16_t stars_made_credits, stars_made_materials, stars_eaten;

void stars_sum_output(void)
{
    static uint8_t sector;
    static uint16_t people;

    stars_made_credits = 0;
    stars_made_materials = 0;
    stars_eaten = 0;
    for (sector = 0; sector < SECTORS; ++sector) {
        if (galaxy.owner[sector] != side || HAS_ENEMY(sector, side)) {
            continue;
        }
        people = galaxy.people[sector];
        if (galaxy.terran[sector]) {
            stars_made_credits += people;
            stars_made_materials += people > TERRAN_MATERIALS ? TERRAN_MATERIALS : people;
        } else {
            stars_made_materials += (people << 2) + people;
            stars_eaten += people;
        }
    }
}
