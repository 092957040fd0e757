/* game_list.c: the list of games of one disk, for the main menu. It contains no addresses; disk.mk appends its bytes to
 * the shell overlay MENU of that disk. games.inc (by tools/build/menu_entry.awk) has one line a game:
 * GAME("FILE", bytes of memory before its overlay, 1: positions can repeat, 1: the second side can win, 1: has random
 * and beginner levels, "line of the menu"). */
/* SPDX-License-Identifier: MIT */
#include "shell/menu/game_list.h"

const MenuList menu_list = {
#define GAME(file, bytes, repetition, second, weak_players, line) 1 +
#include "games.inc"
    0,
#undef GAME
#define GAME(file, bytes, repetition, second, weak_players, line) { { file, bytes }, second, weak_players, { 0 } },
    {
#include "games.inc"
    },
#undef GAME
#define GAME(file, bytes, repetition, second, weak_players, line) line,
    {
#include "games.inc"
    },
};
