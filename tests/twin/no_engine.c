/* no_engine.c: in the place of engine.c, where a game leaves no room for it. */
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

void run_engine_tests(void)
{
}

/* What reversi's solver asks of budget.c; it is not called here. */
uint32_t budget_nodes;
uint32_t budget_counted;
uint32_t budget_spent;
