/* hash.c: the Zobrist key of a position; asm/games/draughts/hash.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/keys.h"
#include "games/draughts/geometry.h"

#define hash_square(code) key_add(draughts_random + (code))

/* XORs all squares that a jump or a crowning changed, by comparing the board with draughts_saved. */
static void hash_changes(void)
{
    uint8_t before = ply - 1;
    uint8_t i;
    uint8_t code;
    uint8_t changed;

    for (i = 0; i < BOARD_BYTES; ++i) {
        changed = draughts_board[i] ^ draughts_saved[i][before];
        for (code = (uint8_t)(i << 3); changed; ++code, changed >>= 1) {
            if (changed & 1) {
                hash_square(code);
            }
        }
    }
}

void game_hash(void)
{
    uint8_t before = ply - 1;
    uint8_t lo = path_lo[before];
    uint8_t upper = lo & MOVE_SQUARE;
    uint8_t lower = draughts_below(lo);
    uint8_t i;

    key_from_parent();
    hash_square(CODE_SIDE);
    i = side ? 0 : CODE_WHITE; /* the other side has just moved */
    if (path_hi[before] && !draughts_is_saved[before]) {
        hash_square(draughts_start(lo) + i);
        hash_square(draughts_landing(lo) + i);
        hash_square(lower + (CODE_WHITE - i));
        return;
    }
    if (path_hi[before] || draughts_crowns(lo)) {
        hash_changes();
        return;
    }
    hash_square(upper + i);
    hash_square(lower + i);
    if (lo & MOVE_KING) {
        hash_square(upper + CODE_CROWN);
        hash_square(lower + CODE_CROWN);
    }
}
