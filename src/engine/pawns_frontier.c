/* pawns_frontier.c: the last ply of games with one kind of piece for each side; see pawns.h. */
/* SPDX-License-Identifier: MIT */
#include "engine/frontier_gain.h"
#include "engine/pawns.h"

static int16_t gain(void)
{
    return pawns_wins() ? GAIN_UNKNOWN : pawns_gain();
}

void pawns_frontier(void)
{
    frontier_by_gain(gain);
}
