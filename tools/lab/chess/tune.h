/* tune.h: the first half of lab/chess/tune: games of the engine against itself (tune_play.c). */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_CHESS_TUNE_H
#define LAB_CHESS_TUNE_H

/* Arguments GAMES NODES SEED: prints quiet positions, each after the result of its game. Returns the exit status. */
int tune_play(int count, char **words);

#endif
