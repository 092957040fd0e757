/* children.h: the overlay CHILDREN: searches every move of the position one by one. The overlay TREE, which follows,
 * shows the result (tree_browser.h). Like the overlay COMPARE (comparison_data.h) it moves its code to the
 * player/missile memory before it searches. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_WORKSHOP_CHILDREN_H
#define SHELL_WORKSHOP_CHILDREN_H

#include <stdint.h>

#include "shell/workshop/settings.h"

#define CHILDREN_MAX 52 /* largest number of moves that are kept: the best ones of a longer list */
extern uint8_t children_count;
extern uint8_t children_move_lo[CHILDREN_MAX];
extern uint8_t children_move_hi[CHILDREN_MAX];
extern uint8_t children_score_lo[CHILDREN_MAX];
extern uint8_t children_score_hi[CHILDREN_MAX]; /* with bit 7 inverted, so that unsigned comparison works */
extern uint8_t children_nodes[3][CHILDREN_MAX]; /* number of nodes, low byte first */
extern uint8_t children_reply_lo[CHILDREN_MAX]; /* the best reply found */
extern uint8_t children_reply_hi[CHILDREN_MAX];
extern uint8_t children_has_reply[CHILDREN_MAX]; /* 1: there is one */

extern uint8_t children_depth; /* depth of each of these searches */

extern uint8_t children_is_stopped; /* 1: ESC was pressed */

/* Searches all moves. Returns PAGE_LIST. */
uint8_t children_run(void);

/* Moves the code that stays, and calls children_run. The frame of the tree is open. */
uint8_t children_open(void);

#endif
