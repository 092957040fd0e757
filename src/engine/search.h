/* search.h: one iteration of the search: principal-variation search over alpha-beta, to a fixed depth, from the
 * position on the board. Its parameters and results are in search_state.h, where the files of the search are explained.
 *
 * think.c calls it once for every depth. The C files are the reference, their twins in asm/engine are what ships; both
 * visit the same nodes in the same order.
 */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_SEARCH_H
#define ENGINE_SEARCH_H

#include "engine/search_state.h"

/* Searches to search_depth. Leaves the board and ply as they were. */
void search_tree(void);

#endif
