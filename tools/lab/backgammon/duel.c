/* duel.c: one network of the game against another, or against GNU Backgammon's 0-ply, on all processors.
 *     duel GAMES SEED NODES WEIGHTS.c OTHER.c|gnubg
 * Games in pairs with the same dice and the sides exchanged. NODES: positions a move, as find_move.c spends them; 0:
 * without a look ahead. The points of a game are the first player's; the error is two standard deviations. */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game_net.h"
#include "gnubg.h"

#define CANDIDATES 12 /* as in find_move.c */
#define FAR_BEHIND (POINT / 5)
#define LONGEST 1000 /* turns */

typedef struct {
    Board boards[PLAYS_MOST];
    Board replies[PLAYS_MOST];
    int link;
} Player;

static GameNet nets[2];
static int is_gnubg;
static long nodes;

static uint64_t draw(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return *seed >> 11;
}

/* The worth of a board after a play for the side that played. */
static int after(const GameNet *net, const Board *board)
{
    int won = board_won(board, 0);
    Board next = *board;

    if (won) {
        return won * POINT;
    }
    board_swap(&next);
    return -game_net_score(net, &next, 0);
}

/* The mean over the rolls; `board` is after a play, its sides not exchanged. Counts positions off `left`. */
static int look_deeper(const GameNet *net, Player *player, const Board *board, long *left)
{
    Board turned = *board;
    int sum = 0;
    int large, small, count, best, i, value;

    board_swap(&turned);
    for (large = 6; large; --large) {
        for (small = large; small; --small) {
            count = plays(&turned, large, small, player->replies);
            best = -32767;
            for (i = 0; i < count; ++i) {
                value = after(net, player->replies + i);
                best = value > best ? value : best;
            }
            sum += (best >> 4) * (small < large ? 2 : 1);
            *left -= count;
        }
    }
    return -(sum / 9 * 4);
}

static int choose(const GameNet *net, Player *player, int count)
{
    int ordinals[CANDIDATES + 1] = {0}, scores[CANDIDATES + 1] = {0};
    int candidates = 0, best, most, i, at, value;
    long left = nodes - count;

    for (i = 0; i < count; ++i) {
        value = after(net, player->boards + i);
        for (at = candidates; at && value > scores[at - 1]; --at) {
            scores[at] = scores[at - 1];
            ordinals[at] = ordinals[at - 1];
        }
        scores[at] = value;
        ordinals[at] = i;
        candidates += candidates < CANDIDATES;
    }
    best = ordinals[0];
    if (!nodes || candidates < 2 || scores[0] - scores[1] > FAR_BEHIND) {
        return best;
    }
    most = -32767;
    for (i = 0; i < candidates && scores[0] - scores[i] <= FAR_BEHIND; ++i) {
        value = scores[i];
        if (!board_won(player->boards + ordinals[i], 0)) {
            value = look_deeper(net, player, player->boards + ordinals[i], &left);
        }
        if (left <= 0) {
            break;
        }
        if (value > most) {
            most = value;
            best = ordinals[i];
        }
    }
    return best;
}

static int ask(Player *player, int count)
{
    int best = 0;
    float most = -99;
    int i;

    for (i = 0; i < count; ++i) {
        int won = board_won(player->boards + i, 0);
        float value = (float)won;

        if (!won) {
            board_swap(player->boards + i);
            value = -gnubg_judge(player->link, player->boards + i, 0).points;
            board_swap(player->boards + i);
        }
        if (value > most) {
            most = value;
            best = i;
        }
    }
    return best;
}

/* turn: who has the first roll. Returns the first player's points. */
static int play_game(Player *player, int turn, uint64_t seed)
{
    Board board;
    int first, second, count, best, won, n;

    draw(&seed);
    board_start(&board);
    do {
        first = (int)(draw(&seed) % 6) + 1;
        second = (int)(draw(&seed) % 6) + 1;
    } while (first == second);
    for (n = 0; n < LONGEST; ++n) {
        count = plays(&board, first, second, player->boards);
        best = count == 1 ? 0 : turn && is_gnubg ? ask(player, count) : choose(nets + turn, player, count);
        board = player->boards[best];
        won = board_won(&board, 0);
        if (won) {
            return turn ? -won : won;
        }
        board_swap(&board);
        turn ^= 1;
        first = (int)(draw(&seed) % 6) + 1;
        second = (int)(draw(&seed) % 6) + 1;
    }
    return 0;
}

int main(int count, char **arguments)
{
    double sum = 0, squares = 0;
    long pairs = count > 5 ? atol(arguments[1]) / 2 : 0;
    long wins[7] = {0};

    if (!pairs) {
        fputs("usage: duel GAMES SEED NODES WEIGHTS.c OTHER.c|gnubg\n", stderr);
        return 2;
    }
    nodes = atol(arguments[3]);
    game_net_read(nets, arguments[4]);
    is_gnubg = !strcmp(arguments[5], "gnubg");
    if (!is_gnubg) {
        game_net_read(nets + 1, arguments[5]);
    }
#pragma omp parallel reduction(+ : sum, squares, wins[:7])
    {
        Player *player = malloc(sizeof *player);
        int number = omp_get_thread_num();
        long pair;

        if (is_gnubg) {
#pragma omp critical
            player->link = gnubg_start(number);
        }
#pragma omp for schedule(dynamic, 4)
        for (pair = 0; pair < pairs; ++pair) {
            uint64_t seed = 0x9E3779B97F4A7C15u * (uint64_t)(atol(arguments[2]) * 1000003 + pair + 1);
            int one = play_game(player, 0, seed);
            int two = play_game(player, 1, seed);

            ++wins[one + 3];
            ++wins[two + 3];
            sum += one + two;
            squares += (one + two) * (one + two);
        }
        if (is_gnubg) {
            gnubg_end(number, player->link);
        }
        free(player);
    }
    sum /= (double)pairs;
    squares = squares / (double)pairs - sum * sum;
    printf("%s against %s, %ld positions a move: %ld games, %+.4f points a game, error %.4f; won 3 2 1: %ld %ld %ld, "
        "lost 1 2 3: %ld %ld %ld\n", arguments[4], arguments[5], nodes, 2 * pairs, sum / 2,
        sqrt(squares / (double)pairs), wins[6], wins[5], wins[4], wins[2], wins[1], wins[0]);
    return 0;
}
