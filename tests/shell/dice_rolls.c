/* dice_rolls.c: the dice are fair; see dice.h. A roll depends on the ply and on a seed, which the machine draws at
 * random for each new game. The test reads the seed from memory and computes the rolls on the host by the same rule,
 * which dice.c compares with the screen. So 6,000 rolls take seconds, not an hour. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "check.h"
#include "dice.h"
#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "kernel.inc"

#define GAMES 24
#define ROLLS 100 /* per game, about as many as a game has */
#define FACES_MOST 30

/* Chi-square values that one in a thousand fair dice exceeds, by the number of rolls: for rolls, with one degree of
 * freedom less, and for pairs of rolls. 30 are those of two dice at the start of backgammon. Dice with another number
 * of faces are not checked. */
static const struct {
    unsigned rolls;
    double of_rolls, of_pairs;
} limits[] = {{6, 20.5, 66.6}, {30, 58.3, 1036}};
#define LIMITS (sizeof limits / sizeof limits[0])

/* Sets `move` to the roll at a ply of the machine's game. */
static void draw(const char *position, unsigned at)
{
    host_outcome(position);
    record_seed = (uint16_t)(emu_memory()[SEED_AT] | emu_memory()[SEED_AT + 1] << 8);
    record_count = (uint16_t)at;
    record_draw_forced();
}

int dice_is_roll(const char *position, unsigned at, const char *roll)
{
    uint16_t drawn;

    draw(position, at);
    drawn = move;
    return game_read_move(roll) == NULL && move == drawn;
}

/* The place of `move` in the list of rolls, from 0 */
static unsigned place_of_roll(const unsigned *rolls)
{
    unsigned n = 0;

    while (rolls[n] != move) {
        n++;
    }
    return n;
}

/* Chi-square of the counts against the expected shares. */
static double chi_square(const unsigned *counts, const double *shares, unsigned cells, double all)
{
    double sum = 0;

    for (unsigned n = 0; n < cells; n++) {
        double off = counts[n] - all * shares[n];

        sum += off * off / (all * shares[n]);
    }
    return sum;
}

void dice_fair(const char *place)
{
    static unsigned faces[FACES_MOST], pairs[FACES_MOST * FACES_MOST];
    unsigned rolls[FACES_MOST];
    double shares[FACES_MOST], pair_shares[FACES_MOST * FACES_MOST], weights = 0, of_faces, of_pairs;
    char start[HOST_TEXT];
    unsigned count, same = 0, seed = 0;

    memset(faces, 0, sizeof faces);
    memset(pairs, 0, sizeof pairs);
    host_start(start);
    game_info()->chance(CHANCE_LIST);
    count = move_count;
    for (unsigned n = 0; n < count; n++) {
        weights += list_rank[n + 1];
        rolls[n] = (unsigned)(list_hi[n + 1] << 8 | list_lo[n + 1]);
    }
    for (unsigned n = 0; n < count * count; n++) {
        shares[n % count] = list_rank[n % count + 1] / weights;
    }
    for (unsigned n = 0; n < count * count; n++) {
        pair_shares[n] = shares[n / count] * shares[n % count];
    }
    for (unsigned game = 0; game < GAMES; game++) {
        unsigned before = 0;

        session_start_again();
        emu_frames(AFTER);
        wait_settled(WAIT_PASSES);
        for (unsigned n = 0; n < ROLLS; n++) {
            unsigned roll;

            draw(start, 2 * n);
            roll = place_of_roll(rolls);
            faces[roll]++;
            if (n) {
                pairs[before * count + roll]++;
            }
            before = roll;
        }
        same += record_seed == seed;
        seed = record_seed;
    }
    of_faces = chi_square(faces, shares, count, GAMES * ROLLS);
    of_pairs = chi_square(pairs, pair_shares, count * count, GAMES * (ROLLS - 1));
    for (unsigned n = 0; n < LIMITS; n++) {
        if (limits[n].rolls == count) {
            figure("%s: %u rolls of %u games: chi-square %.1f  (at most %.1f), of pairs %.1f  (at most %.1f)", place,
                GAMES * ROLLS, GAMES, of_faces, limits[n].of_rolls, of_pairs, limits[n].of_pairs);
            check(of_faces < limits[n].of_rolls && of_pairs < limits[n].of_pairs, "%s: the dice are not fair", place);
        }
    }
    check(same == 0, "%s: %u games have the same rolls as the one before", place, same);
}
