/* pawns_frontier.c: the last ply of games with one kind of piece for each side; see pawns.h. */
/* SPDX-License-Identifier: MIT */
#include "engine/frontier_gain.h"
#include "engine/pawns.h"

static uint8_t goal_first; /* the squares that a move must reach to win: the first, and how many */
static uint8_t goal_squares;

static int16_t gain(void)
{
    return (uint8_t)((uint8_t)move - goal_first) < goal_squares ? GAIN_UNKNOWN : pawns_gain();
}

void pawns_frontier(const Pawns *pawns)
{
    goal_first = pawns_goal(pawns, side + 1);
    goal_squares = pawns->has_goal ? pawns->rows.files : 0;
    pawns_gain_begin(pawns);
    frontier_by_gain(gain);
}
