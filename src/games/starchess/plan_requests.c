/* plan_requests.c: the requests of a turn, and the orders that answer them. asm/games/starchess/plan_requests.s is its
 * twin. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/plan.h"

uint16_t stars_used;
uint8_t stars_noting;
uint8_t stars_plan_count;
uint16_t stars_plan[PLAN_MOST];

uint8_t stars_requests;
uint8_t stars_request[SECTORS];
uint16_t stars_least[SECTORS];
uint16_t stars_most[SECTORS];
uint16_t stars_settling[SECTORS];
uint16_t stars_assigned[SECTORS];
uint8_t stars_group_end[PRIORITIES + 1];
uint8_t stars_is_stale;

void stars_give(uint8_t kind)
{
    order.kind = kind;
    if (stars_noting && stars_plan_count < PLAN_MOST) {
        stars_write_code();
        stars_plan[stars_plan_count++] = move;
    }
    stars_execute_order();
}
