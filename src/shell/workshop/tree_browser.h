/* tree_browser.h: the part WALK: the tree of a search, to be walked: the moves of a position with their scores and
 * nodes, each
 * searched for itself to the depth that is left (workshop/children.h), the best one first; FIRE goes on to the replies
 * to one
 * of them, ESC back.
 *
 * The game itself is not touched: the board alone goes the way, and the record brings it back. What both parts know
 * is where the frame leaves room, so it is open from the first list to the last.
 */
#ifndef SHELL_WORKSHOP_TREE_BROWSER_H
#define SHELL_WORKSHOP_TREE_BROWSER_H

#include <stdint.h>

void tree_begin(void);                                /* at the board of the game */
/* shows them. 0: the user wants to leave; else the board has gone a step */
uint8_t __fastcall__ tree_choose(uint8_t is_stopped);

/* ---- asm/plat/atari/workshop_tree.s ---- */

void tree_bar(void);                     /* the frame has its bar again, for which the search left no room */
void __fastcall__ tree_nodes(uint8_t n); /* the nodes of that move, to the line */

#endif
