/* hash.c: Zobrist key of a position. It needs no feature for the side to move, which follows from the number of stones.
 * asm/games/gomoku/hash.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/gomoku/gomoku.h"

void game_hash(void)
{
    if (ply <= gomoku_opening) {
        gomoku_hash_opening();
        return;
    }
    key_from_parent();
    gomoku_mix(path_lo[ply - 1] + (side ? 0 : LAST_CELL));
}
