/* descend.h: from a node to the one behind its move in hand. */
#ifndef ENGINE_DESCEND_H
#define ENGINE_DESCEND_H

#include <stdint.h>

/* Plies deeper than this get no further ply for what `extend` says. */
extern uint8_t extend_below;

/* Sets node_scouting for the move in hand; descend_scout for a late one that
 * turned out to be good. */
void descend_choose(void);
void descend_scout(void);

/* Makes `move`. 1: a new node, with its window and its depth; 0: the move was
 * illegal. */
uint8_t descend(void);

#endif
