/* play_exact.c: players of race against each other, measured with the exact table (lab/race/solve).
 *
 *   lab/race/play_exact TABLE FIRST SECOND GAMES [SEED]
 *
 * A player is `perfect`, `1983`, `random` (any piece that can move), `level=N`, `depth=N` or `nodes=N`, the last three
 * as in `trog best`, with tables of an Atari's size (ENTRIES). Each plays first in half of the games. Prints for each
 * player the chances its moves gave away (in a game, a move, a move with a choice), the games won, and the score that
 * follows from what was given away. Both scores have the same mean, because the dice are fair: a game starts with the
 * value of the start, rolls do not change it on average, and moves change it by what they give away. But the second
 * score contains no luck, so it needs a hundredth of the games.
 */
/* SPDX-License-Identifier: MIT */
#include "exact.h"

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/level.h"
#include "engine/record.h"
#include "engine/think.h"
#include "host/games.h"
#include "plat/machine.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define ENTRIES 1024
#define SIDES 2

typedef struct {
    const char *name;
    int is_table;   /* 1: perfect, 1983 or random */
    unsigned level, depth, nodes;
    double lost, squares; /* chances given away, and the sum of their squares by game */
    unsigned long moves, choices, wins;
    unsigned long searched;
} Player;

static const float *table;
static uint64_t chance_seed = 1;

static unsigned chance(unsigned below)
{
    chance_seed ^= chance_seed << 13;
    chance_seed ^= chance_seed >> 7;
    chance_seed ^= chance_seed << 17;
    return (unsigned)((chance_seed * 0x2545F4914F6CDD1DULL >> 33) % below);
}

static void usage(void)
{
    fputs("usage: lab/race/play_exact TABLE FIRST SECOND GAMES [SEED]\n"
          "a player is perfect, 1983, random, level=N, depth=N or nodes=N\n", stderr);
    exit(2);
}

static Player read_player(const char *text)
{
    Player player = {.name = text};

    player.is_table = strcmp(text, "perfect") == 0 || strcmp(text, "1983") == 0 || strcmp(text, "random") == 0;
    if (!player.is_table && sscanf(text, "level=%u", &player.level) != 1 && sscanf(text, "depth=%u", &player.depth) != 1
        && sscanf(text, "nodes=%u", &player.nodes) != 1) {
        usage();
    }
    if (player.level > LEVEL_MOST || player.depth > DEPTH_MOST) {
        usage();
    }
    return player;
}

/* ---- a position for the engine ---- */

static char *write_set(char *text, uint16_t set)
{
    const uint8_t *pieces = race_set[set].at;

    return text + sprintf(text, "%u,%u,%u,%u", pieces[0], pieces[1], pieces[2], pieces[3]);
}

/* Returns the move of our search: the square that a piece leaves. */
static int think_from(Player *player, uint16_t mine, uint16_t theirs, int face)
{
    char text[TEXT_SIZE], *at;

    at = write_set(text, mine);
    *at++ = '/';
    at = write_set(at, theirs);
    sprintf(at, " a %d", face);
    game_reset();
    if (game_read_position(text)) {
        fprintf(stderr, "the game refuses '%s'\n", text);
        exit(1);
    }
    record_start();
    think_defaults();
    if (player->level) {
        level_set((uint8_t)player->level);
    } else if (player->depth) {
        think_depth = (uint8_t)player->depth;
    } else {
        budget_nodes = player->nodes;
    }
    root_seed = (uint16_t)(chance(65535) + 1);
    tt_entries = ENTRIES;
    tt_base = machine_tt_memory();
    tt_clear();
    think();
    player->searched += budget_counted;
    return think_move - 1;
}

/* ---- one move ---- */

