/* ending.h: exact endings: three men against three, and three against four.
 *
 * With three men a side both fly, and nearly every position is decided by threats alone. A threat is a two: two men
 * in a line with an empty point, which the opponent must block. For the side to move:
 * - with a two of its own it wins,
 * - against two twos with different empty points it loses,
 * - against one two it wins if its block makes a two of its own: in a line with another man, or by leaving a mill,
 * - against one two it loses otherwise,
 * - against no two it wins.
 *
 * This rule is right for 56,510 of 56,922 different positions. The exceptions that matter to a side that wants to win
 * (363 positions) are in a table. A second table says for each lost position with one threat whether the end is near;
 * without it no way to the win would be found. tools/lab/morris/endings solves all positions backwards, writes both
 * tables and compares the results with those of ending_table.c.
 *
 * Three men beat four by closing a mill that leaves three men against three. No two is on the board then, and only 46
 * such positions are lost for the side to move. The way to them is short, so an attack as in engine/forcing_search.h
 * finds it. */
/* SPDX-License-Identifier: MIT */
#ifndef MORRIS_ENDING_H
#define MORRIS_ENDING_H

#include "games/morris/morris.h"

/* Result of a position for the side to move. */
#define LOST_AT_ONCE 0 /* in two plies */
#define LOST_SOON 1    /* in LATE_PLIES or fewer */
#define LOST_LATE 2    /* in more plies */
#define NOT_LOST 3
#define LATE_PLIES 12

/* Returns one of these for a position with three men against three. */
uint8_t morris_threes(void);

/* 1: the position is LOST_AT_ONCE. */
uint8_t morris_is_doomed(void);

/* Fills morris_target with the points where the man on `from`, one of three of `side`, makes a two; morris_targets is
 * their number. A man that leaves a mill leaves a two behind, so every empty point is a target. morris_mill_at is the
 * point where the man closes a mill, or POINTS. */
void morris_find_targets(uint8_t from);
extern uint8_t morris_target[POINTS];
extern uint8_t morris_targets;
extern uint8_t morris_mill_at;

/* GameInfo.find_move: sets `move` and returns 1 if it finds a win in these endings. Returns 0 if the search is to
 * play. */
uint8_t morris_ending(void);

#endif
