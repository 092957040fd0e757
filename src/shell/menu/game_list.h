/* game_list.h: the games of a disk, as the menu lists them: disk/game_list.c, compiled for each disk and
 * put behind the part MENU, so that disks with other games share one kernel. */
#ifndef SHELL_MENU_GAME_LIST_H
#define SHELL_MENU_GAME_LIST_H

#include "shell/shell.h"

#define MENU_MOST 15  /* games of one disk; the screen has rows for 14, and goes up for the last */
#define MENU_RIGHT 31 /* columns of a line; then comes its end mark */

typedef struct {
    ShellGame game;
    uint8_t second; /* 1: a person has the second side, which can win; 0: the first */
    uint8_t simple; /* 1: random and directed moves can be chosen (engine/weak_players.h) */
    char none[14 - sizeof(ShellGame)]; /* so that it is easily found on a 6502 */
} MenuGame;

/* By memory, what needs the least first. */
typedef struct {
    uint8_t count;
    uint8_t memory_page[MENU_MOST]; /* where the memory ends that it needs */
    MenuGame games[MENU_MOST];
    char line[MENU_MOST][MENU_RIGHT + 1]; /* its name and the size of its board, as they are shown */
} MenuList;

extern const MenuList menu_list; /* disk/kernel.s knows where */

#endif
