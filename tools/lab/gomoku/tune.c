/* tune.c: go-moku: values and opening data from games of the engine against itself.
 *
 *   lab/gomoku/tune openings GAMES NODES [PART PARTS]
 *       measures how even openings of three stones are, for opening=swap (src/games/gomoku/find_move.c). It reads
 *       openings from standard input (0 h8 h9 k6); if that is empty, it takes all near the centre. It plays GAMES games
 *       of each, with the choice. A line each: wins in 1000 of the player who places the stones, and the opening
 *   lab/gomoku/tune worth GAMES NODES [SEED]
 *       finds the values of windows of one, two and three stones (WORTH_1 to WORTH_3). Games start with four to nine
 *       random plies; it uses positions in which neither side has a four or a double threat, and their results
 *
 * The chance of winning is modelled as 1 / (1 + e^-(a + b1 ones + b2 twos + b3 threes)) for the side to move, its
 * windows minus those of the other side. Newton's method; half of the games check the other half.
 */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/budget.h"
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "host/games.h"
#include "host/progress.h"
#include "../common/random.h"
#include "plat/machine.h"

#define SIDE 15
#define LINE 5

/* Plays one move of the player, which chooses at random among equal moves. */
static void play_move(unsigned long nodes)
{
    think_defaults();
    think_without = WITHOUT_BOOK;
    budget_nodes = nodes;
    tt_entries = TT_DEFAULT;
    tt_base = machine_tt_memory();
    root_seed = (uint16_t)(draw(255) + 1);
    root_random_margin = (uint8_t)(game_info()->score_of_piece / 8);
    think();
    move = think_move;
    record_play();
}

static int play_text(const char *text)
{
    if (game_read_move(text)) {
        return 0;
    }
    record_play();
    return 1;
}

/* ---- openings ---- */

#define REACH 4 /* largest distance of the third stone from the first */

/* Plays games from an opening. Returns the half points of the player who places the stones. */
static unsigned play_opening(char stones[3][4], unsigned games, unsigned long nodes)
{
    unsigned points = 0;

    rules = 1;
    for (unsigned n = 0; n < games; ++n) {
        game_reset();
        record_start();
        for (unsigned i = 0; i < 3; ++i) {
            if (!play_text(stones[i])) {
                fprintf(stderr, "lab/gomoku/tune: %s is not a move\n", stones[i]);
                exit(2);
            }
        }
        for (record_update_outcome(); outcome == OUTCOME_NONE; record_update_outcome()) {
            play_move(nodes);
        }
        points += outcome == OUTCOME_DRAW ? 1 : side ? 2 : 0;
    }
    return points;
}

static void show_opening(char stones[3][4], unsigned games, unsigned long nodes)
{
    printf("%4u %s %s %s\n", play_opening(stones, games, nodes) * 500 / games, stones[0], stones[1], stones[2]);
    fflush(stdout);
}

static void name(char *text, int x, int y)
{
    sprintf(text, "%c%d", 'a' + x, y + 1);
}

/* Plays the openings from standard input. If there are none, plays those with the first stone in the centre and the
 * second within two points of it, in one eighth of the board. */
static void play_openings(unsigned games, unsigned long nodes, unsigned part, unsigned parts)
{
    const int middle = SIDE / 2;
    unsigned number = 0;
    char stones[3][4];

    if (scanf("%*d %3s %3s %3s", stones[0], stones[1], stones[2]) == 3) {
        do {
            if (number++ % parts == part) show_opening(stones, games, nodes);
        } while (scanf("%*d %3s %3s %3s", stones[0], stones[1], stones[2]) == 3);
        return;
    }
    name(stones[0], middle, middle);
    for (int x = 0; x <= 2; ++x) {
        for (int y = x ? 0 : 1; y <= 2; ++y) {
            if (x > y) continue;
            name(stones[1], middle + x, middle + y);
            for (int i = -REACH; i <= REACH; ++i) {
                for (int j = -REACH; j <= REACH; ++j) {
                    if ((i == 0 && j == 0) || (i == x && j == y)) continue;
                    name(stones[2], middle + i, middle + j);
                    if (number++ % parts == part) show_opening(stones, games, nodes);
                }
            }
        }
    }
}

/* ---- values of windows ---- */

#define SAMPLES_MOST 400000
#define TERMS 4 /* 1, ones, twos, threes */
#include "../common/logistic.h"

