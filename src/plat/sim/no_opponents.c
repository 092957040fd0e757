/* no_opponents.c: a 6502 image has no rivals. */
#include "host/opponent.h"

const Opponent *opponent_used;

void opponent_use(const Opponent *opponent)
{
    (void)opponent;
}

const Opponent *opponent_find(const char *name)
{
    (void)name;
    return 0;
}
