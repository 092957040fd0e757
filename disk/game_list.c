/* game_list.c: the list of games of one disk, for the main menu. It contains no addresses; disk.mk appends its bytes to
 * the shell overlay MENU of that disk. games.inc (made by tools/build/game.awk) has one line for each game:
 * GAME("FILE", memory before its overlay in bytes, 1 if positions can repeat, 1 if the second side can always win, 1 if
 * it has random and beginner levels and 2 if a newcomer begins with Beginner, 1 if the bar begins on it on a new disk,
 * number of the line about it, "line of the menu"). */
/* SPDX-License-Identifier: MIT */
#include "shell/menu/game_list.h"

const MenuList menu_list = {
#define GAME(file, bytes, repetition, second, weak_players, first, about, line) 1 +
#include "games.inc"
    0,
#undef GAME
#define GAME(file, bytes, repetition, second, weak_players, first, about, line) \
    { { file, bytes }, second, weak_players, first, about, 0 },
    {
#include "games.inc"
    },
#undef GAME
#define GAME(file, bytes, repetition, second, weak_players, first, about, line) line,
    {
#include "games.inc"
    },
};
