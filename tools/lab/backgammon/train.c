/* train.c: trains the networks of backgammon by games against themselves, on all processors.
 *     train FOLDER SECONDS_A SECONDS_B SEED [again]
 * A: one large network, the teacher, plays itself and learns by temporal differences: the value of a position becomes
 *    the value of the position after the best play of the roll that came.
 * B: the teacher goes on with the mean over all 21 rolls in place of one; small networks, the pupils, learn the same
 *    values, and the teacher's values of other plays of the roll.
 * The networks are written to FOLDER (`again`: and read from there first). At the end every stage of every network
 * plays the last teacher: the curve of strength by games.
 * Threads work on copies; after every game the mean of their changes is added to the shared weights. (Their sum made
 * the training diverge with 16 threads.) The result is not the same
 * to the bit when it is repeated. */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <omp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "net.h"

#define NETS 5
static const int sizes[NETS] = {128, 16, 24, 32, 40};
#define STAGES_MOST 24
#define OTHERS 6 /* plays that pupils learn besides the position itself, at most */
#define WEIGHT_MOST 3.95f /* of a row of a pupil: a byte must hold it, in 32nds */

static Net shared[NETS];
static Net *stages[STAGES_MOST];
static long stage_games[STAGES_MOST];
static int stage_count;
static long games;

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static uint64_t draw(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return *seed >> 11;
}

static float draw_normal(uint64_t *seed)
{
    float sum = 0;
    int i;

    for (i = 0; i < 12; ++i) {
        sum += (float)(draw(seed) % 65536) / 65536.0f;
    }
    return sum - 6;
}

typedef struct {
    Board boards[PLAYS_MOST];
    float values[PLAYS_MOST][OUTPUTS]; /* for the side that plays */
    float equities[PLAYS_MOST];
    int count;
    int best;
} Choice;

/* Evaluates all plays of a roll. `sums` is of the board with its sides swapped. by_equity: by the output EQUITY. */
static void choose(const Net *net, const Sums *sums, const Board *board, int first, int second, int by_equity,
    Choice *choice)
{
    float out[OUTPUTS];
    Board next;
    int i;
    int won;

    choice->count = plays(board, first, second, choice->boards);
    choice->best = 0;
    for (i = 0; i < choice->count; ++i) {
        won = board_won(choice->boards + i, 0);
        if (won) {
            choice->values[i][WIN] = 1;
            choice->values[i][GAMMON] = won > 1;
            choice->values[i][LOSE_GAMMON] = 0;
            choice->equities[i] = (float)won;
        } else {
            next = choice->boards[i];
            board_swap(&next);
            net_outputs(net, sums, &next, out);
            choice->values[i][WIN] = 1 - out[WIN];
            choice->values[i][GAMMON] = out[LOSE_GAMMON];
            choice->values[i][LOSE_GAMMON] = out[GAMMON];
            choice->equities[i] = by_equity ? 2 - 4 * out[EQUITY] : net_equity(choice->values[i]);
        }
        if (choice->equities[i] > choice->equities[choice->best]) {
            choice->best = i;
        }
    }
}

static void complete(float *values)
{
    values[EQUITY] = (net_equity(values) + 2) / 4;
}

static void add_changes(Net *global, Net *own, Net *before, int is_pupil)
{
    float *to = (float *)global->rows;
    float *from = (float *)own->rows;
    float *old = (float *)before->rows;
    size_t lines = ((char *)(own + 1) - (char *)own->rows) / (HIDDEN_MOST * sizeof(float));
    size_t line;
    float part = 1.0f / (float)omp_get_num_threads();
    int j;

    for (line = 0; line < lines; ++line) {
        for (j = 0; j < own->hidden; ++j) {
            float sum = to[j] + (from[j] - old[j]) * part;

            if (is_pupil && line < ROWS) {
                sum = sum > WEIGHT_MOST ? WEIGHT_MOST : sum < -WEIGHT_MOST ? -WEIGHT_MOST : sum;
            }
            to[j] = sum;
            from[j] = sum;
            old[j] = sum;
        }
        to += HIDDEN_MOST;
        from += HIDDEN_MOST;
        old += HIDDEN_MOST;
    }
    for (j = 0; j < OUTPUTS; ++j) {
        global->out_bias[j] += (own->out_bias[j] - before->out_bias[j]) * part;
        own->out_bias[j] = before->out_bias[j] = global->out_bias[j];
    }
}

