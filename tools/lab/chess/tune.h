/* tune.h: the first half of lab/chess/tune, games of the engine against itself. */
#ifndef LAB_CHESS_TUNE_H
#define LAB_CHESS_TUNE_H

/* GAMES NODES SEED: prints quiet positions, each behind the result of its game. Returns the status of the program. */
int tune_play(int count, char **words);

#endif
