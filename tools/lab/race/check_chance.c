/* check_chance.c: how far the winning chance that Race! shows is from the exact one.
 *
 *   lab/race/check_chance TABLE POSITIONS [SEED [LIST]]
 *
 * The positions come from games in which one move in ERRING is random, one of ten of each game. Prints the error of the
 * evaluation (src/games/race/eval.c) and of the panel (chance.c): root mean square in points of a hundred, the largest,
 * and the share of positions within two points; the last also for exact chances below 7 or above 93 per cent. With LIST
 * it prints the positions instead: exact chance in thousandths, both sides' pieces.
 */
/* SPDX-License-Identifier: MIT */
#include "exact.h"

#include "engine/game.h"
#include "host/games.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ERRING 6
#define TAKEN 10 /* one position of this number */
#define LIMIT 2.0
#define LOW 0.07
#define SIDE_PLACES 32
#define CERTAIN 4000.0

void race_chance(void);
extern uint8_t race_pieces[];

static const float *table;
static struct {
    const char *name;
    void (*judge)(void);
    double squares, most;
    unsigned near, near_end;
} judges[] = {{"evaluation", game_eval, 0, 0, 0, 0}, {"panel", race_chance, 0, 0, 0, 0}};
static unsigned positions, ends;

static void look(uint16_t mine, uint16_t theirs, int list)
{
    double exact = table[(size_t)mine * SETS + theirs];
    int is_end = exact < LOW || exact > 1 - LOW;
    const uint8_t *own = race_set[mine].at, *other = race_set[theirs].at;

    ++positions;
    ends += (unsigned)is_end;
    if (list) {
        printf("    {%ld, {%d, %d, %d, %d}, {%d, %d, %d, %d}},\n", lround(1000 * exact), own[0], own[1], own[2], own[3],
            other[0], other[1], other[2], other[3]);
        return;
    }
    memset(race_pieces, 0, 2 * SIDE_PLACES);
    side = 0;
    for (int n = 0; n < RACE_PIECES; n++) {
        ++race_pieces[own[n]];
        ++race_pieces[SIDE_PLACES + other[n]];
    }
    for (unsigned n = 0; n < sizeof judges / sizeof *judges; n++) {
        double error;

        judges[n].judge();
        error = fabs(50 + 50 * score / CERTAIN - 100 * exact);
        judges[n].squares += error * error;
        judges[n].most = fmax(judges[n].most, error);
        judges[n].near += error <= LIMIT;
        judges[n].near_end += is_end && error <= LIMIT;
    }
}

static void play_game(unsigned wanted, int list)
{
    uint16_t mine = START, theirs = START;

    while (positions < wanted && race_pieces_roll(table, &mine, &theirs, ERRING, NULL)) {
        if (race_draw(TAKEN) == 0) {
            look(mine, theirs, list);
        }
    }
}

int main(int count, char **words)
{
    unsigned wanted = count > 2 ? (unsigned)atoi(words[2]) : 0;

    if (!wanted) {
        fputs("usage: lab/race/check_chance TABLE POSITIONS [SEED [LIST]]\n", stderr);
        return 2;
    }
    race_seed += count > 3 ? (uint64_t)atol(words[3]) * 1000003 : 0;
    table = race_pieces_read(words[1]);
    race_pieces_start();
    games_choose("race");
    state_clear();
    game_reset();
    while (positions < wanted) {
        play_game(wanted, count > 4);
    }
    for (unsigned n = 0; count < 5 && n < sizeof judges / sizeof *judges; n++) {
        printf("%-10s error %.2f, at most %.1f; within two points %.1f%% of %u, near the ends %.1f%% of %u\n",
            judges[n].name, sqrt(judges[n].squares / positions), judges[n].most, 100.0 * judges[n].near / positions,
            positions, ends ? 100.0 * judges[n].near_end / ends : 0, ends);
    }
    return 0;
}
