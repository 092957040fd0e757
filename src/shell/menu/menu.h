/* menu.h: the part MENU: the games on the disk, and those that wait to go on. */
#ifndef SHELL_MENU_H
#define SHELL_MENU_H

/* Shows the games, and why the last try failed; sets shell_game, shell_entry, and shell_save where the game is
 * to go on. A save that waits in shell_save is loaded at once, if its game is in the list. The frame is open. */
void menu_run(const char *why);

#endif
