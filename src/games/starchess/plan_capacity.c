/* plan_capacity.c: how many ships the income supports; asm/games/starchess/plan_capacity.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/plan.h"

int16_t stars_net_credits;
int16_t stars_net_materials;

void stars_count_income(void)
{
    stars_is_stale = 0;
    stars_sum_output();
    stars_net_credits = (int16_t)(stars_made_credits - stars_eaten);
    stars_net_materials = (int16_t)stars_made_materials;
    if (galaxy.letters[side] & LETTER_KIND) {
        stars_net_credits += (int16_t)(galaxy.credits[side] / 10);
        stars_net_materials += (int16_t)(galaxy.materials[side] / 10);
    }
}

uint16_t stars_supported(void)
{
    static uint16_t by_credits;
    static uint16_t by_materials;

    if (stars_net_credits <= 0 || stars_net_materials <= 0) {
        return 0;
    }
    by_credits = (uint16_t)stars_net_credits / UPKEEP_CREDITS;
    by_materials = (uint16_t)stars_net_materials / UPKEEP_MATERIALS;
    return by_credits < by_materials ? by_credits : by_materials;
}

uint16_t stars_capacity(void)
{
    stars_sum_output();
    stars_net_credits = (int16_t)(stars_made_credits - stars_eaten);
    stars_net_materials = (int16_t)stars_made_materials;
    return stars_supported();
}

uint8_t stars_needs_credits(void)
{
    if (stars_is_stale) {
        stars_count_income();
    }
    return (int16_t)(stars_made_credits - stars_eaten) < stars_net_materials;
}
