/* no_techniques.c: for images of the 6502 that have no room for techniques.c and iterate.c. */
/* SPDX-License-Identifier: MIT */
#include "engine/iterate.h"
#include "engine/search.h"
#include "engine/techniques.h"
#include "engine/game.h"

uint8_t think_with;
int16_t search_max_score = SCORE_INFINITE;
uint8_t node_searched[PLIES] = { 1 }; /* in DATA: there is room before the next page; BSS is full */

uint8_t techniques_skip_rest(void)
{
    return 0;
}

uint8_t techniques_razor(void)
{
    return 0;
}

void iterate(void)
{
    search_tree();
}

void iterate_prepare(void)
{
}

uint8_t iterate_continues(void)
{
    return 0;
}

uint8_t iterate_first(void)
{
    return 0;
}
