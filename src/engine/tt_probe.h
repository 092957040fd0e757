/* tt_probe.h: the search's side of the transposition table (tt.h). */
#ifndef ENGINE_TT_PROBE_H
#define ENGINE_TT_PROBE_H

#include <stdint.h>

/* tt_slot holds the position of this node. 1: it answers the question that
 * is asked here; `score` is the answer. */
uint8_t tt_cutoff(void);

/* Writes what was found out about this node to its slot. */
void tt_store(void);

#endif
