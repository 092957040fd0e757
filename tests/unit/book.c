/* book.c: the book of a game: what it finds is what is written in it, and games
 * by the book come to their end. On the host and on the 6502. */
#include "engine/book.h"
#include "engine/game.h"
#include "engine/list.h"
#include "unity.h"

#define GAMES_PLAYED 8
#define MOVES_LOOKED_AT 12 /* a position: the rest are like them */

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

/* The weight of book_key, read from behind: parts are found first, and the
 * entries of each are walked without a look at shelves but by their number. */
static uint8_t plain_weight(void)
{
    uint16_t at = 0;
    uint16_t entry;
    uint16_t shelf;
    uint8_t on_shelf;
    uint8_t weight = BOOK_UNKNOWN;

    while (at < book_size) {
        entry = at + BOOK_HEAD;
        for (shelf = 0; shelf < BOOK_SHELVES; ++shelf) {
            for (on_shelf = book_data[at + 1 + shelf]; on_shelf; --on_shelf) {
                if (weight == BOOK_UNKNOWN && shelf == (book_key[0] ^ (book_key[3] & book_data[at]))
                    && book_data[entry] == book_key[1] && book_data[entry + 1] >> 2 == book_key[2] >> 2) {
                    weight = book_weights[book_data[entry + 1] & BOOK_CLASS];
                }
                entry += BOOK_ENTRY;
            }
        }
        at = entry;
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

/* A book move leads to a position with a weight, from a known one; seed 0 is
 * the heaviest. */
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

/* Without a book, and with its first part alone, which is all there is room
 * for on some machines. */
static void test_less_of_it(void)
{
    uint16_t first = BOOK_HEAD;
    uint16_t i;

    for (i = 1; i < BOOK_HEAD; ++i) {
        first += game_book[i] * BOOK_ENTRY;
    }
    book_size = first;
    TEST_ASSERT_TRUE(book_find(0));
    book_size = 0;
    TEST_ASSERT_FALSE(book_find(0));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_weights_as_written);
    RUN_TEST(test_games_by_the_book);
    RUN_TEST(test_less_of_it);
    return UNITY_END();
}
