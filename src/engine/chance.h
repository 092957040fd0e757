/* chance.h: dice: what a game with throws (game.h) takes from the engine. It names
 * chance_step in its GameInfo, and so has it in its overlay: other games do
 * without. search.c, the shell and the commands call it by that name.
 */
#ifndef ENGINE_CHANCE_H
#define ENGINE_CHANCE_H

#include "engine/state.h"
#include "engine/tree.h"

/* At the bottom of the pool, a list of the throws; list_rank has their weights. */
#define CHANCE_LIST 0

/* The throw that falls now in the game so far: sets `move`, for record_play. It
 * follows from record_seed and record_count, so it falls again after an undo
 * and when a saved game is read. Clobbers random_seed. */
#define CHANCE_DRAW 1

/* Steps of the search. At a position before a throw, with its window and its
 * depth; and when the score of a throw is in, for the side of its row. They
 * return ENTER_SCORE: `score` is the row's, or ENTER_CHILD: the next throw was
 * made. (The numbers are what the assembly has in hand there.) */
#define CHANCE_BACK SCOUT_CHANCE
#define CHANCE_OPEN OUTCOME_CHANCE

uint8_t chance_step(uint8_t step);

#endif
