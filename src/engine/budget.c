/* budget.c: counts nodes and says when a search must stop; see budget.h. asm/engine/budget.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "engine/hooks.h"

uint32_t budget_nodes;
uint16_t (*budget_extra_cost)(void);
uint8_t budget_fall;
uint32_t budget_counted;
uint32_t budget_spent;
uint8_t poll_overrun;
uint8_t poll_moves_made;
uint8_t poll_cuts;
uint8_t poll_slow;

static uint8_t chunk; /* poll_left at the start of the current poll interval */

void budget_start(void)
{
    budget_counted = 0;
    budget_spent = 0;
}

static void count(uint16_t nodes)
{
    budget_counted += nodes;
    budget_spent += nodes;
}

/* The interval is shorter if the node budget ends within it. */
void budget_open(void)
{
    chunk = budget_extra_cost ? POLL_NODES_EXACT : POLL_NODES;
    if (budget_nodes && budget_nodes < budget_spent + chunk) {
        chunk = budget_nodes > budget_spent ? (uint8_t)(budget_nodes - budget_spent) : 0;
    }
    poll_left = chunk;
    poll_overrun = 0;
    poll_moves_made = 0;
    poll_cuts = 0;
    poll_slow = 0;
}

uint8_t budget_poll(void)
{
    count(chunk + poll_overrun);
    if (budget_extra_cost) {
        budget_spent += budget_extra_cost();
    }
    budget_open();
    return !chunk || hook_should_stop();
}

uint8_t budget_extend(void)
{
    if (chunk || !budget_fall) {
        return 0;
    }
    budget_fall = 0;
    budget_nodes <<= 1;
    budget_open();
    return chunk != 0;
}

void budget_close(void)
{
    count((uint8_t)(chunk - poll_left));
    chunk = poll_left;
}