/* The mean over the rolls of the best play: the value of a position, looked at one roll deeper. */
static void look_ahead(const Net *net, const Sums *sums, const Board *board, Choice *choice, float *values)
{
    int first;
    int second;
    int i;

    memset(values, 0, OUTPUTS * sizeof *values);
    for (first = 1; first <= 6; ++first) {
        for (second = 1; second <= first; ++second) {
            choose(net, sums, board, first, second, 0, choice);
            for (i = 0; i < EQUITY; ++i) {
                values[i] += choice->values[choice->best][i] * (first == second ? 1 : 2) / 36.0f;
            }
        }
    }
    complete(values);
}

static void learn_game(Net *own, int phase, float rate, uint64_t *seed, Choice *choice)
{
    Board board;
    Board turned;
    Sums sums;
    float values[OUTPUTS];
    int first;
    int second;
    int i;
    int n;
    int chosen;
    int turn = 0;
    int kind = (int)(draw(seed) % 10);
    float noise = phase == 0 ? 0 : kind < 6 ? 0 : kind < 9 ? 0.05f : 0.3f;

    board_start(&board);
    do {
        first = (int)(draw(seed) % 6) + 1;
        second = (int)(draw(seed) % 6) + 1;
    } while (first == second);
    for (;; ++turn) {
        turned = board;
        board_swap(&turned);
        net_sums(own, &turned, &sums);
        if (phase) {
            look_ahead(own, &sums, &board, choice, values);
        }
        choose(own, &sums, &board, first, second, 0, choice);
        chosen = choice->best;
        if (!phase) {
            memcpy(values, choice->values[chosen], sizeof values);
            complete(values);
        }
        if (turn || phase) {
            net_learn(own, &board, values, rate);
        }
        if (phase) {
            for (i = 1; i < NETS; ++i) {
                net_learn(own + i, &board, values, rate);
            }
            for (n = 0; n < OTHERS && n < choice->count; ++n) {
                int k = n ? (int)(draw(seed) % (unsigned)choice->count) : chosen;
                Board after = choice->boards[k];
                float *mine = choice->values[k];
                float theirs[OUTPUTS] = {1 - mine[WIN], mine[LOSE_GAMMON], mine[GAMMON], 0};

                if (!board_won(&after, 0)) {
                    board_swap(&after);
                    complete(theirs);
                    for (i = 1; i < NETS; ++i) {
                        net_learn(own + i, &after, theirs, rate);
                    }
                }
            }
            if (noise > 0) {
                float most = -9;

                for (n = 0; n < choice->count; ++n) {
                    float value = choice->equities[n] + noise * draw_normal(seed);

                    if (value > most) {
                        most = value;
                        chosen = n;
                    }
                }
            }
        }
        board = choice->boards[chosen];
        if (board_won(&board, 0)) {
            return;
        }
        board_swap(&board);
        first = (int)(draw(seed) % 6) + 1;
        second = (int)(draw(seed) % 6) + 1;
    }
}

static void learn(int phase, double seconds, float from, float to, unsigned seed, int stages_wanted)
{
    double begin = now();
    double next_stage = 0;

#pragma omp parallel
    {
        int nets = phase ? NETS : 1;
        Net *own = aligned_alloc(64, sizeof(Net) * NETS);
        Net *before = aligned_alloc(64, sizeof(Net) * NETS);
        Choice *choice = malloc(sizeof *choice);
        uint64_t state = 0x9E3779B97F4A7C15u * (uint64_t)(seed * 1000u + (unsigned)phase * 100u
            + (unsigned)omp_get_thread_num() + 1u);
        double part;
        int i;

        memcpy(own, shared, sizeof(Net) * NETS);
        memcpy(before, own, sizeof(Net) * NETS);
        while ((part = (now() - begin) / seconds) < 1) {
            learn_game(own, phase, from * powf(to / from, (float)part), &state, choice);
            for (i = 0; i < nets; ++i) {
                add_changes(shared + i, own + i, before + i, i);
            }
#pragma omp atomic
            ++games;
            if (omp_get_thread_num() == 0 && part >= next_stage && stage_count < STAGES_MOST - 1) {
                stages[stage_count] = aligned_alloc(64, sizeof shared);
                memcpy(stages[stage_count], shared, sizeof shared);
                stage_games[stage_count++] = games;
                next_stage += 1.0 / stages_wanted;
                fprintf(stderr, "phase %c, %.0f s, %ld games\n", 'A' + phase, now() - begin, games);
            }
        }
        free(own);
        free(before);
        free(choice);
    }
}

