/* hash.c: Zobrist key: every piece on its square, the side to move and its roll; asm/games/race/hash.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/keys.h"
#include "games/race/race.h"

#define change(code) key_add(race_random + (code))

#define CHANGE_TURN(owner, roll) change((uint8_t)(CODE_TURN + ((owner) ? FACES + 1 : 0) + (roll)))

/* n of CODE_PIECE: for a piece that came, the number of pieces now on its square; for a piece that left, one more than
 * the number of pieces now there. */
static void came(uint8_t place)
{
    change(CODE_PIECE(place, race_pieces[place]));
}

static void left(uint8_t place)
{
    change(CODE_PIECE(place, race_pieces[place] + 1));
}

void game_hash(void)
{
    uint8_t row = ply - 1;
    uint8_t mover = race_side_row[row];
    uint8_t from = (uint8_t)(path_lo[row] - 1);
    uint8_t to = from ? (uint8_t)(from + race_roll_row[row]) : 1;

    key_from_parent();
    CHANGE_TURN(mover, race_roll_row[row]);
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

    key_clear();
    CHANGE_TURN(side, race_rolled);
    for (square = 0; square <= HOME; ++square) {
        for (n = race_pieces[PLACE(0, square)]; n; --n) {
            change(CODE_PIECE(square, n));
        }
        for (n = race_pieces[PLACE(1, square)]; n; --n) {
            change(CODE_PIECE(SIDE_PLACES + square, n));
        }
    }
}
