/* repetition.c: tests of repeated positions in a maze: the record stores the keys of earlier positions, and the third
 * occurrence of a position is a draw. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/record.h"
#include "synthetic/maze.h"
#include "unity.h"

void setUp(void)
{
    state_clear();
    rules = 0;
    maze_plain();
    repetition_count = 0;
}

void tearDown(void)
{
}

/* A position of the game before the root counts as a repetition. */
static void test_earlier_positions_count(void)
{
    uint8_t i;

    maze_reversible = 1;
    maze_enter(5);
    reversible_plies[0] = 6;
    repetition_count = 6;
    for (i = 0; i < REPETITION_KEY; ++i) {
        repetition_keys[i][0] = 1;
        repetition_keys[i][2] = hash_key[REPETITION_FROM + i][0]; /* four plies before the root */
    }
    TEST_ASSERT_EQUAL_UINT8(1, repetition_found());
    repetition_keys[3][2] ^= 1;
    TEST_ASSERT_EQUAL_UINT8(0, repetition_found());
    for (i = 0; i < REPETITION_KEY; ++i) {
        repetition_keys[i][3] = hash_key[REPETITION_FROM + i][0]; /* three plies before: the other side was to move */
    }
    TEST_ASSERT_EQUAL_UINT8(0, repetition_found());
    reversible_plies[0] = 5;
    for (i = 0; i < REPETITION_KEY; ++i) {
        repetition_keys[i][0] = hash_key[REPETITION_FROM + i][0]; /* six plies before: across an irreversible move */
    }
    TEST_ASSERT_EQUAL_UINT8(0, repetition_found());
    reversible_plies[0] = 6;
    TEST_ASSERT_EQUAL_UINT8(1, repetition_found());
}

#define LONG_GAME 150 /* longer than REPETITION_MAX */
static uint8_t walked[LONG_GAME][KEY_BYTES];

/* Plays a move after which the game goes on. Returns 0 if there is none. */
static uint8_t play_on(void)
{
    uint8_t i;
    uint8_t goes_on;

    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        list_play();
        if (outcome == OUTCOME_ILLEGAL) {
            outcome = OUTCOME_NONE;
            continue;
        }
        goes_on = outcome == OUTCOME_NONE;
        game_unmake();
        outcome = OUTCOME_NONE;
        if (goes_on) {
            record_play();
            return 1;
        }
    }
    return 0;
}

/* Plays LONG_GAME moves from some start position and stores the keys of the positions in walked. */
static void long_game(void)
{
    uint16_t start;
    uint8_t n;
    uint8_t i;

    for (start = 1; start < 200; ++start) {
        maze_enter(start);
        record_start();
        for (n = 0; n < LONG_GAME; ++n) {
            for (i = 0; i < KEY_BYTES; ++i) {
                walked[n][i] = hash_key[i][0];
            }
            if (!play_on()) {
                break;
            }
        }
        if (n == LONG_GAME) {
            return;
        }
    }
    TEST_FAIL_MESSAGE("no maze is long enough");
}

static void check_keys(uint8_t moves)
{
    uint8_t row;
    uint8_t i;
    uint8_t first = moves > REPETITION_MAX ? moves - REPETITION_MAX : 0;

    TEST_ASSERT_EQUAL_UINT16(moves, record_count);
    TEST_ASSERT_EQUAL_UINT8(moves - first, repetition_count);
    for (row = 0; row < repetition_count; ++row) {
        for (i = 0; i < REPETITION_KEY; ++i) {
            TEST_ASSERT_EQUAL_HEX8(walked[first + row][REPETITION_FROM + i], repetition_keys[i][row]);
        }
    }
}

/* The record stores the keys of a long game, drops the oldest, and has the same keys after undo and redo. */
static void test_keys_of_a_long_game(void)
{
    uint8_t n;

    maze_reversible = 1;
    maze_mask = 63; /* few rooms, so that positions repeat */
    long_game();
    check_keys(LONG_GAME);
    for (n = LONG_GAME; n > LONG_GAME - 30; --n) {
        TEST_ASSERT_EQUAL_UINT8(1, record_undo());
    }
    check_keys(n);
    for (; n < LONG_GAME; ++n) {
        TEST_ASSERT_EQUAL_UINT8(1, record_redo());
    }
    TEST_ASSERT_EQUAL_UINT8(0, record_redo());
    check_keys(LONG_GAME);
}

/* The third occurrence of a position is a draw. */
static void test_third_time(void)
{
    uint8_t i;

    maze_enter(2);
    record_start();
    memset(repetition_keys, 0, REPETITION_BYTES);
    repetition_count = REPETITION_MAX;
    for (i = 0; i < REPETITION_KEY; ++i) {
        repetition_keys[i][100] = hash_key[REPETITION_FROM + i][0];
    }
    record_update_outcome();
    TEST_ASSERT_EQUAL_UINT8(OUTCOME_NONE, outcome);
    for (i = 0; i < REPETITION_KEY; ++i) {
        repetition_keys[i][0] = hash_key[REPETITION_FROM + i][0];
    }
    record_update_outcome();
    TEST_ASSERT_EQUAL_UINT8(OUTCOME_DRAW, outcome);
    outcome = OUTCOME_NONE;
    repetition_keys[REPETITION_KEY - 1][0] ^= 1;
    record_update_outcome();
    TEST_ASSERT_EQUAL_UINT8(OUTCOME_NONE, outcome);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_earlier_positions_count);
    RUN_TEST(test_keys_of_a_long_game);
    RUN_TEST(test_third_time);
    return UNITY_END();
}
