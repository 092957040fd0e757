/* book.c: tests the opening book of a game: it finds exactly the positions that were written into it, and games played
 * by the book end normally. On the host and on the 6502. */
/* SPDX-License-Identifier: MIT */
#include "engine/book.h"
#include "engine/game.h"
#include "engine/list.h"
#include "engine/think.h"
#include "unit/fake_machine.h"
#include "unity.h"

#define GAMES_PLAYED 8
#define MOVES_LOOKED_AT 12 /* in a position; the other moves would test nothing new */

extern const uint8_t game_book[];
extern const uint16_t game_book_size;

void setUp(void)
{
    state_clear();
    rules = 0;
    book_data = game_book;
    book_size = game_book_size;
    game_reset();
}

void tearDown(void)
{
}

static uint16_t bit_at;

static uint8_t bit(void)
{
    uint8_t taken = book_data[bit_at >> 3] >> (7 - (bit_at & 7)) & 1;

    ++bit_at;
    return taken;
}

/* Reads the next number: 1 bits that count its high part, a 0, then this many low bits. Returns 0xFFFF if bit `end`
 * comes first. */
static uint16_t number(uint8_t low_bits, uint16_t end)
{
    uint16_t value = 0;

    while (bit_at < end && bit()) {
        ++value;
    }
    if (bit_at + low_bits >= end) {
        return 0xFFFF;
    }
    while (low_bits--) {
        value = value << 1 | bit();
    }
    return value;
}

/* Returns the weight of the position `wanted` in a bucket that ends at bit `end`; BOOK_UNKNOWN if it is not there. */
static uint8_t plain_weight_in_bucket(uint16_t wanted, uint8_t low_bits, uint16_t end)
{
    static const uint8_t weights[] = { 9, 0, 3, 1 };
    uint16_t place = 0;
    uint16_t gap;
    uint8_t ones;

    for (;;) {
        gap = number(low_bits, end);
        if (gap == 0xFFFF) {
            return BOOK_UNKNOWN;
        }
        place += gap;
        for (ones = 0; ones < 3 && bit(); ++ones) {
        }
        TEST_ASSERT_TRUE(bit_at <= end);
        if (place == wanted) {
            return weights[ones];
        }
    }
}

/* Returns the weight of book_key, by an independent reader: it walks all buckets and addresses single bits by number.
 * Books on the 6502 have less than 8 KB, so a bit number fits 16 bits. */
static uint8_t plain_weight(void)
{
    uint16_t at = 0;
    uint16_t next;
    uint8_t bucket;
    uint8_t weight = BOOK_UNKNOWN;

    while (at < book_size) {
        next = at + BOOK_HEAD;
        for (bucket = 0; bucket < BOOK_BUCKETS; ++bucket) {
            if (bucket == ((book_key[0] ^ (book_key[3] & book_data[at])) & 63) && weight == BOOK_UNKNOWN) {
                bit_at = next << 3;
                weight = plain_weight_in_bucket((uint16_t)((book_key[1] ^ (book_key[3] & book_data[at + 1])) << 6
                    | book_key[2] >> 2), book_data[at + 2], (uint16_t)((next + book_data[at + 3 + bucket]) << 3));
            }
            next += book_data[at + 3 + bucket];
        }
        at = next;
    }
    TEST_ASSERT_EQUAL_UINT16(book_size, at);
    return weight;
}

static void compare_weights(void)
{
    uint8_t plain;

    game_book_key();
    plain = plain_weight();
    TEST_ASSERT_EQUAL_UINT8(plain, book_weight());
}

static void test_weights_as_written(void)
{
    uint8_t i;

    compare_weights();
    TEST_ASSERT_TRUE(book_find(1));
    list_play();
    game_hash();
    list_moves();
    for (i = 1; i <= move_count && i <= MOVES_LOOKED_AT; ++i) {
        list_moves();
        list_choose(i);
        list_play();
        if (outcome != OUTCOME_ILLEGAL) {
            game_hash();
            compare_weights();
            game_unmake();
        }
        outcome = OUTCOME_NONE;
    }
}

