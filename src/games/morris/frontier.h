/* frontier.h: what the parts of game_frontier share: frontier.c, frontier_mills.c, frontier_quiet.c. */
#ifndef MORRIS_FRONTIER_H
#define MORRIS_FRONTIER_H

#include "games/morris/morris.h"

/* Makes `move`, a leaf, and judges it. 1: it is enough. */
uint8_t morris_judge(void);

/* The moves that close a mill; those that do not. 1: one was enough. */
uint8_t morris_judge_mills(void);
uint8_t morris_judge_quiet(void);

#endif
