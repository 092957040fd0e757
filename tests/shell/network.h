/* network.h: what the files of the suite network share. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_TESTS_NETWORK_H
#define SHELL_TESTS_NETWORK_H

/* Starts a machine and chooses the game. */
void network_boot(const char *path, const char *game);

/* Calls the form, fills it in, and goes to the table; "": opens one, with the first side. */
void network_join(const char *code);

void network_dice(const char *path); /* network_dice.c */

#endif
