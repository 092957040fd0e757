/* network_games.h: what the files of the suite network_games share. network_games_terminal.c has the other player of
 * some games: `trog play GAME --remote`. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_NETWORK_GAMES_H
#define SHELL_NETWORK_GAMES_H

void terminal_start(const char *trog, const char *game, int port, const char *table);
void terminal_look(void);               /* reads what it has printed */
int terminal_waits(void);               /* 1: it has asked for a move or a roll since the last line that was typed */
void terminal_type(const char *line);
int terminal_has_said(const char *text); /* 1: it has printed this, at any time */
void terminal_end(void);                /* checks that it ends well */

#endif
