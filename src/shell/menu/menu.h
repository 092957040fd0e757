/* menu.h: the overlay MENU: the games on the disk, and the unfinished ones. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_MENU_H
#define SHELL_MENU_H

/* Lets the player choose a game; `why` is 0, or the text why loading the last choice failed. Sets shell_game and
 * shell_entry, and shell_save to continue an unfinished game. If shell_save is set already, its game is taken at once,
 * if it is in the list. The menu's frame must be open. */
void menu_run(const char *why);

#endif
