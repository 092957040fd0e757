/* menu.h: the overlay MENU: the games on the disk, and the unfinished ones. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_MENU_H
#define SHELL_MENU_H

/* Shows the games, and why the last attempt failed (or 0). Sets shell_game and shell_entry, and shell_save for an
 * unfinished game. If shell_save is already set, its game is loaded at once, if it is in the list. The menu's frame
 * must be open. */
void menu_run(const char *why);

#endif
