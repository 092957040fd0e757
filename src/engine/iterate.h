/* iterate.h: an iteration of the search with the techniques of techniques.h that are not part of the tree. Called by
 * think.c; the assembly calls search_tree. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_ITERATE_H
#define ENGINE_ITERATE_H

#include <stdint.h>

/* search_tree. WITH_ASPIRATION: first with a window around the score of the last iteration. */
void iterate(void);

/* WITH_KEPT_LINE. iterate_prepare compares the game with the principal variation of the last search; it is called
 * when a search begins. iterate_continues returns 1 if each side has played one move since the last search, and
 * begins a new one. iterate_first returns the ordinal of the expected root move, or 0; root_prepare must have listed
 * the moves. */
void iterate_prepare(void);
uint8_t iterate_continues(void);
uint8_t iterate_first(void);

#endif
