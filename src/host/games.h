/* games.h: the games of this program and the choice of one. On the host the program has all games, in a 6502 image
 * one. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_GAMES_H
#define HOST_GAMES_H

/* Returns the name of game `n`, or 0 after the last game. */
const char *games_name(unsigned n);

/* Binds the verbs (engine/verbs.h) to the game of this name. Returns 0 if there is no such game. */
int games_choose(const char *name);

/* Binds a copy of the current table and returns it, so that the caller can replace functions. *plain is set to the
 * table that was copied. Host only. */
struct Verbs;
struct Verbs *games_rebind(const struct Verbs **plain);

#endif
