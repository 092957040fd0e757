/* reference_search.h: the search that leaves moves out, written once more as plain recursion: windows,
 * passes and late moves by the same rules as src/engine/search.c, with numbers of its own. */
#ifndef SYNTHETIC_REFERENCE_SEARCH_H
#define SYNTHETIC_REFERENCE_SEARCH_H

#include <stdint.h>

extern uint8_t pruned_passes; /* 1: a pass may show that a position is good enough */
extern uint8_t pruned_late;   /* 1: late quiet moves are searched a ply less deep first */
extern uint16_t pruned_move;  /* the best one of the root */

/* How often each of them decided something since the counts were cleared: a test in which
 * they do nothing proves nothing. */
extern uint16_t pruned_pass_cuts;
extern uint16_t pruned_far_above;
extern uint16_t pruned_far_below;
extern uint16_t pruned_many;        /* quiet moves left out there */
extern uint16_t pruned_late_left;
extern uint16_t pruned_late_again;

/* The value of a maze with lists in two stages, in which the side to move may stand pat. */
int16_t pruned_value(uint8_t depth);

#endif
