/* root.c: tests the root moves: which are legal, which are excluded, and the random bonus on their scores, at positions
 * of random games. On the host and on the 6502. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/book.h"
#include "engine/game.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/root.h"
#include "engine/search.h"
#include "engine/think.h"
#include "unity.h"

#define POSITIONS 60
#define COMPARED 20 /* ordinals below this are compared with each other */
#define MARGIN 7

static uint8_t keys[COMPARED][BOOK_KEY];
static uint8_t is_legal[256];
static uint16_t dice;

void setUp(void)
{
    state_clear();
    rules = 0;
    game_reset();
    think_defaults();
    search_gen_moves = game_generate; /* think() has not set it */
    dice = 12345;
}

void tearDown(void)
{
}

static uint8_t roll(uint8_t sides)
{
    dice = dice * 25173u + 13849u;
    return (uint8_t)((dice >> 8) % sides);
}

/* Plays a roll if one is due. */
static void roll_if_due(void)
{
    if (outcome == OUTCOME_CHANCE) {
        game_info()->chance(CHANCE_LIST);
        list_choose((uint8_t)(1 + roll(move_count)));
        list_play();
        game_hash();
    }
}

static void start(void)
{
    game_reset();
    roll_if_due();
}

/* Plays a legal root move, or starts a new game if there is none. */
static void go_on(void)
{
    uint8_t n;

    list_moves();
    if (move_count) {
        for (n = (uint8_t)(1 + roll(move_count)); n; --n) {
            list_choose(n);
            if (list_is_legal()) {
                list_choose(n);
                list_play();
                game_hash();
                break;
            }
        }
    }
    roll_if_due();
    if (outcome != OUTCOME_NONE || ply >= PLIES - 4 || !move_count) {
        start();
    }
}

/* Finds for each root move, independently of the engine's root.c, whether it is legal and which book key follows. */
static void look_plainly(void)
{
    uint8_t i;

    memset(keys, 0, sizeof keys);
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        list_play();
        is_legal[i] = outcome != OUTCOME_ILLEGAL;
        if (is_legal[i]) {
            game_hash();
            game_book_key();
            if (i < COMPARED) {
                memcpy(keys[i], book_key, BOOK_KEY);
            }
            game_unmake();
        }
        outcome = OUTCOME_NONE;
    }
}

static uint8_t should_be_skipped(uint8_t n)
{
    uint8_t i;

    list_choose(n);
    for (i = 0; i < root_excluded_count; ++i) {
        if (root_excluded[i] == move) {
            return 1;
        }
    }
    for (i = 1; n < COMPARED && is_legal[n] && i < n; ++i) {
        if (is_legal[i] && memcmp(keys[i], keys[n], BOOK_KEY) == 0) {
            return 1;
        }
    }
    return 0;
}

static void exclude_some(void)
{
    root_excluded_count = roll(4);
    if (root_excluded_count) {
        list_moves();
        list_choose((uint8_t)(1 + roll(move_count)));
        root_excluded[root_excluded_count - 1] = move;
    }
}

static void test_moves_left_out(void)
{
    static uint8_t skipped[256];
    uint8_t round;
    uint8_t i;

    start();
    memset(root_excluded, 0xFF, sizeof root_excluded);
    for (round = 0; round < POSITIONS; ++round) {
        list_moves();
        if (move_count) {
            exclude_some();
            root_prepare();
            TEST_ASSERT_EQUAL_UINT8(OUTCOME_NONE, outcome);
            memcpy(skipped, root_random_bonus, sizeof skipped);
            list_moves();
            look_plainly();
            for (i = 1; i <= move_count; ++i) {
                TEST_ASSERT_EQUAL_UINT8(should_be_skipped(i), skipped[i] == ROOT_SKIP);
            }
            for (; i; ++i) {
                TEST_ASSERT_NOT_EQUAL(ROOT_SKIP, skipped[i]);
            }
        }
        go_on();
    }
}

static void test_legal_moves(void)
{
    uint16_t first;
    uint8_t round;
    uint8_t legal;
    uint8_t i;
    uint8_t n;

    for (round = 0; round < POSITIONS; ++round) {
        start();
        for (n = roll(PLIES - 4); n; --n) {
            go_on();
        }
        list_moves();
        look_plainly();
        legal = 0;
        for (i = (uint8_t)move_count; i; --i) {
            legal += is_legal[i];
            if (is_legal[i]) {
                n = i;
            }
        }
        TEST_ASSERT_EQUAL_UINT8(legal > 2 ? 2 : legal, root_count_legal());
        if (legal) {
            first = move;
            list_choose(n);
            TEST_ASSERT_EQUAL_UINT16(move, first);
        }
    }
}

static void test_random_bonus(void)
{
    uint8_t i = 0;
    uint8_t bonus;

    start();
    root_prepare();
    do {
        if (root_random_bonus[i] != ROOT_SKIP) {
            TEST_ASSERT_EQUAL_UINT8(0, root_random_bonus[i]);
        }
    } while (++i);
    root_seed = 4711;
    root_prepare();
    TEST_ASSERT_EQUAL_UINT8(0, root_random_bonus[255]); /* no game has as many moves at the start */
    root_random_margin = MARGIN;
    root_prepare();
    random_seed = 4711;
    do {
        bonus = random_below(MARGIN);
        if (root_random_bonus[i] != ROOT_SKIP) {
            TEST_ASSERT_EQUAL_UINT8(bonus, root_random_bonus[i]);
        }
    } while (++i);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_moves_left_out);
    RUN_TEST(test_legal_moves);
    RUN_TEST(test_random_bonus);
    return UNITY_END();
}
