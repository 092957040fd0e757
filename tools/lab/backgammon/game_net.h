/* game_net.h: the network of the game in whole numbers, as src/games/backgammon/eval.c computes it, for the tools. */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_GAME_NET_H
#define LAB_GAME_NET_H

#include <stdint.h>

#include "plays.h"

#define HIDDEN 24
#define ROWS 208
#define POINT 4000
#define ROW_SCALE 32
#define OUT_SCALE 16
#define UNIT 255
#define ZERO 128   /* a weight of 0 */
#define MIDDLE 256 /* a sum of 0 */
#define CURVE 128
#define HALF_CURVE (CURVE + 1)

typedef struct {
    int16_t rows[ROWS + 1][32] __attribute__((aligned(64))); /* without ZERO; the columns from HIDDEN on are 0 */
    int16_t bias[32] __attribute__((aligned(64)));
    int out[HIDDEN];
    int out_bias;
    uint8_t sigmoid[256];
    int chance[257];
    int steps[256];
} GameNet;

/* Reads a file as src/games/backgammon/weights.c. */
void game_net_read(GameNet *net, const char *path);

/* The row of checker number `n` on a place. */
static inline int game_net_row(int side, int place, int n)
{
    return (side * PLACES + place) * 4 + (n < 3 ? n : 3);
}

/* What stranded checkers cost the side that rolls next (negative: the other one), in parts of POINT. */
int game_net_stranded(const Board *board);

/* Fills the hidden units; returns the score of the side that rolls next, in parts of POINT. */
int game_net_score(const GameNet *net, const Board *board, uint8_t *hidden);

#endif
