/* children.h: the overlay GROW: searches every move of the position one by one. The overlay WALK, which it loads
 * next, shows the result (tree_browser.h). Like the overlay BENCH (comparison_data.h) it moves its code elsewhere
 * before it searches. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_WORKSHOP_CHILDREN_H
#define SHELL_WORKSHOP_CHILDREN_H

#include <stdint.h>

#include "shell/workshop/settings.h"

#define CHILDREN_MAX 52 /* number of moves that are kept; if there are more, the best ones are kept */
extern uint8_t children_count;
extern uint8_t children_move_lo[CHILDREN_MAX];
extern uint8_t children_move_hi[CHILDREN_MAX];
extern uint8_t children_score_lo[CHILDREN_MAX];
extern uint8_t children_score_hi[CHILDREN_MAX]; /* with bit 7 inverted, so that unsigned comparison works */
extern uint8_t children_nodes[3][CHILDREN_MAX];
extern uint8_t children_reply_lo[CHILDREN_MAX]; /* the best reply found */
extern uint8_t children_reply_hi[CHILDREN_MAX];
extern uint8_t children_has_reply[CHILDREN_MAX];

extern uint8_t children_depth; /* search depth of the moves */

/* Searches all moves. Not 0: ESC was pressed. */
uint8_t children_run(void);

#endif
