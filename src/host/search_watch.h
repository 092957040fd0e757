/* search_watch.h: replaces some functions of the chosen game, so that uci.c knows how deep the search goes and can
 * restrict the root moves. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SEARCH_WATCH_H
#define HOST_SEARCH_WATCH_H

#include <stdint.h>

/* Puts the replacements in place; opponent_use removes them. */
void watch_start(void);

extern uint8_t watch_deepest; /* the largest ply since the caller set it to 0 */

#define WATCH_MOST 256
extern uint16_t watch_wanted[WATCH_MOST]; /* the only moves searched at the root */
extern unsigned watch_wanted_count;       /* their number; 0: all moves are searched */

/* Returns the number of entries in use among the first thousand of the transposition table. */
unsigned watch_tt_permille(void);

#endif
