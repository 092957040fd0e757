/* draughts_long_jumps.c: jumps over five men and more, which a 16-bit move does not describe completely. On its own
 * board the text is complete, on another board it is abbreviated (src/engine/verbs.h, write_move). */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "unity.h"

#define NINE_MEN "B:W6,7,8,14,15,16,22,23,24,32:BK1"
#define JUMP "1x10x17x26x19x10x3x12x19x28"

static char text[TEXT_SIZE];

void setUp(void)
{
    state_clear();
    rules = 0;
    game_reset();
    TEST_ASSERT_NULL(game_read_position(NINE_MEN));
    record_start();
}

void tearDown(void)
{
    text_other_board = 0;
}

static void write_blind(uint16_t n)
{
    record_move(n);
    text_other_board = 1;
    game_write_move(text);
    text_other_board = 0;
}

/* Every move is read back as itself, although most have five jumps or more. */
static void test_on_its_own_board(void)
{
    uint8_t i;
    uint8_t number;
    uint16_t chosen;
    uint8_t long_ones = 0;

    list_moves();
    number = move_count;
    for (i = 1; i <= number; ++i) {
        list_moves();
        list_choose(i);
        chosen = move;
        game_write_move(text);
        long_ones += strlen(text) > 14;
        TEST_ASSERT_NULL_MESSAGE(game_read_move(text), text);
        TEST_ASSERT_EQUAL_HEX16_MESSAGE(chosen, move, text);
    }
    TEST_ASSERT_TRUE(long_ones > 3);
}

static void test_on_later_boards(void)
{
    TEST_ASSERT_NULL(game_read_move(JUMP));
    record_play();
    write_blind(0);
    TEST_ASSERT_EQUAL_STRING("1x10+", text);
    TEST_ASSERT_NULL(game_read_move("32-27"));
    record_play();
    write_blind(0);
    TEST_ASSERT_EQUAL_STRING("1x10+", text);
    write_blind(1);
    TEST_ASSERT_EQUAL_STRING("32-27", text);
    game_write_position(text);
    TEST_ASSERT_EQUAL_STRING("B:W27:BK28", text);
}

static void test_short_jumps_are_whole(void)
{
    TEST_ASSERT_NULL(game_read_position("B:W6,15,16,24,32:BK1"));
    record_start();
    TEST_ASSERT_NULL(game_read_move("1x10x19x12"));
    record_play();
    write_blind(0);
    TEST_ASSERT_EQUAL_STRING("1x10x19x12", text);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_on_its_own_board);
    RUN_TEST(test_on_later_boards);
    RUN_TEST(test_short_jumps_are_whole);
    return UNITY_END();
}