static const Go *choose(Player *player, const Go **goes, const double *worth, int count, uint16_t mine, uint16_t theirs,
    int face)
{
    int best = 0, equal = 0, from, pieces = 0;

    if (!player->is_table) {
        from = think_from(player, mine, theirs, face);
        while (best < count && goes[best]->from != from) {
            best++;
        }
        if (best == count) {
            fprintf(stderr, "%d is not a move\n", from);
            exit(1);
        }
        return goes[best];
    }
    if (*player->name == 'r') {
        for (int n = 0; n < count; n++) {
            pieces += goes[n]->pieces;
            best = chance((unsigned)pieces) < goes[n]->pieces ? n : best;
        }
        return goes[best];
    }
    for (int n = 1; n < count; n++) {
        int classic = goes[n]->classic + (race_pieces_other(goes[n], theirs) == theirs ? 0 : CLASSIC_HIT);
        int best_classic = goes[best]->classic + (race_pieces_other(goes[best], theirs) == theirs ? 0 : CLASSIC_HIT);

        if (*player->name == 'p' ? worth[n] > worth[best] : classic > best_classic) {
            best = n;
            equal = 0;
        } else if (*player->name != 'p' && classic == best_classic && chance((unsigned)(++equal + 1)) == 0) {
            best = n;
        }
    }
    return goes[best];
}

/* Plays a move and updates both sets. Returns the chance of winning that it gave away. */
static double move_of(Player *player, uint16_t *mine, uint16_t *theirs, int face)
{
    const Set *set = race_set + *mine;
    const Go *goes[RACE_PIECES], *chosen;
    double worth[RACE_PIECES], best = 0, lost;
    int count = 0;

    for (int n = 0; n < set->goes[face]; n++) {
        if (race_pieces_legal(&set->go[face][n], race_set + *theirs)) {
            goes[count] = &set->go[face][n];
            worth[count] = race_pieces_worth(table, goes[count], *theirs, face);
            best = fmax(best, worth[count]);
            count++;
        }
    }
    player->moves++;
    if (!count) {
        return 0;
    }
    chosen = count == 1 ? goes[0] : choose(player, goes, worth, count, *mine, *theirs, face);
    lost = best - race_pieces_worth(table, chosen, *theirs, face);
    player->choices += count > 1;
    *theirs = race_pieces_other(chosen, *theirs);
    *mine = chosen->to;
    return lost;
}

/* Plays a game, in which player `first` moves first, and adds its result to the players. */
static void play_game(Player *players, int first)
{
    uint16_t sets[SIDES] = {START, START};
    double lost[SIDES] = {0, 0};
    int who = first;

    for (;;) {
        int face = (int)chance(FACES) + 1;

        lost[who] += move_of(players + who, &sets[who], &sets[1 - who], face);
        if (sets[who] == ALL_HOME) {
            break;
        }
        who ^= face != FACES;
    }
    players[who].wins++;
    for (int n = 0; n < SIDES; n++) {
        players[n].lost += lost[n];
        players[n].squares += (lost[n] - lost[1 - n]) * (lost[n] - lost[1 - n]);
    }
}

static void print_player(const Player *player, const Player *other, unsigned long games)
{
    double gained = (other->lost - player->lost) / (double)games;
    double deviation = sqrt((player->squares / (double)games - gained * gained) / (double)games);

    printf("%-10s lost %.3f%% a game, %.4f%% a move, %.4f%% a choice (%lu moves, %lu choices, %.0f nodes a choice)\n",
        player->name, 100 * player->lost / (double)games, 100 * player->lost / (double)player->moves,
        100 * player->lost / (double)(player->choices ? player->choices : 1), player->moves, player->choices,
        (double)player->searched / (double)(player->choices ? player->choices : 1));
    printf("%-10s won %.2f%% of the games; without luck %.2f%% +- %.2f\n", player->name,
        100.0 * (double)player->wins / (double)games, 50 + 100 * gained, 100 * deviation);
}

int main(int count, char **words)
{
    Player players[SIDES];
    unsigned long games;

    if (count < 5 || count > 6 || (games = strtoul(words[4], NULL, 10)) == 0) {
        usage();
    }
    table = race_pieces_read(words[1]);
    players[0] = read_player(words[2]);
    players[1] = read_player(words[3]);
    chance_seed += count > 5 ? strtoul(words[5], NULL, 10) : 0;
    race_pieces_start();
    games_choose("race");
    state_clear();
    for (unsigned long n = 0; n < games; n++) {
        if (isatty(2)) {
            fprintf(stderr, "\r%lu ", n);
        }
        play_game(players, (int)(n & 1));
    }
    if (isatty(2)) {
        fputc('\r', stderr);
    }
    print_player(players, players + 1, games);
    print_player(players + 1, players, games);
    return 0;
}
