/* games.c: whole games of four computers in Star Chess, and what kind of games they are.
 *
 *   lab/starchess/games GAMES SEED RULE A,B,C,D [LETTERS]
 *
 * A to D are the stages of plan.c that the four players use (--depth of `trog`), or 100 + a level. If they differ,
 * each player has
 * each seat in one of four games with the same start. RULE is the name of a variant, such as normal=symmetric.
 * LETTERS are the kinds of
 * the four players (n, p, r or b) in place of those of the start.
 *
 * A player is ahead if it has won, or has the best score at the end. A game is decided when one player is worth more
 * than all others together at the end of three full turns in a row, or has won. Contact is the first fight or
 * bombardment; a bare end is a turn of nothing but `end`; a turn is empty if nothing else is possible.
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/think.h"
#include "engine/variant_name.h"
#include "games/starchess/starchess.h"
#include "host/games.h"

enum { OPENING_TURNS = 10, RULER_TURNS = 3, USUAL_LENGTH = 80, LEVELS = 100 };

static unsigned stage[PLAYERS];
static const char *kinds;
static unsigned ahead[PLAYERS], won_by[PLAYERS], seats[PLAYERS], orders_of_play[PLAYERS], drawn;
static unsigned long contact, turns, bare, changes, lasted, nodes, decisions;
static unsigned games, won, decided, empty, most_nodes;

/* What happens in one game. */
static unsigned rotation, contact_turn, ruled, is_decided;
static uint8_t ruler, leader;

static unsigned long all_ships(void)
{
    return (unsigned long)galaxy.total[0] + galaxy.total[1] + galaxy.total[2] + galaxy.total[3];
}

static int bombs(void)
{
    uint8_t sector;

    for (sector = 0; sector < SECTORS; ++sector) {
        if (galaxy.fleet[sector] == side && galaxy.owner[sector] != side && galaxy.owner[sector] != NO_PLAYER) {
            return 1;
        }
    }
    return 0;
}

/* The player with the best score. */
static uint8_t best_player(void)
{
    uint8_t best = NO_PLAYER;
    uint8_t player;

    for (player = 0; player < PLAYERS; ++player) {
        if (galaxy.alive[player] && (best == NO_PLAYER || stars_score(player) > stars_score(best))) {
            best = player;
        }
    }
    return best;
}

static void end_full_turn(void)
{
    uint8_t best = best_player();
    int worth = galaxy.total[best] + STARS_COLONY * galaxy.colonies[best];

    changes += leader != NO_PLAYER && best != leader;
    leader = best;
    if (stars_score(best) <= 2 * worth) {
        best = NO_PLAYER;
    }
    ruled = best != NO_PLAYER && best == ruler ? ruled + 1 : best != NO_PLAYER;
    ruler = best;
    is_decided |= ruled >= RULER_TURNS && galaxy.turn <= USUAL_LENGTH + 1;
}

static void set_strength(unsigned number)
{
    if (number > LEVELS) {
        level_set((uint8_t)(number - LEVELS));
        return;
    }
    think_defaults();
    think_depth = (uint8_t)number;
}

/* One turn of a player. */
static void play_turn(void)
{
    uint8_t player = side;
    uint8_t turn = galaxy.turn;
    unsigned orders = 0;
    unsigned long spent = 0;
    unsigned long before;

    list_moves();
    if (move_count == 1 && turn <= OPENING_TURNS) {
        ++empty;
    }
    while (side == player && outcome == OUTCOME_NONE) {
        set_strength(stage[(player + rotation) % PLAYERS]);
        root_seed = random_next();
        root_seed |= 1;
        before = random_seed;
        think();
        random_seed = (uint16_t)before;
        spent += budget_counted;
        move = think_move;
        stars_read_code();
        if (order.kind == ORDER_END && bombs() && !contact_turn) {
            contact_turn = turn;
        }
        before = all_ships();
        ++orders;
        record_play();
        if (order.kind == ORDER_MOVE && all_ships() != before && !contact_turn) {
            contact_turn = turn;
        }
    }
    nodes += spent;
    ++decisions;
    most_nodes = spent > most_nodes ? (unsigned)spent : most_nodes;
    ++turns;
    bare += orders == 1;
    if (galaxy.turn != turn) {
        end_full_turn();
    }
}

