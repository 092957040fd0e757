/* no_engine.c: in the place of engine.c, where a game leaves no room for it. */
#include "twin.h"

uint8_t search_poll(void)
{
    return 0;
}

void run_engine_tests(void)
{
}
