/* search_info.h: the result of the search so far, on one line. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SCREEN_SEARCH_INFO_H
#define SHELL_SCREEN_SEARCH_INFO_H

/* Shows depth, score and principal variation, or "From the book". `side` must be the side that thinks. */
void search_info_show(void);

#endif
