/* hash.c: Zobrist key of a position; asm/games/connect4/hash.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/keys.h"
#include "games/connect4/connect4.h"

void game_hash(void)
{
    key_from_parent();
    key_add(connect4_random + path_lo[ply - 1] + (side ? 0 : CELL_CODES));
}
