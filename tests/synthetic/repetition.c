/* repetition.c: positions of a game in a maze that were there before: the record keeps their keys, and counts them. */
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
    past_count = 0;
}

void tearDown(void)
{
}

/* A position of the game before the root counts as seen. */
static void test_the_past_counts(void)
{
    uint8_t i;

    maze_reversible = 1;
    maze_enter(5);
    quiet_plies[0] = 6;
    past_count = 6;
    for (i = 0; i < KEY_BYTES; ++i) {
        past_key[i][0] = 1;
        past_key[i][2] = hash_key[i][0]; /* four plies before the root */
    }
    TEST_ASSERT_EQUAL_UINT8(1, hash_repeated());
    past_key[3][2] ^= 1;
    TEST_ASSERT_EQUAL_UINT8(0, hash_repeated());
    for (i = 0; i < KEY_BYTES; ++i) {
        past_key[i][3] = hash_key[i][0]; /* three plies: the other side's turn */
    }
    TEST_ASSERT_EQUAL_UINT8(0, hash_repeated());
    quiet_plies[0] = 5;
    for (i = 0; i < KEY_BYTES; ++i) {
        past_key[i][0] = hash_key[i][0]; /* six plies: across a last move */
    }
    TEST_ASSERT_EQUAL_UINT8(0, hash_repeated());
    quiet_plies[0] = 6;
    TEST_ASSERT_EQUAL_UINT8(1, hash_repeated());
}

#define LONG_WALK 150 /* longer than the past is kept */
static uint8_t walked[LONG_WALK][KEY_BYTES];

/* Plays a door behind which the game goes on. 0: there is none. */
static uint8_t walk_on(void)
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

/* A walk of so many moves from somewhere, with the keys of its positions. */
static void long_walk(void)
{
    uint16_t start;
    uint8_t n;
    uint8_t i;

    for (start = 1; start < 200; ++start) {
        maze_enter(start);
        record_start();
        for (n = 0; n < LONG_WALK; ++n) {
            for (i = 0; i < KEY_BYTES; ++i) {
                walked[n][i] = hash_key[i][0];
            }
            if (!walk_on()) {
                break;
            }
        }
        if (n == LONG_WALK) {
            return;
        }
    }
    TEST_FAIL_MESSAGE("no maze is long enough");
}

static void check_past(uint8_t moves)
{
    uint8_t row;
    uint8_t i;
    uint8_t first = moves > PAST_MOST ? moves - PAST_MOST : 0;

    TEST_ASSERT_EQUAL_UINT16(moves, record_count);
    TEST_ASSERT_EQUAL_UINT8(moves - first, past_count);
    for (row = 0; row < past_count; ++row) {
        for (i = 0; i < KEY_BYTES; ++i) {
            TEST_ASSERT_EQUAL_HEX8(walked[first + row][i], past_key[i][row]);
        }
    }
}

/* The record keeps the keys of a long game, forgets the oldest, and finds them again. */
static void test_the_past_of_a_long_game(void)
{
    uint8_t n;

    maze_reversible = 1;
    maze_mask = 63; /* small enough to walk in circles */
    long_walk();
    check_past(LONG_WALK);
    for (n = LONG_WALK; n > LONG_WALK - 30; --n) {
        TEST_ASSERT_EQUAL_UINT8(1, record_undo());
    }
    check_past(n);
    for (; n < LONG_WALK; ++n) {
        TEST_ASSERT_EQUAL_UINT8(1, record_redo());
    }
    TEST_ASSERT_EQUAL_UINT8(0, record_redo());
    check_past(LONG_WALK);
}

/* What stands on the board for the third time is a draw. */
static void test_third_time(void)
{
    uint8_t i;

    maze_enter(2);
    record_start();
    memset(past_key, 0, PAST_BYTES);
    past_count = PAST_MOST;
    for (i = 0; i < KEY_BYTES; ++i) {
        past_key[i][100] = hash_key[i][0];
    }
    record_judge();
    TEST_ASSERT_EQUAL_UINT8(OUTCOME_NONE, outcome);
    for (i = 0; i < KEY_BYTES; ++i) {
        past_key[i][0] = hash_key[i][0];
    }
    record_judge();
    TEST_ASSERT_EQUAL_UINT8(OUTCOME_DRAW, outcome);
    outcome = OUTCOME_NONE;
    past_key[5][0] ^= 1;
    record_judge();
    TEST_ASSERT_EQUAL_UINT8(OUTCOME_NONE, outcome);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_past_counts);
    RUN_TEST(test_the_past_of_a_long_game);
    RUN_TEST(test_third_time);
    return UNITY_END();
}
