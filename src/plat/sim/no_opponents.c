/* no_opponents.c: a 6502 image has no rivals. */
#include "host/opponent.h"

const Rival *rival_used;

void rival_use(const Rival *rival)
{
    (void)rival;
}

const Rival *rival_find(const char *name)
{
    (void)name;
    return 0;
}
