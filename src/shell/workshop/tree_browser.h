/* tree_browser.h: the overlay TREE: browses the tree of a search. It lists the moves of a position with scores and
 * numbers of nodes, the best one first. Each move has been searched alone to the remaining depth (children.h). FIRE
 * goes to the replies to a move, ESC back. All scores are from the view of the side to move in the game.
 *
 * The record of the game stays unchanged: only the board follows the path, and the record restores it. Variables shared
 * with CHILDREN are in screen memory that the frame does not use. Opening a frame would clear them, so one frame stays
 * open from the first list to the last. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_WORKSHOP_TREE_BROWSER_H
#define SHELL_WORKSHOP_TREE_BROWSER_H

#include <stdint.h>

/* Opens the page and starts at the position of the game. Returns PAGE_CHILDREN. */
uint8_t tree_begin(void);

/* Shows the list of moves (children.h). Returns PAGE_CHILDREN if the board has moved one step down or up the tree and
 * must be searched, or PAGE_SETTINGS if the user leaves the tree. */
uint8_t tree_choose(void);

/* ---- asm/shell/workshop/tree_page.s ---- */

void tree_show_page(void);               /* opens the frame of the page */
void tree_bar(void);                     /* restores the bar, which the search has overwritten */
void __fastcall__ tree_nodes(uint8_t n); /* appends the number of nodes of move n to the line */

#endif