static void read_cells(const char *position, char cells[SIDE][SIDE])
{
    int x = 0;
    int y = SIDE - 1;

    for (; *position != ' '; ++position) {
        if (*position == '/') {
            x = 0;
            --y;
        } else if (*position >= '1' && *position <= '9') {
            int run = (int)strtol(position, NULL, 10);

            position += run > 9;
            while (run--) cells[y][x++] = '-';
        } else {
            cells[y][x++] = *position;
        }
    }
}

/* Counts the windows of a position; positions with a four are not used. */
static void take_sample(unsigned game, const char *position)
{
    static const int steps[][2] = { { 1, 0 }, { 0, 1 }, { 1, 1 }, { -1, 1 } };
    Sample *sample = samples + sample_count;
    const char own = position[strlen(position) - 1];
    char cells[SIDE][SIDE];

    read_cells(position, cells);
    memset(sample, 0, sizeof *sample);
    sample->term[0] = 1;
    for (int y = 0; y < SIDE; ++y) {
        for (int x = 0; x < SIDE; ++x) {
            for (unsigned way = 0; way < 4; ++way) {
                int end_x = x + (LINE - 1) * steps[way][0];
                unsigned stones[2] = { 0, 0 };

                if (end_x < 0 || end_x >= SIDE || y + (LINE - 1) * steps[way][1] >= SIDE) continue;
                for (int i = 0; i < LINE; ++i) {
                    char man = cells[y + i * steps[way][1]][x + i * steps[way][0]];

                    if (man != '-') ++stones[man != own];
                }
                if (stones[0] && stones[1]) continue;
                if (stones[0] + stones[1] > 3) return;
                if (stones[0] + stones[1]) sample->term[stones[0] + stones[1]] += stones[0] ? 1 : -1;
            }
        }
    }
    sample->game = game;
    sample->side = own == 'X' ? 0 : 1;
    ++sample_count;
}

static void play_game(unsigned game, unsigned long nodes)
{
    unsigned opening = 4 + draw(6);
    unsigned from = sample_count;
    unsigned plies = 0;

    game_reset();
    record_start();
    for (record_update_outcome(); outcome == OUTCOME_NONE && sample_count < SAMPLES_MOST;
        record_update_outcome(), ++plies) {
        char position[TEXT_SIZE];

        if (plies < opening) {
            list_open(0);
            game_info()->gen_candidates();
            list_choose((uint8_t)(draw(move_count) + 1));
            record_play();
            continue;
        }
        game_write_position(position);
        take_sample(game, position);
        play_move(nodes);
        if (think_score >= SCORE_WON || think_score <= -SCORE_WON) { /* decided by the search: the evaluation does not
        matter */
            if (sample_count > from && samples[sample_count - 1].game == game) --sample_count;
            break;
        }
    }
    if (outcome == OUTCOME_DRAW || sample_count == from) {
        sample_count = from;
        return;
    }
    for (unsigned i = from; i < sample_count; ++i) {
        int winner = outcome == OUTCOME_LOSS ? side ^ 1 : think_score > 0 ? side ^ 1 : side; /* after the move the other
        side is to move */

        samples[i].won = samples[i].side == winner;
    }
}

static void fit_worth(unsigned games, unsigned long nodes)
{
    static const char *const of[] = { "first half", "second half", "all" };

    for (unsigned n = 0; n < games; ++n) {
        play_game(n, nodes);
        progress_show("games", n + 1, games, "");
    }
    printf("%u positions of %u games\n", sample_count, games);
    for (unsigned rest = 0; rest <= 2; ++rest) {
        double w[TERMS];

        fit(rest, w);
        printf("%-11s to move %.3f, windows of one %.4f, two %.4f, three %.4f: 1, %.1f, %.1f, to move %.1f\n", of[rest],
            w[0], w[1], w[2], w[3], w[2] / w[1], w[3] / w[1], w[0] / w[1]);
    }
}

int main(int count, char **words)
{
    unsigned games = count > 3 ? (unsigned)atoi(words[2]) : 0;
    unsigned long nodes = count > 3 ? (unsigned long)atol(words[3]) : 0;

    if (!games || !nodes || !games_choose("gomoku")) {
        fprintf(stderr, "usage: lab/gomoku/tune openings GAMES NODES [PART PARTS] | worth GAMES NODES [SEED]\n");
        return 2;
    }
    state_clear();
    if (strcmp(words[1], "worth") == 0) {
        chance = (uint16_t)(count > 4 ? atoi(words[4]) : 1983);
        fit_worth(games, nodes);
    } else {
        play_openings(games, nodes, count > 5 ? (unsigned)atoi(words[4]) : 0, count > 5 ? (unsigned)atoi(words[5]) : 1);
    }
    return 0;
}
