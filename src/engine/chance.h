/* chance.h: rolls and chance nodes of games with dice (game.h). Such a game names chance_step as GameInfo.chance; that
 * links this file into its overlay.
 */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_CHANCE_H
#define ENGINE_CHANCE_H

#include "engine/state.h"
#include "engine/search_state.h"

/* Two more steps, for the search; the others are in game.h. They return VISIT_SCORE (`score` is the score of the chance
 * node) or VISIT_CHILD (the next roll was made). Their numbers are the values that A already has when the assembly
 * jumps to chance_step. */
#define CHANCE_BACK SCOUT_CHANCE   /* the score of the current roll is in `score`, for the side of the chance node */
#define CHANCE_OPEN OUTCOME_CHANCE /* a new chance node: the position before a roll, with its window and depth */

uint8_t chance_step(uint8_t step);

/* For the end of game_generate: if no move is listed, lists MOVE_PASS. */
void chance_pass(void);

#endif
