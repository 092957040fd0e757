/* frontier_gain.h: game_frontier for an evaluation that is a sum over squares. Then all leaves share the value of the
 * node, and the best one is the move with the largest gain, so no move is made. Linked only into games that use it. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_FRONTIER_GAIN_H
#define ENGINE_FRONTIER_GAIN_H

#include "engine/state.h"

#define GAIN_UNKNOWN INT16_MIN

/* `gain` returns what `move` adds to the evaluation of `side`; GAIN_UNKNOWN if the move ends the game, may be illegal,
 * or changes more than the sum: that move is made and evaluated. The result is that of frontier_generic. For games
 * without GameInfo.gen_candidates. */
void frontier_by_gain(int16_t (*gain)(void));

#endif
