/* label.c: positions with what GNU Backgammon says about them, for fit.c.
 *     label FILE SECONDS SEED WEIGHTS.c
 * Games from the start on all processors, one process of GNU Backgammon for each. Every turn all plays of the roll are
 * judged by its 0-ply network (of many plays those that the network in WEIGHTS.c likes best). The players are GNU
 * Backgammon and WEIGHTS.c, both with and without noise. The file has groups of positions that are compared with each
 * other in play:
 *   SIBLINGS: after the plays of one roll, the best ones and some others
 *   LEAVES: one roll deeper: after the best plays, for the same reply roll, the best reply to each of them
 */
/* SPDX-License-Identifier: MIT */
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "game_net.h"
#include "gnubg.h"
#include "label.h"

#define JUDGED_MOST 32     /* plays of a roll that are judged */
#define JUDGED_REPLIES 12  /* and of a reply */
#define BEST 8             /* of the siblings in a group, and */
#define OTHERS 2
#define CANDIDATES 4       /* plays that are followed to leaves */
#define FAR_BEHIND 0.25f
#define LONGEST 300        /* turns of a game */

typedef struct {
    Board after; /* the side to roll next is side 0 */
    float points; /* of that side */
    float win;
    float rank;  /* for the side that played */
    int is_over;
} Play;

typedef struct {
    int link;
    uint64_t seed;
    long judged;
    Board boards[PLAYS_MOST];
    Play plays[PLAYS_MOST];
    Play replies[PLAYS_MOST];
} Worker;

static GameNet net;
static FILE *file;
static long groups, positions;

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

static int by_rank(const void *one, const void *two)
{
    float a = ((const Play *)one)->rank;
    float b = ((const Play *)two)->rank;

    return a < b ? 1 : a > b ? -1 : 0;
}

/* All plays of a roll, judged and the best one first; of many only `most`. Returns their number. */
static int judge(Worker *worker, const Board *board, int first, int second, Play *result, int most)
{
    int count = plays(board, first, second, worker->boards);
    int i;

    for (i = 0; i < count; ++i) {
        Play *play = result + i;

        play->after = worker->boards[i];
        play->is_over = board_won(&play->after, 0);
        board_swap(&play->after);
        play->points = -(float)play->is_over;
        play->win = 0;
        play->rank = play->is_over ? (float)play->is_over : -(float)game_net_score(&net, &play->after, 0) / POINT;
    }
    if (count > most) {
        qsort(result, (size_t)count, sizeof *result, by_rank);
        count = most;
    }
    for (i = 0; i < count; ++i) {
        Play *play = result + i;

        if (!play->is_over) {
            Judgement said = gnubg_judge(worker->link, &play->after, 0);

            ++worker->judged;
            play->points = said.points;
            play->win = said.win;
        }
        play->rank = -play->points;
    }
    qsort(result, (size_t)count, sizeof *result, by_rank);
    return count;
}

static void put(Group *group, const Play *play)
{
    if (!play->is_over) {
        group->positions[group->count].board = play->after;
        group->positions[group->count].points = play->points;
        group->positions[group->count++].win = play->win;
    }
}

static void write_group(const Group *group)
{
    if (group->count < 2) {
        return;
    }
#pragma omp critical
    {
        fwrite(&group->kind, sizeof group->kind, 1, file);
        fwrite(&group->count, sizeof group->count, 1, file);
        fwrite(group->positions, sizeof *group->positions, (size_t)group->count, file);
        ++groups;
        positions += group->count;
    }
}

static void write_siblings(Worker *worker, const Play *list, int count, int best, int others)
{
    Group group = {SIBLINGS, 0, {{{{{0}}}, 0, 0}}};
    int i;

    for (i = 0; i < count && i < best; ++i) {
        put(&group, list + i);
    }
    for (i = 0; i < others && count > best; ++i) {
        put(&group, list + best + draw(&worker->seed) % (unsigned)(count - best));
    }
    write_group(&group);
}

