/* net.c: see net.h. */
/* SPDX-License-Identifier: MIT */
#include "net.h"

#include <math.h>
#include <string.h>

static inline float sigmoid(float x)
{
    union {
        int bits;
        float value;
    } power;
    float whole;
    float part;

    x *= -1.44269504f;
    x = x > 40 ? 40 : x < -40 ? -40 : x;
    whole = floorf(x);
    part = x - whole;
    power.bits = ((int)whole + 127) << 23;
    return 1 / (1 + power.value * (1 + part * (0.69314718f + part * (0.2402265f + part * (0.0555041f
        + part * (0.0096181f + part * 0.0013333f))))));
}

static float uniform(unsigned *seed)
{
    *seed = *seed * 1664525u + 1013904223u;
    return (float)(*seed >> 8) / 16777216.0f - 0.5f;
}

void net_random(Net *net, int hidden, unsigned seed)
{
    int i;
    int j;

    memset(net, 0, sizeof *net);
    net->hidden = hidden;
    for (j = 0; j < hidden; ++j) {
        for (i = 0; i < ROWS; ++i) {
            net->rows[i][j] = 0.2f * uniform(&seed);
        }
        net->bias[j] = 0.2f * uniform(&seed);
        for (i = 0; i < OUTPUTS; ++i) {
            net->out[i][j] = 0.2f * uniform(&seed);
        }
    }
    net->out_bias[GAMMON] = net->out_bias[LOSE_GAMMON] = -1;
}

static inline int first_row(int side, int place)
{
    return (side * PLACES + place) * 4;
}

static void change(const Net *net, float *sums, int row, int n, float factor)
{
    const float *weights = net->rows[row + (n < 3 ? n : 3)];
    int j;

    if (n >= 3) {
        factor *= FURTHER;
    }
    for (j = 0; j < net->hidden; ++j) {
        sums[j] += factor * weights[j];
    }
}

void net_sums(const Net *net, const Board *board, Sums *sums)
{
    int side;
    int place;
    int n;

    sums->board = *board;
    memcpy(sums->sums, net->bias, sizeof sums->sums);
    for (side = 0; side < 2; ++side) {
        for (place = 0; place < PLACES; ++place) {
            for (n = 0; n < board->at[side][place]; ++n) {
                change(net, sums->sums, first_row(side, place), n, 1);
            }
        }
    }
}

void net_outputs(const Net *net, const Sums *sums, const Board *board, float *outputs)
{
    float hidden[HIDDEN_MOST] __attribute__((aligned(64)));
    int side;
    int place;
    int i;
    int j;

    memcpy(hidden, sums->sums, sizeof(float) * (size_t)net->hidden);
    for (side = 0; side < 2; ++side) {
        if (!memcmp(board->at[side], sums->board.at[side], PLACES)) {
            continue;
        }
        for (place = 0; place < PLACES; ++place) {
            int old = sums->board.at[side][place];
            int now = board->at[side][place];

            for (; old < now; ++old) {
                change(net, hidden, first_row(side, place), old, 1);
            }
            for (; old > now; --old) {
                change(net, hidden, first_row(side, place), old - 1, -1);
            }
        }
    }
    for (j = 0; j < net->hidden; ++j) {
        hidden[j] = sigmoid(hidden[j]);
    }
    for (i = 0; i < OUTPUTS; ++i) {
        float sum = net->out_bias[i];

        for (j = 0; j < net->hidden; ++j) {
            sum += hidden[j] * net->out[i][j];
        }
        outputs[i] = sigmoid(sum);
    }
}

void net_learn(Net *net, const Board *board, const float *targets, float rate)
{
    static _Thread_local Sums sums;
    float hidden[HIDDEN_MOST] __attribute__((aligned(64)));
    float error[HIDDEN_MOST] __attribute__((aligned(64)));
    int side;
    int place;
    int i;
    int j;
    int n;

    net_sums(net, board, &sums);
    for (j = 0; j < net->hidden; ++j) {
        hidden[j] = sigmoid(sums.sums[j]);
        error[j] = 0;
    }
    for (i = 0; i < OUTPUTS; ++i) {
        float sum = net->out_bias[i];
        float *out = net->out[i];
        float delta;

        for (j = 0; j < net->hidden; ++j) {
            sum += hidden[j] * out[j];
        }
        delta = rate * (targets[i] - sigmoid(sum));
        net->out_bias[i] += delta;
        for (j = 0; j < net->hidden; ++j) {
            error[j] += delta * out[j];
            out[j] += delta * hidden[j];
        }
    }
    for (j = 0; j < net->hidden; ++j) {
        error[j] *= hidden[j] * (1 - hidden[j]);
        net->bias[j] += error[j];
    }
    for (side = 0; side < 2; ++side) {
        for (place = 0; place < PLACES; ++place) {
            int count = board->at[side][place];
            int row = first_row(side, place);

            for (n = 0; n < 3 && n < count; ++n) {
                for (j = 0; j < net->hidden; ++j) {
                    net->rows[row + n][j] += error[j];
                }
            }
            if (count > 3) {
                float factor = FURTHER * (float)(count - 3);

                for (j = 0; j < net->hidden; ++j) {
                    net->rows[row + 3][j] += factor * error[j];
                }
            }
        }
    }
}
