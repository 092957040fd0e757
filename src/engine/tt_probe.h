/* tt_probe.h: how the search uses the transposition table (tt.h). Called by visit.c and search.c. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_TT_PROBE_H
#define ENGINE_TT_PROBE_H

#include <stdint.h>

/* tt_slot holds the position of this node. 1: its score is good enough for this depth and window, and is in `score`. */
uint8_t tt_cutoff(void);

/* Stores best score, bound, depth and best move of this node in node_slot[ply]. */
void tt_store(void);

#endif
