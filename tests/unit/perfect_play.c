/* perfect_play.c: the small games are played perfectly from level 3 on: against every reply, no move of the computer
 * gives away a won or drawn game. Host only. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/book.h"
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "plat/machine.h"
#include "unit/minimax.h"
#include "unity.h"

#define DEPTH_TO_THE_END 9
#define LEVEL_PERFECT 3

extern const uint8_t game_book[];
extern const uint16_t game_book_size;

static uint8_t level;
static uint16_t seed;
static uint32_t decisions;

void setUp(void)
{
    state_clear();
    rules = 0;
    tt_base = machine_tt_memory();
    tt_entries = machine_tt_entries();
    book_data = game_book;
    book_size = game_book_size;
    oracle_noisy = 0;
    oracle_repetition = 0;
}

void tearDown(void)
{
}

/* Returns the value of the position for the side to move: 1 (win), 0 (draw) or -1 (loss). */
static int worth(void)
{
    uint8_t kept = outcome;
    int16_t value = oracle_value(DEPTH_TO_THE_END);

    outcome = kept;
    return value >= SCORE_WON ? 1 : value <= -SCORE_WON ? -1 : 0;
}

static void play_on(const char *position, uint8_t computer);

static void let_computer_move(uint8_t computer)
{
    char after[TEXT_SIZE];
    char before[TEXT_SIZE];
    int had = worth();

    game_write_position(before);
    think_defaults();
    level_set(level);
    root_seed = seed;
    TEST_ASSERT_EQUAL_UINT8(1, think());
    move = think_move;
    record_play();
    record_update_outcome();
    TEST_ASSERT_EQUAL_INT_MESSAGE(had, -worth(), before);
    ++decisions;
    game_write_position(after);
    play_on(after, computer);
}

/* Plays on from a position in every possible way. */
static void play_on(const char *position, uint8_t computer)
{
    char after[TEXT_SIZE];
    uint8_t i;

    TEST_ASSERT_NULL(game_read_position(position));
    record_start();
    record_update_outcome();
    if (outcome != OUTCOME_NONE) {
        return;
    }
    if (side == computer) {
        let_computer_move(computer);
        return;
    }
    for (i = 1; game_read_position(position) == 0; ++i) {
        record_start();
        list_moves();
        if (i > move_count) {
            return;
        }
        list_choose(i);
        record_play();
        game_write_position(after);
        play_on(after, computer);
    }
}

static void test_levels_above_the_beatable_ones(void)
{
    char start[TEXT_SIZE];

    for (level = LEVEL_PERFECT; level <= LEVEL_MOST; ++level) {
        for (seed = 0; seed < 3; ++seed) {
            game_reset();
            game_write_position(start);
            play_on(start, 0);
            play_on(start, 1);
        }
    }
    TEST_ASSERT_TRUE(decisions > 20);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_levels_above_the_beatable_ones);
    return UNITY_END();
}
