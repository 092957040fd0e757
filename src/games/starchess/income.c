/* income.c: income and upkeep at the end of a turn; scraps ships that cannot be paid.
 * asm/games/starchess/income.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/starchess.h"

/* Scraps `rest` ships of `side`: from each fleet in proportion, rounded down; then one ship each from the fleets with
 * the largest remainders. */
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
            stars_lose_fleet(sector);
        }
    }
    galaxy.total[side] -= rest;
}

void stars_take_income(void)
{
    int32_t credits;
    int32_t materials;
    int32_t payable;

    stars_sum_output();
    credits = (int32_t)galaxy.credits[side] + stars_made_credits - stars_eaten;
    materials = (int32_t)galaxy.materials[side] + stars_made_materials;
    if (credits < 0) {
        credits = 0;
    }
    if (credits < (uint16_t)(galaxy.total[side] * UPKEEP_CREDITS)
        || materials < (uint16_t)(galaxy.total[side] * UPKEEP_MATERIALS)) {
        payable = credits / UPKEEP_CREDITS;
        if (materials / UPKEEP_MATERIALS < payable) {
            payable = materials / UPKEEP_MATERIALS;
        }
        scrap_in_proportion((uint16_t)(galaxy.total[side] - payable));
    }
    credits -= (uint16_t)(galaxy.total[side] * UPKEEP_CREDITS);
    materials -= (uint16_t)(galaxy.total[side] * UPKEEP_MATERIALS);
    galaxy.credits[side] = credits > (int32_t)RESERVE_MOST ? RESERVE_MOST : (uint16_t)credits;
    galaxy.materials[side] = materials > (int32_t)RESERVE_MOST ? RESERVE_MOST : (uint16_t)materials;
}
