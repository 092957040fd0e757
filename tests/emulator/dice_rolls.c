/* dice_rolls.c: see dice.h. What falls follows from a seed, which the machine draws for each new game from its own
 * source of chance, and from the ply. The seed is read from its memory; the throws are the host's, by the same rule,
 * which dice.c compares with what is seen. So 6,000 throws take seconds, not an hour. */
#include <string.h>

#include "check.h"
#include "dice.h"
#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "kernel.inc"

#define GAMES 60
#define THROWS 100 /* of each, about as many as a game has */
#define FACES_MOST 8

/* Chi-square that one in a thousand fair dice exceeds, by degrees of freedom: of faces less one, and of their pairs. */
#define FACES_CHECKED 6
#define FACES_LIMIT 20.5
#define PAIRS_LIMIT 66.6

/* `move` is what falls at a ply of the game in the machine. */
static void draw(const char *position, unsigned at)
{
    host_outcome(position);
    record_seed = (uint16_t)(emu_memory()[SEED_AT] | emu_memory()[SEED_AT + 1] << 8);
    record_count = (uint16_t)at;
    record_draw_forced();
}

int dice_falls(const char *position, unsigned at, const char *thrown)
{
    uint16_t drawn;

    draw(position, at);
    drawn = move;
    return game_read_move(thrown) == NULL && move == drawn;
}

/* How far counts are from what weights say. */
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
        for (unsigned n = 0; n < THROWS; n++) {
            draw(start, 2 * n);
            faces[(move & 0xFF) - 1]++;
            if (n) {
                pairs[before * count + (move & 0xFF) - 1]++;
            }
            before = (move & 0xFF) - 1;
        }
        same += record_seed == seed;
        seed = record_seed;
    }
    of_faces = chi_square(faces, shares, count, GAMES * THROWS);
    of_pairs = chi_square(pairs, pair_shares, count * count, GAMES * (THROWS - 1));
    figure("%s: %u throws of %u games: chi-square %.1f  (most %.1f), of pairs %.1f  (most %.1f)", place, GAMES * THROWS,
        GAMES, of_faces, FACES_LIMIT, of_pairs, PAIRS_LIMIT);
    check(count != FACES_CHECKED || (of_faces < FACES_LIMIT && of_pairs < PAIRS_LIMIT), "%s: the die is not fair",
        place);
    check(same == 0, "%s: %u games fall like the one before", place, same);
}
