/* suite.c: tests of dice outside the search: which rolls come, in which order, and what the record stores of them. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "plat/machine.h"
#include "unity.h"

#ifdef __CC65__
#define GAMES 60
#else
#define GAMES 1000
#endif
#define ROLLS 20 /* in a game */

void setUp(void)
{
    state_clear();
    rules = 0;
    game_reset();
    record_start();
    think_defaults();
    tt_base = machine_tt_memory();
    tt_entries = machine_tt_entries();
}

void tearDown(void)
{
}

/* Chi-square of the rolls against the weights 3, 2, 1. */
static int32_t chi_square(const uint16_t *fell, uint16_t number)
{
    static const uint8_t weights[3] = { 3, 2, 1 };
    int32_t sum = 0;
    int32_t expected;
    int32_t off;
    uint8_t i;

    for (i = 0; i < 3; ++i) {
        expected = (int32_t)number * weights[i] / 6;
        off = fell[i] - expected;
        sum += off * off / expected;
    }
    return sum;
}

/* The rolls come up in proportion to their weights, for all seeds and at any point of the game. So do the rolls that
 * follow a given roll. */
static void test_rolls_are_fair(void)
{
    static uint16_t fell[3];
    static uint16_t behind[3][3];
    uint16_t game;
    uint8_t last = 3;
    uint8_t i;
    uint16_t sum;

    for (game = 1; game <= GAMES; ++game) {
        record_seed = game;
        last = 3;
        for (record_count = 0; record_count < ROLLS; ++record_count) {
            record_draw_forced();
            TEST_ASSERT_TRUE(move & MOVE_ROLL);
            i = (uint8_t)(move - 1);
            ++fell[i];
            if (last < 3) {
                ++behind[last][i];
            }
            last = i;
        }
    }
    TEST_ASSERT_LESS_THAN_INT32(14, chi_square(fell, GAMES * ROLLS)); /* exceeded by chance once in a thousand */
    for (i = 0; i < 3; ++i) {
        sum = behind[i][0] + behind[i][1] + behind[i][2];
        TEST_ASSERT_LESS_THAN_INT32(14, chi_square(behind[i], sum));
    }
}

static uint16_t fallen(uint16_t seed, uint16_t n)
{
    record_seed = seed;
    record_count = n;
    record_draw_forced();
    return move;
}

/* A roll depends on the seed and the number of moves, not on the position or on random numbers drawn before. */
static void test_rolls_repeat_after_undo(void)
{
    uint16_t first = fallen(77, 5);
    uint16_t second = fallen(77, 300);

    TEST_ASSERT_NULL(game_read_position("12/36 b"));
    TEST_ASSERT_EQUAL_HEX16(second, fallen(77, 300));
    TEST_ASSERT_EQUAL_HEX16(first, fallen(77, 5));
}

static void play(const char *text)
{
    TEST_ASSERT_NULL_MESSAGE(game_read_move(text), text);
    record_play();
}

static void test_the_last_move_is_no_roll(void)
{
    TEST_ASSERT_EQUAL_UINT8(0, record_latest());
    play("d2");
    TEST_ASSERT_EQUAL_UINT8(0, record_latest());
    play("0");
    TEST_ASSERT_EQUAL_UINT8(1, record_latest());
    TEST_ASSERT_EQUAL_HEX16(1, move);
    play("d1");
    TEST_ASSERT_EQUAL_UINT8(1, record_latest());
    TEST_ASSERT_EQUAL_HEX16(1, move);
}

/* A side that cannot use its roll passes automatically; a side with one move does not move automatically. */
static void test_a_pass_happens(void)
{
    TEST_ASSERT_NULL(game_read_position("68/47 a 3"));
    TEST_ASSERT_EQUAL_UINT8(1, record_draw_forced());
    TEST_ASSERT_EQUAL_HEX16(MOVE_PASS, move);
    TEST_ASSERT_NULL(game_read_position("68/47 a 2"));
    TEST_ASSERT_EQUAL_UINT8(0, record_draw_forced());
    TEST_ASSERT_NULL(game_read_position("03/15 a 2"));
    TEST_ASSERT_EQUAL_UINT8(0, record_draw_forced());
    TEST_ASSERT_NULL(game_read_position("88/47 b 2")); /* game over */
    TEST_ASSERT_EQUAL_UINT8(0, record_draw_forced());
    TEST_ASSERT_NULL(game_read_position("68/47 a"));
    TEST_ASSERT_EQUAL_UINT8(1, record_draw_forced());
    TEST_ASSERT_TRUE(move & MOVE_ROLL);
}

/* A full record ends the game, also when a roll is due. */
static void test_a_full_record_is_a_draw(void)
{
    move = MOVE_ROLL | 1;
    while (record_last < record_most) {
        record_append();
    }
    TEST_ASSERT_EQUAL_UINT8(OUTCOME_CHANCE, outcome);
    record_update_outcome();
    TEST_ASSERT_EQUAL_UINT8(OUTCOME_DRAW, outcome);
}

/* At the last ply the search uses the evaluation. */
static void test_the_deepest_search(void)
{
    TEST_ASSERT_NULL(game_read_position("68/78 a 1"));
    think_depth = DEPTH_MOST;
    budget_nodes = 3000;
    think_without = WITHOUT_BOOK | WITHOUT_SINGLE_REPLY | WITHOUT_DEEPENING;
    TEST_ASSERT_EQUAL_UINT8(1, think());
    TEST_ASSERT_EQUAL_UINT8(0, ply);
    TEST_ASSERT_EQUAL_UINT8(1, think_line_length());
}

/* A win at once has a won score. A win that depends on a roll counts at most chance_score_limit. */
static void test_what_a_win_is_worth(void)
{
    think_without = WITHOUT_BOOK | WITHOUT_SINGLE_REPLY;
    think_depth = 3;
    TEST_ASSERT_NULL(game_read_position("78/00 a 1"));
    think();
    TEST_ASSERT_EQUAL_INT16(SCORE_WIN - 1, think_score);
    TEST_ASSERT_NULL(game_read_position("78/00 b 1")); /* then side a wins with a 1: half of the rolls */
    think_depth = 2;
    think();
    TEST_ASSERT_TRUE(think_score <= -game_info()->chance_score_limit / 2);
    TEST_ASSERT_TRUE(think_score > -game_info()->chance_score_limit);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_rolls_are_fair);
    RUN_TEST(test_rolls_repeat_after_undo);
    RUN_TEST(test_the_last_move_is_no_roll);
    RUN_TEST(test_a_pass_happens);
    RUN_TEST(test_a_full_record_is_a_draw);
    RUN_TEST(test_the_deepest_search);
    RUN_TEST(test_what_a_win_is_worth);
    return UNITY_END();
}