/* Every book move leads to a position with a weight above 0, and every game leaves the book at some point. */
static void test_games_by_the_book(void)
{
    uint16_t seed;
    uint8_t plies;
    uint8_t weight;
    uint8_t longest = 0;

    for (seed = 0; seed < GAMES_PLAYED; ++seed) {
        game_reset();
        for (plies = 0; ply < PLIES - 2 && outcome == OUTCOME_NONE && book_find(seed * 7919); ++plies) {
            list_play();
            game_hash();
            game_book_key();
            weight = book_weight();
            TEST_ASSERT_TRUE(weight && weight != BOOK_UNKNOWN);
        }
        TEST_ASSERT_TRUE(plies > 0);
        if (plies > longest) {
            longest = plies;
        }
    }
    TEST_ASSERT_TRUE(longest < PLIES - 2);
}

/* With a seed, a start move is played in proportion to its weight; without one, the first of the heaviest. */
#define DRAWS 240
static void test_by_weight(void)
{
    static uint8_t weights[256];
    static uint8_t times[256];
    uint8_t i;
    uint8_t heaviest = 0;
    uint16_t total = 0;
    uint16_t n;

    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        list_play();
        weights[i] = 0;
        times[i] = 0;
        if (outcome != OUTCOME_ILLEGAL) {
            game_hash();
            game_book_key();
            weights[i] = book_weight();
            game_unmake();
        }
        outcome = OUTCOME_NONE;
        if (weights[i] == BOOK_UNKNOWN) {
            weights[i] = 0;
        }
        total += weights[i];
        if (weights[i] > weights[heaviest] || !heaviest) {
            heaviest = i;
        }
    }
    TEST_ASSERT_TRUE(book_find(0));
    n = move;
    list_choose(heaviest);
    TEST_ASSERT_EQUAL_UINT16(n, move);
    for (n = 1; n <= DRAWS; ++n) {
        TEST_ASSERT_TRUE(book_find((uint16_t)(n * 7919u)));
        for (i = 1; list_lo[i] != (uint8_t)move || list_hi[i] != (uint8_t)(move >> 8); ++i) {
        }
        ++times[i];
    }
    for (i = 1; i <= move_count; ++i) {
        n = (uint16_t)DRAWS * weights[i] / total;
        TEST_ASSERT_TRUE(times[i] <= n + n / 2 + 12);
        TEST_ASSERT_TRUE(n < 20 || times[i] >= n / 2);
        TEST_ASSERT_TRUE(weights[i] || !times[i]);
    }
}

/* Looks up moves with the first section of the book only, which is all that fits on some machines, and without a
 * book. */
static void test_partial_book(void)
{
    uint16_t first = BOOK_HEAD;
    uint8_t i;

    for (i = BOOK_SALTS + 1; i < BOOK_HEAD; ++i) {
        first += game_book[i];
    }
    book_size = first;
    TEST_ASSERT_TRUE(book_find(0));
    book_size = 0;
    TEST_ASSERT_FALSE(book_find(0));
}

/* Finding a book move looks up the position and the positions after all moves, each of them once. */
static void test_looked_up_once(void)
{
    uint8_t moves;

    list_moves(); /* all moves are legal there */
    moves = move_count;
    think_defaults();
    machine_books_opened = 0;
    TEST_ASSERT_EQUAL_UINT8(1, think());
    TEST_ASSERT_EQUAL_UINT8(1, think_from_book);
    TEST_ASSERT_EQUAL_UINT16(1 + moves, machine_books_opened);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_weights_as_written);
    RUN_TEST(test_games_by_the_book);
    RUN_TEST(test_by_weight);
    RUN_TEST(test_looked_up_once);
    RUN_TEST(test_partial_book);
    return UNITY_END();
}
