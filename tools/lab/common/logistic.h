/* logistic.h: logistic regression: samples of games, and the chance of winning as a function of their terms. A file
 * that includes it defines TERMS and SAMPLES_MOST first. */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_COMMON_LOGISTIC_H
#define LAB_COMMON_LOGISTIC_H

#include <math.h>
#include <string.h>

#define ROUNDS 30

typedef struct {
    double term[TERMS]; /* the first is 1 */
    unsigned game;
    int side;
    int won;
} Sample;

static Sample samples[SAMPLES_MOST];
static unsigned sample_count;

/* Fits the weights `w` to the samples of games whose number modulo 2 is `rest`, or to all samples (rest 2). */
static void fit(unsigned rest, double *w)
{
    memset(w, 0, TERMS * sizeof *w);
    for (unsigned round = 0; round < ROUNDS; ++round) {
        double m[TERMS][TERMS + 1] = { { 0 } };

        for (unsigned n = 0; n < sample_count; ++n) {
            const Sample *s = samples + n;
            double sum = 0;
            double p;

            if (rest != 2 && s->game % 2 != rest) continue;
            for (unsigned i = 0; i < TERMS; ++i) sum += w[i] * s->term[i];
            p = 1 / (1 + exp(-sum));
            for (unsigned i = 0; i < TERMS; ++i) {
                for (unsigned j = 0; j < TERMS; ++j) m[i][j] += p * (1 - p) * s->term[i] * s->term[j];
                m[i][TERMS] += (s->won - p) * s->term[i];
            }
        }
        for (unsigned i = 0; i < TERMS; ++i) { /* Gaussian elimination */
            for (unsigned k = 0; k < TERMS; ++k) {
                double factor = m[k][i] / m[i][i];

                if (k == i) continue;
                for (unsigned j = i; j <= TERMS; ++j) m[k][j] -= factor * m[i][j];
            }
        }
        for (unsigned i = 0; i < TERMS; ++i) w[i] += m[i][TERMS] / m[i][i];
    }
}

#endif
