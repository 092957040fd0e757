/* frontier.h: shared by frontier.c, frontier_leaf.c, frontier_mills.c and frontier_quiet.c. */
/* SPDX-License-Identifier: MIT */
#ifndef MORRIS_FRONTIER_H
#define MORRIS_FRONTIER_H

#include "games/morris/morris.h"

/* In frontier_leaf.c: makes `move`, a leaf, and scores it. 1: a cut-off. */
uint8_t morris_score_leaf(void);

/* The best leaf so far: its score and its move. running: some leaf did not end the game. */
extern int16_t morris_leaf_best;
extern uint16_t morris_leaf_move;
extern uint8_t morris_leaf_running;

/* Score the moves that close a mill, and the other moves. 1: a cut-off. */
uint8_t morris_score_mills(void);
uint8_t morris_score_quiet(void);

#endif
