/* level.h: eight levels by time, as node budgets.
 *
 * A level is so many seconds of an Atari's thinking. They become nodes of the game's cheapest
 * kind, by their measured cycles, and dearer ones pay a toll (budget.h): so that a level keeps
 * its seconds, and the host and the Atari play the same moves at the same level.
 */
#ifndef ENGINE_LEVEL_H
#define ENGINE_LEVEL_H

#include "engine/think.h"

#define LEVEL_LEAST 1
#define LEVEL_MOST 8
#define LEVEL_DEFAULT 4

/* The two below these, in games that have them (weak_players.h): what is above LEVEL_MOST has a depth, here one beyond
 * all
 * others. */
#define LEVEL_RANDOM (LEVEL_MOST + DEPTH_RANDOM)
#define LEVEL_WIN_OR_BLOCK (LEVEL_MOST + DEPTH_WIN_OR_BLOCK)

/* Sets the limits of think.h. */
void level_set(uint8_t level);

/* What a level is, in tenths of a second. */
uint16_t level_tenths(uint8_t level);

/* The nodes without a toll this game sees in so many seconds of an Atari. */
uint32_t level_nodes(uint16_t tenths_of_seconds);

/* They limit the next search, and tolls count. */
void level_limit(uint16_t tenths_of_seconds);

#endif
