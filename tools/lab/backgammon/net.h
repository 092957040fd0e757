/* net.h: a network with one hidden layer, in floating point, for the trainer.
 *
 * Inputs: for each side and place (points, bar, off) four rows: the first, second and third checker there, and every
 * further one (which counts FURTHER). So a checker that comes or goes adds or subtracts one row. */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_NET_H
#define LAB_NET_H

#include "plays.h"

#define HIDDEN_MOST 160
#define ROWS (2 * PLACES * 4)
#define FURTHER 0.5f
enum { WIN, GAMMON, LOSE_GAMMON, EQUITY, OUTPUTS }; /* EQUITY: of 4 points, from -2 to 2 */

typedef struct {
    int hidden; /* a multiple of 8 */
    float rows[ROWS][HIDDEN_MOST] __attribute__((aligned(64)));
    float bias[HIDDEN_MOST] __attribute__((aligned(64)));
    float out[OUTPUTS][HIDDEN_MOST] __attribute__((aligned(64)));
    float out_bias[OUTPUTS];
} Net;

/* Sums of the hidden units for a board; the evaluation of a board near it changes only what differs. */
typedef struct {
    Board board;
    float sums[HIDDEN_MOST] __attribute__((aligned(64)));
} Sums;

void net_random(Net *net, int hidden, unsigned seed);
void net_sums(const Net *net, const Board *board, Sums *sums);

/* The outputs for a board, for the side that rolls next; `sums` is of a board near it. */
void net_outputs(const Net *net, const Sums *sums, const Board *board, float *outputs);

/* One step towards targets; NaN: no target. */
void net_learn(Net *net, const Board *board, const float *targets, float rate);

/* Equity from the first three outputs. */
static inline float net_equity(const float *outputs)
{
    return 2 * outputs[WIN] - 1 + outputs[GAMMON] - outputs[LOSE_GAMMON];
}

#endif
