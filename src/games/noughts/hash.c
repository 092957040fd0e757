/* hash.c: Zobrist key of a position; asm/games/noughts/hash.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/keys.h"
#include "games/noughts/noughts.h"

void game_hash(void)
{
    key_from_parent();
    key_add(noughts_random + path_lo[ply - 1] + (side ? 0 : SQUARES));
}
