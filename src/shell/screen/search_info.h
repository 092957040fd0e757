/* search_info.h: what the search has found so far, in a line. */
#ifndef SHELL_SCREEN_SEARCH_INFO_H
#define SHELL_SCREEN_SEARCH_INFO_H

/* For `side`, who thinks. */
void search_info_show(void);

#endif
