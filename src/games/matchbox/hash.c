/* hash.c: the key of a position: of everything but the order of the results, each time. Nobody searches this for long. */
#include "engine/hash.h"
#include "games/matchbox/matchbox.h"

#define RANDOM 256
static uint8_t random_bytes[RANDOM];

static void mix(uint8_t feature, uint8_t value)
{
    uint8_t at = (uint8_t)(random_bytes[feature] + value);
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] ^= random_bytes[at];
        at = (uint8_t)(at + HASH_STEP + feature);
    }
}

void matchbox_key(void)
{
    uint8_t i;

    hash_fill(random_bytes, RANDOM);
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = 0;
    }
    for (i = 0; i < SQUARES; ++i) {
        mix(i, matchbox_square[i]);
    }
    for (i = 0; i < BOXES; ++i) {
        mix((uint8_t)(i + SQUARES), matchbox_beads[i]);
    }
    mix(SQUARES + BOXES, side);
    mix(SQUARES + BOXES + 1, matchbox_last);
    mix(SQUARES + BOXES + 2, matchbox_rounds);
    mix(SQUARES + BOXES + 3, matchbox_lost());
}

void game_hash(void)
{
    matchbox_key();
}
