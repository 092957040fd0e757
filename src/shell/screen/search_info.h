/* search_info.h: the result of the search so far, on one line. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SCREEN_SEARCH_INFO_H
#define SHELL_SCREEN_SEARCH_INFO_H

/* Shows depth, score and principal variation, or "From the book". `side` must be the side that thinks. */
void search_info_show(void);

/* Call it after a search for the computer's move: keeps the score, and notes a change of its sign (shell.h). */
void search_info_keep_score(void);

#endif
