/* fit.h: what the parts of fit share. */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_FIT_H
#define LAB_FIT_H

#include "game_net.h"

#define LANES 32 /* hidden units, filled up */

typedef float Lanes __attribute__((vector_size(LANES * 4)));

typedef struct {
    uint8_t rows[2 * CHECKERS];
    float points;
    float win;
    float stranded; /* in points */
    float weight;
} Sample;

typedef struct {
    Lanes rows[ROWS + 1];
    Lanes bias;
    Lanes out;
    float out_bias[LANES];
} Weights;

extern Sample *samples;
extern Weights rounded; /* to the whole numbers of the game: rows and bias in 32nds, outputs in 16ths */

/* Fills the hidden units of a sample, 0 to 255. */
void fit_units(const Sample *sample, Lanes *hidden);

/* Fits the weights of the chance to win, and its bias after them, to the units of the first samples. */
void fit_win(long sample_count, double *weights);

/* Writes the network as src/games/backgammon/weights.c, with the curves of that file. */
void fit_write(const char *path, const double *win);

#endif