static void play_game(uint16_t seed)
{
    uint8_t player;
    uint8_t first;

    random_seed = seed;
    game_reset();
    first = side;
    for (player = 0; kinds && player < PLAYERS; ++player) {
        galaxy.letters[player] = (uint8_t)((galaxy.letters[player] & LETTER_MIRRORED)
            | ((const char *)memchr(stars_letters, kinds[(player + rotation) % PLAYERS], LETTERS) - stars_letters));
    }
    record_start();
    contact_turn = ruled = is_decided = 0;
    ruler = leader = NO_PLAYER;
    while (outcome == OUTCOME_NONE) {
        play_turn();
    }
    contact += contact_turn ? contact_turn : galaxy.length;
    ++games;
    lasted += galaxy.turn;
    if (galaxy.turn <= galaxy.length) {
        ++won;
        is_decided = 1;
        ++won_by[(side + rotation) % PLAYERS];
    }
    decided += is_decided;
    if (outcome == OUTCOME_DRAW) {
        ++drawn;
        return;
    }
    ++ahead[(side + rotation) % PLAYERS];
    ++seats[side];
    ++orders_of_play[(side + PLAYERS - first) % PLAYERS];
}

static void print_shares(const char *name, const unsigned *of)
{
    uint8_t i;

    printf("%s", name);
    for (i = 0; i < PLAYERS; ++i) {
        printf(" %u (%.1f%%)", of[i], 100.0 * of[i] / games);
    }
    printf("\n");
}

int main(int count, char **words)
{
    unsigned wanted = count > 4 ? (unsigned)atoi(words[1]) : 0;
    unsigned game;
    uint16_t seed;
    int is_mixed;

    if (!wanted || sscanf(words[4], "%u,%u,%u,%u", stage, stage + 1, stage + 2, stage + 3) != PLAYERS) {
        fprintf(stderr, "usage: games GAMES SEED RULE A,B,C,D [LETTERS]\n");
        return 2;
    }
    kinds = count > 5 ? words[5] : 0;
    is_mixed = kinds || stage[1] != stage[0] || stage[2] != stage[0] || stage[3] != stage[0];
    games_choose("starchess");
    state_clear();
    for (rules = 0; strcmp(variant_name(game_info()->rules[rules]), words[3]) != 0;) {
        if (!game_info()->rules[++rules]) {
            fprintf(stderr, "games: no such variant: %s\n", words[3]);
            return 2;
        }
    }
    think_defaults();
    seed = (uint16_t)(atoi(words[2]) * 2 + 1);
    for (game = 0; game < wanted; ++game) {
        rotation = is_mixed ? game % PLAYERS : 0;
        if (!rotation) {
            random_seed = seed;
            seed = random_next();
        }
        play_game(seed);
    }
    print_shares("ahead, by player", ahead);
    print_shares("won before the last turn, by player", won_by);
    print_shares("ahead, by seat", seats);
    print_shares("ahead, by order of play", orders_of_play);
    printf("%u games, %u drawn, %.1f%% won before the last turn, %.1f%% decided by turn 80, %.1f turns\n", games, drawn,
        100.0 * won / games, 100.0 * decided / games, (double)lasted / games);
    printf("contact in turn %.1f, %.1f%% bare ends, %u empty turns among the first ten, %.1f changes of the lead\n",
        (double)contact / games, 100.0 * (double)bare / (double)turns, empty, (double)changes / games);
    printf("turns generated a decision: %.1f in the mean, %u at most\n", (double)nodes / (double)decisions,
        most_nodes);
    return 0;
}
