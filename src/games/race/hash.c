/* hash.c: the key: every man on his square, and whose turn it is with which throw. */
#include "games/race/race.h"

static void change(uint8_t code)
{
    uint8_t i;
    const uint8_t *bytes = race_random + code;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] ^= *bytes;
        bytes += ZOBRIST_STEP;
    }
}

#define CHANGE_TURN(who, throw) change((uint8_t)(CODE_TURN + ((who) ? FACES + 1 : 0) + (throw)))

/* A man came to a place: he is the last there. One left: he was one more. */
static void came(uint8_t place)
{
    change(CODE_MAN(place, race_men[place]));
}

static void left(uint8_t place)
{
    change(CODE_MAN(place, race_men[place] + 1));
}

void game_hash(void)
{
    uint8_t row = ply - 1;
    uint8_t mover = race_side_row[row];
    uint8_t from = (uint8_t)(path_lo[row] - 1);
    uint8_t to = from ? (uint8_t)(from + race_thrown_row[row]) : 1;
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = hash_key[i][row];
    }
    CHANGE_TURN(mover, race_thrown_row[row]);
    CHANGE_TURN(side, race_rolled);
    if (path_hi[row] || path_lo[row] == MOVE_PASS) {
        return;
    }
    left(PLACE(mover, from));
    came(PLACE(mover, to));
    if (race_hit_row[row]) {
        left(PLACE(mover ^ 1, to));
        came(PLACE(mover ^ 1, 0));
    }
}

void race_count_key(void)
{
    uint8_t square;
    uint8_t n;

    for (n = 0; n < KEY_BYTES; ++n) {
        hash_key[n][0] = 0;
    }
    CHANGE_TURN(side, race_rolled);
    for (square = 0; square <= HOME; ++square) {
        for (n = race_men[PLACE(0, square)]; n; --n) {
            change(CODE_MAN(square, n));
        }
        for (n = race_men[PLACE(1, square)]; n; --n) {
            change(CODE_MAN(SIDE_PLACES + square, n));
        }
    }
}