/* Points a game of one network against another, and the standard error. by: plays by the output EQUITY. */
static double duel(const Net *one, int by, const Net *two, long count, unsigned seed, double *error)
{
    double sum = 0;
    double squares = 0;

#pragma omp parallel reduction(+ : sum, squares)
    {
        Choice *choice = malloc(sizeof *choice);
        long game;

#pragma omp for schedule(dynamic, 16)
        for (game = 0; game < count; ++game) {
            uint64_t state = 0x9E3779B97F4A7C15u * (uint64_t)(seed + (unsigned)(game >> 1) + 1u);
            int turn = (int)(game & 1); /* the same dice for both */
            Board board;
            Sums sums;
            int first;
            int second;
            int won;

            draw(&state);
            board_start(&board);
            do {
                first = (int)(draw(&state) % 6) + 1;
                second = (int)(draw(&state) % 6) + 1;
            } while (first == second);
            for (;;) {
                const Net *net = turn ? two : one;
                Board turned = board;

                board_swap(&turned);
                net_sums(net, &turned, &sums);
                choose(net, &sums, &board, first, second, turn ? 0 : by, choice);
                board = choice->boards[choice->best];
                won = board_won(&board, 0);
                if (won) {
                    won = turn ? -won : won;
                    sum += won;
                    squares += won * won;
                    break;
                }
                board_swap(&board);
                turn ^= 1;
                first = (int)(draw(&state) % 6) + 1;
                second = (int)(draw(&state) % 6) + 1;
            }
        }
        free(choice);
    }
    sum /= (double)count;
    *error = sqrt((squares / (double)count - sum * sum) / (double)count);
    return sum;
}

static void file_nets(const char *folder, int writing)
{
    char path[512];
    FILE *file;
    int i;
    size_t done;

    for (i = 0; i < NETS; ++i) {
        snprintf(path, sizeof path, "%s/h%d.net", folder, sizes[i]);
        file = fopen(path, writing ? "wb" : "rb");
        done = !file ? 0 : writing ? fwrite(shared + i, sizeof(Net), 1, file) : fread(shared + i, sizeof(Net), 1, file);
        if (!done) {
            perror(path);
            exit(1);
        }
        fclose(file);
    }
}

int main(int count, char **arguments)
{
    unsigned seed;
    int i;
    int j;
    double error;
    double points;

    if (count < 5) {
        fprintf(stderr, "usage: train FOLDER SECONDS_A SECONDS_B SEED [again]\n");
        return 1;
    }
    seed = (unsigned)atoi(arguments[4]);
    for (i = 0; i < NETS; ++i) {
        net_random(shared + i, sizes[i], seed + (unsigned)i);
    }
    if (count > 5) {
        file_nets(arguments[1], 0);
    }
    if (atoi(arguments[2])) {
        learn(0, atoi(arguments[2]), 0.05f, 0.02f, seed, 6);
        file_nets(arguments[1], 1);
    }
    if (atoi(arguments[3])) {
        learn(1, atoi(arguments[3]), count > 5 ? 0.003f : 0.03f, count > 5 ? 0.0002f : 0.002f, seed + 7, 6);
        file_nets(arguments[1], 1);
    }
    printf("# network, games, points a game against the last teacher, its error; by the output EQUITY\n");
    for (i = 0; i < NETS; ++i) {
        for (j = 0; j <= stage_count; ++j) {
            const Net *net = j < stage_count ? stages[j] + i : shared + i;

            if (i && stage_games[j] == 0 && j < stage_count - 1) {
                continue;
            }
            points = duel(net, 0, shared, j < stage_count ? 4000 : 20000, 99, &error);
            printf("h%d %ld %.4f %.4f", sizes[i], j < stage_count ? stage_games[j] : games, points, error);
            if (j == stage_count) {
                points = duel(net, 1, shared, 20000, 99, &error);
                printf("; %.4f %.4f", points, error);
            }
            printf("\n");
            fflush(stdout);
        }
    }
    return 0;
}
