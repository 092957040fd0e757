/* game_list.h: the list of games in the menu. disk/game_list.c is compiled for each disk and stored after the overlay
 * MENU, so disks with different games share one kernel. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_MENU_GAME_LIST_H
#define SHELL_MENU_GAME_LIST_H

#include "shell/shell.h"

#define MENU_MOST 24  /* games on one disk; the screen has 10 rows and scrolls */
#define MENU_RIGHT 31 /* characters of a line, without its terminating 0 */
/* The key of the lessons, and the letter of game n, counted from 0 */
#define MENU_LESSONS_KEY '0'
#define MENU_LETTER(n) ('A' + (n))

typedef struct {
    ShellGame game;
    uint8_t second; /* 1: the human plays the second side by default, because that side can win */
    uint8_t simple; /* GameInfo.other_levels; with GAME_BEGINNER newcomers begin with Beginner */
#define GAME_OTHERS 3
#define GAME_BEGINNER 4
    uint8_t is_first; /* 1: the bar begins on this game on a new disk */
    uint8_t about; /* its card, counted from 1 (cards.h) */
    char none; /* pads the entry to 16 bytes for the 6502 */
} MenuGame;

typedef struct {
    uint8_t count;
    MenuGame games[MENU_MOST];
    char line[MENU_MOST][MENU_RIGHT + 1]; /* name and size of the board, as shown */
} MenuList;

extern const MenuList menu_list; /* disk/kernel.s defines its address */

#endif
