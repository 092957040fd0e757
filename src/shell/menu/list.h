/* list.h: the games of a disk, as the menu lists them: disk/list.c, compiled for each disk and
 * put behind the part MENU, so that disks with other games share one kernel. */
#ifndef SHELL_MENU_LIST_H
#define SHELL_MENU_LIST_H

#include "shell/shell.h"

#define MENU_MOST 14 /* games of one disk */
#define MENU_NAME 18 /* letters, with the end mark */
#define MENU_SIZE 6

typedef struct {
    ShellGame game;
    uint8_t memory_page;  /* where the memory ends that it needs */
    char name[MENU_NAME];
    char size[MENU_SIZE]; /* of its board */
} MenuItem;

typedef struct {
    uint8_t count;
    MenuItem items[MENU_MOST]; /* by memory, the smallest first */
} MenuList;

extern const MenuList menu_list; /* disk/kernel.s knows where */

#endif
