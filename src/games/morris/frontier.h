/* frontier.h: shared by frontier.c, frontier_mills.c and frontier_quiet.c. */
/* SPDX-License-Identifier: MIT */
#ifndef MORRIS_FRONTIER_H
#define MORRIS_FRONTIER_H

#include "games/morris/morris.h"

/* Makes `move`, a leaf, and scores it. 1: a cut-off. */
uint8_t morris_score_leaf(void);

/* Score the moves that close a mill, and the other moves. 1: a cut-off. */
uint8_t morris_score_mills(void);
uint8_t morris_score_quiet(void);

#endif
