/* openings.c: measures how even openings of three stones are in go-moku, for opening=swap
 * (src/games/gomoku/find_move.c).
 *
 *   lab/gomoku/openings GAMES NODES [PART PARTS]
 *
 * It reads openings from standard input (0 h8 h9 k6); if that is empty, it takes all near the centre. It plays GAMES
 * games of each, with the choice. A line each: wins in 1000 of the player who places the stones, and the opening.
 */
/* SPDX-License-Identifier: MIT */
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

int main(int count, char **words)
{
    unsigned games = count > 2 ? (unsigned)atoi(words[1]) : 0;
    unsigned long nodes = count > 2 ? (unsigned long)atol(words[2]) : 0;

    if (!games || !nodes || !games_choose("gomoku")) {
        fprintf(stderr, "usage: lab/gomoku/openings GAMES NODES [PART PARTS]\n");
        return 2;
    }
    state_clear();
    play_openings(games, nodes, count > 4 ? (unsigned)atoi(words[3]) : 0, count > 4 ? (unsigned)atoi(words[4]) : 1);
    return 0;
}
