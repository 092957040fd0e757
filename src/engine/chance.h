/* chance.h: dice: what a game with throws (game.h) takes from the engine. It names
 * chance_step in its GameInfo, and so has it in its overlay: other games do
 * without.
 */
#ifndef ENGINE_CHANCE_H
#define ENGINE_CHANCE_H

#include "engine/state.h"
#include "engine/search_state.h"

/* CHANCE_LIST, CHANCE_ROLL and CHANCE_SKIP are in game.h. Steps of the search: at a position before a throw, with its
 * window and its depth; and when the score of a throw is in, for the side of its row. They return VISIT_SCORE: `score`
 * is the row's, or VISIT_CHILD: the next throw was made. (The numbers are what the assembly has in hand there.) */
#define CHANCE_BACK SCOUT_CHANCE
#define CHANCE_OPEN OUTCOME_CHANCE

uint8_t chance_step(uint8_t step);

/* The end of game_generate: where nothing is listed, MOVE_PASS is. */
void chance_pass(void);

#endif
