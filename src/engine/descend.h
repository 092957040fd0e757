/* descend.h: from a node to its child: chooses how the current move is searched (full window, scout, late-move
 * reduction), makes it and sets the child's window and depth. Called by search.c. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_DESCEND_H
#define ENGINE_DESCEND_H

#include <stdint.h>

/* Extensions (extend_ply) are ignored from this ply on, so that the search ends: twice the search depth. */
extern uint8_t extend_below;

/* Sets node_scouting for the current move: descend_choose when it is first searched, descend_scout when a reduced move
 * scored above alpha and is searched again to full depth. */
void descend_choose(void);
void descend_scout(void);

/* Makes `move` and sets window and depth of the new node. Returns 0 if the move was illegal. */
uint8_t descend(void);

#endif
