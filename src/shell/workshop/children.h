/* children.h: the part GROW: every move of the board searched for itself, for the part WALK (workshop/tree_browser.h).
 * As with the part
 * BENCH (workshop/comparison_data.h) what searches comes with the part and runs elsewhere; and it leads on to WALK. */
#ifndef SHELL_WORKSHOP_CHILDREN_H
#define SHELL_WORKSHOP_CHILDREN_H

#include <stdint.h>

#include "shell/workshop/settings.h"

#define GROW_MOST 52 /* moves: of more the best are kept */
extern uint8_t grow_count;
extern uint8_t grow_move_lo[GROW_MOST];
extern uint8_t grow_move_hi[GROW_MOST];
extern uint8_t grow_score_lo[GROW_MOST];
extern uint8_t grow_score_hi[GROW_MOST]; /* less 0x80, so that what is greater is better */
extern uint8_t grow_nodes[3][GROW_MOST];
extern uint8_t grow_reply_lo[GROW_MOST]; /* what it saw against it */
extern uint8_t grow_reply_hi[GROW_MOST];
extern uint8_t grow_has_reply[GROW_MOST];

extern uint8_t grow_depth; /* to which they are searched */

/* Searches them all. Not 0: ESC. */
uint8_t grow_run(void);

#endif
