/* game_net.c: see game_net.h. */
/* SPDX-License-Identifier: MIT */
#include "game_net.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Reads `count` numbers of the array or the constant `name`. */
static void numbers(const char *text, const char *name, int *result, int count)
{
    char *at = strstr(text, name);

    at = at ? strchr(at, '=') : 0;
    for (; at && count; --count) {
        at += strcspn(at, "-0123456789;");
        if (*at == ';') {
            at = 0;
            break;
        }
        *result++ = (int)strtol(at, &at, 10);
    }
    if (!at) {
        fprintf(stderr, "too few numbers of %s\n", name);
        exit(1);
    }
}

void game_net_read(GameNet *net, const char *path)
{
    static char text[100000];
    static int rows[ROWS * HIDDEN];
    int bias[HIDDEN];
    int sigmoid[HALF_CURVE];
    int steps[CURVE];
    FILE *file = fopen(path, "r");
    size_t size = file ? fread(text, 1, sizeof text - 1, file) : 0;
    int i;

    if (!size) {
        perror(path);
        exit(1);
    }
    fclose(file);
    text[size] = 0;
    memset(net, 0, sizeof *net);
    numbers(text, "backgammon_rows[", rows, ROWS * HIDDEN);
    numbers(text, "backgammon_bias[", bias, HIDDEN);
    numbers(text, "backgammon_sigmoid[", sigmoid, HALF_CURVE);
    numbers(text, "backgammon_out[", net->out, HIDDEN);
    numbers(text, "backgammon_out_bias ", &net->out_bias, 1);
    numbers(text, "backgammon_chance_steps[", steps, CURVE);
    for (i = 0; i < ROWS * HIDDEN; ++i) {
        net->rows[i / HIDDEN][i % HIDDEN] = (int16_t)(rows[i] - ZERO);
    }
    for (i = 0; i < HIDDEN; ++i) {
        net->bias[i] = (int16_t)bias[i];
    }
    for (i = 0; i < 256; ++i) {
        net->sigmoid[i] = (uint8_t)(i > CURVE ? UNIT - sigmoid[256 - i] : sigmoid[i]);
        net->steps[i] = steps[i < CURVE ? i : 255 - i];
    }
    net->chance[0] = 1;
    for (i = 1; i <= CURVE; ++i) {
        net->chance[i] = net->chance[i - 1] + steps[i - 1];
    }
    for (i = CURVE + 1; i <= 256; ++i) {
        net->chance[i] = POINT - net->chance[256 - i];
    }
}

static int stranded(const signed char *own, const signed char *other)
{
    int sum = 0;
    int place;

    if (other[OFF] < 5 || own[OFF]) {
        return 0;
    }
    for (place = 19; place <= BAR; ++place) {
        sum += own[place] * (place - 18);
    }
    return other[OFF] * (sum > 32 ? 32 : sum) * 8;
}

int game_net_stranded(const Board *board)
{
    return stranded(board->at[0], board->at[1]) - stranded(board->at[1], board->at[0]);
}

int game_net_score(const GameNet *net, const Board *board, uint8_t *hidden)
{
    typedef int16_t Lanes __attribute__((vector_size(64)));
    Lanes sums = *(const Lanes *)net->bias;
    int sum = net->out_bias;
    int owner, place, n, i;

    for (owner = 0; owner < 2; ++owner) {
        for (place = 0; place < PLACES; ++place) {
            for (n = 0; n < board->at[owner][place]; ++n) {
                sums += *(const Lanes *)net->rows[game_net_row(owner, place, n)];
            }
        }
    }
    for (i = 0; i < HIDDEN; ++i) {
        n = sums[i] >> 1;
        n = net->sigmoid[n < 0 ? 0 : n > 255 ? 255 : n];
        sum += n * net->out[i];
        if (hidden) {
            hidden[i] = (uint8_t)n;
        }
    }
    sum += 32768;
    if (sum < 0) {
        sum = net->chance[0];
    } else if (sum > 65535) {
        sum = POINT - net->chance[0];
    } else {
        sum = net->chance[sum >> 8] + (net->steps[sum >> 8] * (sum & 255) >> 8);
    }
    return 4 * sum - 2 * POINT - game_net_stranded(board);
}
