/* hash.c: Zobrist key, computed from the whole position except the order of the results. The search hardly uses it, but
 * it is computed after every move of a course. To be fast, the random bytes are filled only once, and the key is built
 * in `key` before it is copied to its ply. */
/* SPDX-License-Identifier: MIT */
#include "engine/tt.h"
#include "games/matchbox/menace.h"

#define RANDOM 256
static uint8_t random_bytes[RANDOM];
static uint8_t is_filled;
static uint8_t key[KEY_BYTES];

static uint8_t feature;

static void mix(uint8_t value)
{
    uint8_t at = random_bytes[feature];
    uint8_t step = feature + ZOBRIST_STEP;

    at += value;
    key[0] ^= random_bytes[at];
    at += step;
    key[1] ^= random_bytes[at];
    at += step;
    key[2] ^= random_bytes[at];
    at += step;
    key[3] ^= random_bytes[at];
    at += step;
    key[4] ^= random_bytes[at];
    at += step;
    key[5] ^= random_bytes[at];
    ++feature;
}

void matchbox_key(void)
{
    uint16_t pawns;
    uint8_t i;

    if (!is_filled) {
        zobrist_fill(random_bytes, RANDOM);
        is_filled = 1;
    }
    for (i = 0; i < KEY_BYTES; ++i) {
        key[i] = 0;
    }
    feature = 0;
    pawns = matchbox_code();
    mix((uint8_t)pawns);
    mix((uint8_t)(pawns >> 8));
    if (rules) {
        for (i = menace_first; i != menace_count; ++i) {
            mix(menace_path[i]);
        }
        mix((uint8_t)menace_start);
    } else {
        for (i = 0; i < BOXES - 1; i += 2) { /* at most four beads a box, so two boxes fit one byte */
            mix((uint8_t)(matchbox_beads[i] << 4) | matchbox_beads[i + 1]);
        }
        mix(matchbox_beads[BOXES - 1]);
    }
    mix(side);
    mix(matchbox_last);
    mix(matchbox_rounds);
    mix(matchbox_count(ROUND_LOST));
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = key[i];
    }
}

void game_hash(void)
{
    matchbox_key();
}
