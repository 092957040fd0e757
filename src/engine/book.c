/* book.c: looks positions up in an opening book and chooses a book move; see book.h. asm/engine/book.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/book.h"
#include "engine/list.h"
#include "engine/random.h"

uint8_t book_key[BOOK_KEY];
const uint8_t book_weights[BOOK_RAREST + 1] = { 9, 0, 3, 1 };

void book_key_from_hash(void)
{
    uint8_t i;

    for (i = 0; i < BOOK_KEY; ++i) {
        book_key[i] = hash_key[i][ply];
    }
}

static const uint8_t *bucket_at;
static const uint8_t *bucket_end;
static uint8_t bits; /* unread bits of the byte before bucket_at, highest first, then a 1 as end marker */

/* Returns the next bit of the bucket; after its end, always 1. */
static uint8_t next_bit(void)
{
    uint8_t bit = bits >> 7;

    bits <<= 1;
    if (bits) {
        return bit;
    }
    if (bucket_at == bucket_end) {
        return 1;
    }
    bit = *bucket_at >> 7;
    bits = (uint8_t)(*bucket_at << 1 | 1);
    ++bucket_at;
    return bit;
}

/* Returns the weight of the position that is `distance` places after the start of the bucket, or BOOK_UNKNOWN. */
static uint8_t weight_in_bucket(uint16_t distance, uint8_t low_bits)
{
    uint16_t gap;
    uint8_t ones;
    uint8_t i;

    bits = 0x80;
    do {
        gap = 0;
        while (next_bit()) {
            if (++gap == BOOK_STEPS) {
                return BOOK_UNKNOWN;
            }
        }
        for (i = low_bits; i; --i) {
            gap = gap << 1 | next_bit();
        }
        if (gap > distance) {
            return BOOK_UNKNOWN;
        }
        distance -= gap;
        ones = 0;
        while (ones != BOOK_RAREST && next_bit()) {
            ++ones;
        }
    } while (distance);
    return book_weights[ones];
}

uint8_t book_weight(void)
{
    const uint8_t *section = book_data;
    const uint8_t *bucket;
    const uint8_t *lengths;
    uint16_t place;
    uint8_t wanted;
    uint8_t weight;
    uint8_t i;

    while (section != book_data + book_size) {
        wanted = (book_key[0] ^ (book_key[3] & section[0])) & (BOOK_BUCKETS - 1);
        place = (uint16_t)((book_key[1] ^ (book_key[3] & section[1])) << 6 | book_key[2] >> 2);
        lengths = section + BOOK_SALTS + 1;
        bucket = section + BOOK_HEAD;
        for (i = 0; i < BOOK_BUCKETS; ++i) {
            if (i == wanted) {
                bucket_at = bucket;
                bucket_end = bucket + lengths[i];
                weight = weight_in_bucket(place, section[BOOK_SALTS]);
                if (weight != BOOK_UNKNOWN) {
                    return weight;
                }
            }
            bucket += lengths[i];
        }
        section = bucket;
    }
    return BOOK_UNKNOWN;
}

/* Returns the weight of the position on the board, or BOOK_UNKNOWN. The book may be in RAM under the OS ROM, which
 * machine_open_book makes readable. */
static uint8_t look_up(void)
{
    uint8_t weight;

    game_book_key();
    machine_open_book();
    weight = book_weight();
    machine_close_book();
    return weight;
}

/* Returns the weight of the position after `move`, or 0 if `move` is not a book move. */
static uint8_t weight_of_move(void)
{
    uint8_t weight;

    list_play();
    if (outcome == OUTCOME_ILLEGAL) {
        outcome = OUTCOME_NONE;
        return 0;
    }
    game_hash();
    weight = look_up();
    game_unmake();
    outcome = OUTCOME_NONE;
    return weight == BOOK_UNKNOWN ? 0 : weight;
}

/* One pass over the moves. With a seed, each book move replaces the choice so far with probability weight / total so
 * far, so that every move is chosen in proportion to its weight. */
uint8_t book_find(uint16_t seed)
{
    uint8_t i;
    uint8_t weight;
    uint8_t total = 0;
    uint8_t heaviest = 0;
    uint8_t found = 0;

    if (!book_size) {
        return 0;
    }
    if (look_up() == BOOK_UNKNOWN) {
        return 0;
    }
    if (seed) {
        random_seed = seed;
    }
    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        weight = weight_of_move();
        if (!weight) {
            continue;
        }
        total += weight;
        if (seed ? random_below(total) < weight : weight > heaviest) {
            heaviest = weight;
            found = i;
        }
    }
    if (found) {
        list_choose(found);
    }
    return found != 0;
}
