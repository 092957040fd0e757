/* recount.c: computes the derived members of `galaxy`; asm/games/starchess/recount.s is its twin. */
#include "games/starchess/starchess.h"

void stars_find_reach(uint8_t who)
{
    uint8_t sector;

    galaxy.reach[who] = 0;
    for (sector = 0; sector < SECTORS; ++sector) {
        if (galaxy.owner[sector] == who) {
            galaxy.reach[who] |= stars_around[sector];
        }
    }
}

void stars_find_end(void)
{
    uint8_t who;
    uint8_t left = 0;

    for (who = 0; who < PLAYERS; ++who) {
        left += galaxy.alive[who];
    }
    galaxy.over = left == 1 || galaxy.turn > TURNS;
}

void stars_count(void)
{
    uint8_t sector;
    uint8_t who;

    for (who = 0; who < PLAYERS; ++who) {
        galaxy.colonies[who] = 0;
        galaxy.total[who] = 0;
        stars_find_reach(who);
    }
    for (sector = 0; sector < SECTORS; ++sector) {
        who = galaxy.owner[sector];
        if (who != NO_PLAYER) {
            ++galaxy.colonies[who];
        }
        who = galaxy.fleet[sector];
        if (who != NO_PLAYER) {
            galaxy.total[who] += galaxy.ships[sector];
        }
    }
    stars_find_end();
}
