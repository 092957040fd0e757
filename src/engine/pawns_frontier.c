/* pawns_frontier.c: the last ply of games with one kind of piece for each side; see pawns.h. */
/* SPDX-License-Identifier: MIT */
#include "engine/frontier_gain.h"
#include "engine/pawns.h"

static const Pawns *game;

static int16_t gain(void)
{
    return pawns_is_goal(game) ? GAIN_UNKNOWN : pawns_gain(game);
}

void pawns_frontier(const Pawns *pawns)
{
    game = pawns;
    frontier_by_gain(gain);
}
