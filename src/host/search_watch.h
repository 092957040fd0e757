/* search_watch.h: over the shoulder of the game that is bound: how deep the search goes, and which moves of the root
 * it may
 * look at. */
#ifndef HOST_SEARCH_WATCH_H
#define HOST_SEARCH_WATCH_H

#include <stdint.h>

/* Binds the game's verbs once more, with what is below; opponent_use ends it. */
void watch_start(void);

extern uint8_t watch_deepest; /* the furthest ply since it was set to 0 */

#define WATCH_MOST 256
extern uint16_t watch_wanted[WATCH_MOST]; /* no others are listed at the root */
extern unsigned watch_wanted_count;       /* 0: all are */

/* Of a thousand entries of the table those in use. */
unsigned watch_table(void);

#endif
