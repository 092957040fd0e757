/* tt_probe.h: how the search uses the transposition table (tt.h). Called by visit.c and search.c. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_TT_PROBE_H
#define ENGINE_TT_PROBE_H

#include <stdint.h>

/* In: tt_slot, which holds the position of this node. Returns 1 if the stored score is good enough for this depth and
 * window; it is in `score`. */
uint8_t tt_cutoff(void);

/* Stores best score, bound, depth and best move of this node in node_slot[ply]. */
void tt_store(void);

#endif
