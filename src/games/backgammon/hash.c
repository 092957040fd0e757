/* hash.c: the key: all bytes of the position, mixed. The search never plays this game on the Atari, so the key is
 * computed from the whole board each time, without tables. */
/* SPDX-License-Identifier: MIT */
#include "engine/keys.h"
#include "games/backgammon/backgammon.h"

static uint8_t key[KEY_BYTES];

static void add(uint8_t value)
{
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        value ^= key[i];
        value = (uint8_t)((value << 3 | value >> 5) + (value << 1) + i + 1);
        key[i] = value;
    }
}

void game_hash(void)
{
    static uint8_t place;

    for (place = 0; place < KEY_BYTES; ++place) {
        key[place] = 0;
    }
    for (place = 0; place < PLACES; ++place) {
        add(backgammon_at[place]);
    }
    add((uint8_t)(backgammon_large << 5 | backgammon_small << 1 | side));
    for (place = 0; place < KEY_BYTES; ++place) {
        hash_key[place][ply] = key[place];
    }
}
