/* hash.c: Zobrist key: every checker on its place, the side to move and its roll. */
/* SPDX-License-Identifier: MIT */
#include "engine/keys.h"
#include "games/backgammon/backgammon.h"

/* The nth checker of a place shares its feature with the checker n of the next places: XOR of overlapping random bytes
 * would confuse them, so counts are added up, four features a place by the bits of the count. */
static void add_place(uint8_t owner, uint8_t place)
{
    uint8_t n = backgammon_at[PLACE(owner, place)];
    uint8_t code = (uint8_t)((owner ? 104 : 0) + place * 4);
    uint8_t bit;

    for (bit = 0; bit < 4; ++bit) {
        if (n >> bit & 1) {
            key_add(backgammon_random + code + bit);
        }
    }
}

static void add_all(void)
{
    uint8_t place;

    key_add(backgammon_random + CODE_TURN + side);
    key_add(backgammon_random + CODE_TURN + 2 + backgammon_large * 8 + backgammon_small);
    for (place = 0; place <= BAR; ++place) {
        add_place(0, place);
        add_place(1, place);
    }
}

/* All features again: the key is needed only where a position is searched two plies deep. */
void game_hash(void)
{
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = 0;
    }
    add_all();
}

void backgammon_count_key(void)
{
    game_hash();
}
