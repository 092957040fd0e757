/* chtune.h: the first half of chtune, games of the engine against itself. */
#ifndef CHTUNE_H
#define CHTUNE_H

/* GAMES NODES SEED: prints quiet positions, each behind the result of its game. Returns the status of the program. */
int chtune_play(int count, char **words);

#endif
