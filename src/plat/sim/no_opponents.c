/* no_opponents.c: host/opponent.h without opponents: only the host plays matches against them. */
/* SPDX-License-Identifier: MIT */
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
