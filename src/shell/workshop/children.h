/* children.h: the part GROW: every move of the board searched for itself, for the part WALK (workshop/tree_browser.h).
 * As with the part
 * BENCH (workshop/comparison_data.h) what searches comes with the part and runs elsewhere; and it leads on to WALK. */
#ifndef SHELL_WORKSHOP_CHILDREN_H
#define SHELL_WORKSHOP_CHILDREN_H

#include <stdint.h>

#include "shell/workshop/settings.h"

#define CHILDREN_MAX 52 /* moves: of more the best are kept */
extern uint8_t children_count;
extern uint8_t children_move_lo[CHILDREN_MAX];
extern uint8_t children_move_hi[CHILDREN_MAX];
extern uint8_t children_score_lo[CHILDREN_MAX];
extern uint8_t children_score_hi[CHILDREN_MAX]; /* less 0x80, so that what is greater is better */
extern uint8_t children_nodes[3][CHILDREN_MAX];
extern uint8_t children_reply_lo[CHILDREN_MAX]; /* what it saw against it */
extern uint8_t children_reply_hi[CHILDREN_MAX];
extern uint8_t children_has_reply[CHILDREN_MAX];

extern uint8_t children_depth; /* to which they are searched */

/* Searches them all. Not 0: ESC. */
uint8_t children_run(void);

#endif
