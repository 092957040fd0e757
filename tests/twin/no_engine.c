/* no_engine.c: replaces engine.c if a game leaves no memory for it. */
/* SPDX-License-Identifier: MIT */
#include "twin.h"

uint8_t poll_overrun;
uint8_t poll_moves_made;
uint8_t poll_cuts;
uint8_t poll_slow;
uint16_t record_seed;
uint16_t record_count;

void budget_close(void)
{
}

uint8_t budget_poll(void)
{
    return 0;
}

uint8_t budget_extend(void)
{
    return 0;
}

void run_engine_tests(void)
{
}

/* For reversi's solver, which is linked but not run. */
uint32_t budget_nodes;
uint32_t budget_counted;
uint32_t budget_spent;
