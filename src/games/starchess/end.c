/* end.c: the end of a player's turn: bombs, defeat, income, growth, and who is next; asm/games/starchess/end.s is its twin. */
#include <string.h>

#include "games/starchess/starchess.h"

#define BOMBS_MOST 50 /* per cent */

/* Of at most TERRAN_MOST people: the product fits. */
static uint16_t percent(uint16_t people, uint8_t rate)
{
    return (uint16_t)(people * rate) / 100;
}

static void lose_colony(uint8_t sector)
{
    uint8_t who = galaxy.owner[sector];

    galaxy.owner[sector] = NOBODY;
    galaxy.people[sector] = 0;
    galaxy.built[sector] = 0;
    --galaxy.colonies[who];
    stars_find_reach(who);
}

static void lose_fleet(uint8_t sector)
{
    galaxy.total[galaxy.fleet[sector]] -= galaxy.ships[sector];
    galaxy.fleet[sector] = NOBODY;
    galaxy.ships[sector] = 0;
    galaxy.moved[sector] = 0;
    galaxy.fresh[sector] = 0;
}

static void defeat(uint8_t who)
{
    uint8_t sector;

    for (sector = 0; sector < SECTORS; ++sector) {
        if (galaxy.owner[sector] == who) {
            lose_colony(sector);
        }
        if (galaxy.fleet[sector] == who) {
            lose_fleet(sector);
        }
    }
    galaxy.alive[who] = 0;
    galaxy.credits[who] = 0;
    galaxy.materials[who] = 0;
}

/* All ships of `side` over enemy colonies at the same time. */
static void bombard(void)
{
    static uint8_t sector;
    static uint8_t who;
    static uint8_t rate;

    for (sector = 0; sector < SECTORS; ++sector) {
        who = galaxy.owner[sector];
        if (galaxy.fleet[sector] != side || who == side || who == NOBODY) {
            continue;
        }
        rate = galaxy.ships[sector] > BOMBS_MOST ? BOMBS_MOST : (uint8_t)galaxy.ships[sector];
        galaxy.people[sector] -= percent(galaxy.people[sector], rate);
        if (galaxy.people[sector] < PEOPLE_LEAST) {
            lose_colony(sector);
            galaxy.terran[sector] = 0;
        }
    }
    for (who = 0; who < PLAYERS; ++who) {
        if (galaxy.alive[who] && galaxy.owner[stars_home[who]] != who) {
            defeat(who);
        }
    }
}

static void scrap_strays(void)
{
    static uint8_t sector;

    for (sector = 0; sector < SECTORS; ++sector) {
        if (galaxy.fleet[sector] == side && !IN_REACH(sector)) {
            lose_fleet(sector);
        }
    }
}

/* `rest` of all ships of `side` go: from each fleet in proportion, then one each where the remainder is largest. */
static void scrap_in_proportion(uint16_t rest)
{
    static uint16_t remainder[SECTORS];
    const uint8_t *snake = stars_order + (side << 4);
    uint16_t all = galaxy.total[side];
    uint16_t left = rest;
    uint16_t lost;
    uint32_t share;
    uint8_t i;
    uint8_t sector;
    uint8_t best;

    for (sector = 0; sector < SECTORS; ++sector) {
        remainder[sector] = 0;
        if (galaxy.fleet[sector] == side) {
            share = (uint32_t)galaxy.ships[sector] * rest;
            lost = (uint16_t)(share / all);
            remainder[sector] = (uint16_t)(share % all);
            left -= lost;
            galaxy.ships[sector] -= lost;
        }
    }
    for (; left; --left) {
        best = snake[0];
        for (i = 1; i < SECTORS; ++i) {
            if (remainder[snake[i]] > remainder[best]) {
                best = snake[i];
            }
        }
        remainder[best] = 0;
        --galaxy.ships[best];
    }
    for (sector = 0; sector < SECTORS; ++sector) {
        if (galaxy.fleet[sector] == side && !galaxy.ships[sector]) {
            lose_fleet(sector);
        }
    }
    galaxy.total[side] -= rest;
}

static void take_income(void)
{
    int32_t credits;
    int32_t materials;
    int32_t payable;

    stars_reckon();
    credits = (int32_t)galaxy.credits[side] + stars_made_credits - stars_eaten;
    materials = (int32_t)galaxy.materials[side] + stars_made_materials;
    if (credits < 0) {
        credits = 0;
    }
    if (credits < (uint16_t)(galaxy.total[side] * KEEP_CREDITS) || materials < (uint16_t)(galaxy.total[side] * KEEP_MATERIALS)) {
        payable = credits / KEEP_CREDITS;
        if (materials / KEEP_MATERIALS < payable) {
            payable = materials / KEEP_MATERIALS;
        }
        scrap_in_proportion((uint16_t)(galaxy.total[side] - payable));
    }
    credits -= (uint16_t)(galaxy.total[side] * KEEP_CREDITS);
    materials -= (uint16_t)(galaxy.total[side] * KEEP_MATERIALS);
    galaxy.credits[side] = credits > (int32_t)RESERVE_MOST ? RESERVE_MOST : (uint16_t)credits;
    galaxy.materials[side] = materials > (int32_t)RESERVE_MOST ? RESERVE_MOST : (uint16_t)materials;
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
    memset(galaxy.moved, 0, sizeof galaxy.moved); /* nobody else's are marked */
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
    take_income();
    grow_and_clear();
    pass_on();
    stars_find_end();
}