static void write_leaves(Worker *worker, const Play *list, int count)
{
    Group group = {LEAVES, 0, {{{{{0}}}, 0, 0}}};
    int first = (int)(draw(&worker->seed) % 6) + 1;
    int second = (int)(draw(&worker->seed) % 6) + 1;
    int i;

    for (i = 0; i < count && i < CANDIDATES && list[0].rank - list[i].rank < FAR_BEHIND; ++i) {
        if (!list[i].is_over) {
            int found = judge(worker, &list[i].after, first, second, worker->replies, JUDGED_REPLIES);

            put(&group, worker->replies);
            if (i < 2) {
                write_siblings(worker, worker->replies, found, 5, 1);
            }
        }
    }
    write_group(&group);
}

/* How the sides of a game choose: by GNU Backgammon or the network, and the noise in points. */
static const struct {
    int is_net;
    float noise;
} manners[] = {{0, 0}, {1, 0}, {0, 0.03f}, {1, 0.05f}, {0, 0.15f}, {1, 0}, {0, 0}, {1, 0.3f}};

static int choose(Worker *worker, const Play *list, int count, int manner)
{
    float most = -99;
    int chosen = 0;
    int i;

    for (i = 0; i < count; ++i) {
        float value = !manners[manner].is_net || list[i].is_over ? list[i].rank
            : -(float)game_net_score(&net, &list[i].after, 0) / POINT;

        value += manners[manner].noise * draw_normal(&worker->seed);
        if (value > most) {
            most = value;
            chosen = i;
        }
    }
    return chosen;
}

static void play_game(Worker *worker, double end)
{
    Board board;
    int side[2] = {(int)(draw(&worker->seed) % 8), (int)(draw(&worker->seed) % 8)};
    int first, second, turn, count, chosen;

    board_start(&board);
    do {
        first = (int)(draw(&worker->seed) % 6) + 1;
        second = (int)(draw(&worker->seed) % 6) + 1;
    } while (first == second);
    for (turn = 0; turn < LONGEST && omp_get_wtime() < end; ++turn) {
        count = judge(worker, &board, first, second, worker->plays, JUDGED_MOST);
        write_siblings(worker, worker->plays, count, BEST, OTHERS);
        if (count > 1) {
            write_leaves(worker, worker->plays, count);
        }
        chosen = choose(worker, worker->plays, count, side[turn & 1]);
        if (worker->plays[chosen].is_over) {
            return;
        }
        board = worker->plays[chosen].after;
        first = (int)(draw(&worker->seed) % 6) + 1;
        second = (int)(draw(&worker->seed) % 6) + 1;
    }
}

int main(int count, char **arguments)
{
    double end;
    long judged = 0;
    long games = 0;

    if (count != 5) {
        fputs("usage: label FILE SECONDS SEED WEIGHTS.c\n", stderr);
        return 2;
    }
    game_net_read(&net, arguments[4]);
    file = fopen(arguments[1], "wb");
    if (!file) {
        perror(arguments[1]);
        return 1;
    }
    end = omp_get_wtime() + atof(arguments[2]);
#pragma omp parallel reduction(+ : judged, games)
    {
        Worker *worker = calloc(1, sizeof *worker);
        int number = omp_get_thread_num();
        int i;

        worker->seed = 0x9E3779B97F4A7C15u * (uint64_t)(atoi(arguments[3]) * 1000 + number + 1);
        for (i = 0; i < 10; ++i) {
            draw(&worker->seed);
        }
#pragma omp critical
        worker->link = gnubg_start(number);
        while (omp_get_wtime() < end) {
            play_game(worker, end);
            ++games;
        }
        judged = worker->judged;
        gnubg_end(number, worker->link);
        free(worker);
    }
    fclose(file);
    printf("%ld games, %ld judgements, %ld groups of %ld positions\n", games, judged, groups, positions);
    return 0;
}
