/* level.h: eight levels by time, as node budgets.
 *
 * A level is so many seconds of an Atari's thinking. They become nodes with
 * the measured cycles a node of the game, so that the host and the Atari play
 * the same moves at the same level.
 */
#ifndef ENGINE_LEVEL_H
#define ENGINE_LEVEL_H

#include "engine/think.h"

#define LEVEL_LEAST 1
#define LEVEL_MOST 8
#define LEVEL_USUAL 4

/* The two below these, in games that have them (simple.h): what is above LEVEL_MOST has a depth, here one beyond all others. */
#define LEVEL_RANDOM (LEVEL_MOST + DEPTH_RANDOM)
#define LEVEL_DIRECTED (LEVEL_MOST + DEPTH_DIRECTED)

/* Cycles an NTSC Atari has left for thinking in a second, with the board on
 * screen: 60 frames of 26,360 cycles, three quarters of them ours. */
#define LEVEL_CYCLES_A_SECOND 1186200UL

/* Sets the limits of think.h. */
void level_set(uint8_t level);

/* What a level is, in tenths of a second. */
uint16_t level_tenths(uint8_t level);

/* The nodes this game sees in so many seconds of an Atari. */
uint32_t level_nodes(uint16_t tenths_of_seconds);

#endif
