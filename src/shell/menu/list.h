/* list.h: the games of a disk, as the menu lists them: disk/list.c, compiled for each disk and
 * put behind the part MENU, so that disks with other games share one kernel. */
#ifndef SHELL_MENU_LIST_H
#define SHELL_MENU_LIST_H

#include "shell/shell.h"

#define MENU_MOST 14  /* games of one disk */
#define MENU_RIGHT 31 /* columns of a line; then comes its end mark */

/* By memory, what needs the least first. A game has a place in every array: that is easier on the 6502. */
typedef struct {
    uint8_t count;
    uint8_t memory_page[MENU_MOST]; /* where the memory ends that it needs */
    uint8_t has_names[MENU_MOST];   /* as in ShellGame */
    uint8_t bytes_low[MENU_MOST];
    uint8_t bytes_high[MENU_MOST];
    char file[MENU_MOST][SHELL_FILE];
    char size[MENU_MOST][8];        /* of its board */
    char line[MENU_MOST][MENU_RIGHT + 1]; /* its name, blanks around it */
} MenuList;

extern const MenuList menu_list; /* disk/kernel.s knows where */

#endif
