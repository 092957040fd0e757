/* level.h: the eight levels of play, as node budgets.
 *
 * A level is a time limit on a real Atari. It becomes a number of the game's cheapest nodes, by their measured cycles;
 * slow nodes count extra (budget.h). So a level keeps its seconds, and host and Atari play the same moves.
 */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_LEVEL_H
#define ENGINE_LEVEL_H

#include "engine/think.h"

#define LEVEL_LEAST 1
#define LEVEL_MOST 8
#define LEVEL_DEFAULT 4

/* The two weak opponents, in games that have them (weak_players.h). A level above
 * LEVEL_MOST is a fixed depth: level minus LEVEL_MOST. The weak opponents have the depths DEPTH_RANDOM and
 * DEPTH_WIN_OR_BLOCK (think.h). */
#define LEVEL_RANDOM (LEVEL_MOST + DEPTH_RANDOM)
#define LEVEL_WIN_OR_BLOCK (LEVEL_MOST + DEPTH_WIN_OR_BLOCK)

/* In a game with one such opponent (GameInfo.other_levels) it is the player of an older program. */
#define LEVEL_CLASSIC LEVEL_RANDOM

/* Sets budget, depth and random margin for a level from LEVEL_LEAST to LEVEL_MOST. */
void level_set(uint8_t level);

/* Returns the time limit of a level, in tenths of a second. */
uint16_t level_tenths(uint8_t level);

/* Returns the number of nodes, without extra cost, that the current game searches in this time on an Atari. */
uint32_t level_nodes(uint16_t tenths_of_seconds);

/* Limits the next search to this time: sets budget_nodes and budget_extra_cost. */
void level_limit(uint16_t tenths_of_seconds);

#endif
