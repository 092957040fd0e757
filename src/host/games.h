/* games.h: which games this program has. On the host all of them, in a 6502
 * image the one it was linked with. */
#ifndef HOST_GAMES_H
#define HOST_GAMES_H

/* The nth name, 0 behind the last. */
const char *games_name(unsigned n);

/* Binds the verbs of game.h to a game. 0: there is none of that name. */
int games_choose(const char *name);

#endif
