/* plan_colonies.c: founds and terraforms colonies; asm/games/starchess/plan_colonies.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/plan.h"

void stars_settle(void)
{
    static uint8_t i;
    static uint8_t sector;

    for (i = 0; i < stars_requests; ++i) {
        sector = stars_request[i];
        if (stars_settling[sector] && galaxy.fleet[sector] == side && galaxy.ships[sector] >= stars_settling[sector]
            && galaxy.ships[sector] - galaxy.moved[sector] >= SETTLERS) {
            order.from = sector;
            stars_give(ORDER_COLONIZE);
            stars_is_stale = 1;
            stars_assigned[sector] = stars_assigned[sector] > SETTLERS
                ? (uint16_t)(stars_assigned[sector] - SETTLERS) : 0;
            stars_used |= stars_bit[sector];
        }
    }
}

#define TERRAFORMING_EASY 2000 /* with this many materials the new kinds terraform as soon as they need credits */

static uint8_t is_needed(void)
{
    return galaxy.letters[side] & LETTER_KIND && galaxy.materials[side] >= TERRAFORMING_EASY && stars_needs_credits();
}

void stars_terraform(void)
{
    static const uint8_t *snake;
    static uint8_t i;
    static uint8_t sector;
    static uint8_t barren;
    static uint8_t best;
    static uint16_t people;

    if (galaxy.materials[side] < TERRAFORMING) {
        return;
    }
    snake = stars_order + ORDER_OF(side);
    barren = 0;
    people = 0;
    for (i = 0; i < SECTORS; ++i) {
        sector = snake[i];
        if (galaxy.owner[sector] == side && !galaxy.terran[sector]) {
            ++barren;
            if (galaxy.people[sector] > people && !HAS_ENEMY(sector, side)) {
                people = galaxy.people[sector];
                best = sector;
            }
        }
    }
    if (people && ((barren >= 2 && galaxy.colonies[side] - barren <= barren << 1) || is_needed())) {
        order.from = best;
        stars_give(ORDER_TERRAFORM);
        stars_is_stale = 1;
    }
}
