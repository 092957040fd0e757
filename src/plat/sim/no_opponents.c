/* no_opponents.c: a 6502 image has no rivals. */
#include "host/opponent.h"

const Rival *opponent_used;

void opponent_use(const Rival *rival)
{
    (void)rival;
}

const Rival *opponent_find(const char *name)
{
    (void)name;
    return 0;
}
