/* games.h: which games this program has. On the host all of them, in a 6502
 * image the one it was linked with. */
#ifndef HOST_GAMES_H
#define HOST_GAMES_H

/* The nth name, 0 behind the last. */
const char *games_name(unsigned n);

/* Binds the verbs of game.h to a game. 0: there is none of that name. */
int games_choose(const char *name);

/* A copy of the verbs of the game that is bound, bound in their place: for a program that looks over the game's
 * shoulder. *plain are those it copied. On the host alone. */
struct Verbs;
struct Verbs *games_rebind(const struct Verbs **plain);

#endif
