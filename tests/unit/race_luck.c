/* race_luck.c: tests the luck count of race: luck of the rolls minus errors of the moves equals the result of the game.
 * It is computed from the record and leaves the board unchanged. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "games/race/race.h"
#include "unity.h"

#define GAMES_PLAYED 20

void setUp(void)
{
    state_clear();
    game_reset();
    record_start();
}

void tearDown(void)
{
}

/* Plays the next roll, or a random move; returns 0 if the game is over. */
static uint8_t play_ply(void)
{
    uint16_t seed = random_seed;

    record_update_outcome();
    if (outcome != OUTCOME_NONE && outcome != OUTCOME_CHANCE) {
        return 0;
    }
    if (!record_draw_forced()) {
        random_seed = seed;
        list_moves();
        list_choose((uint8_t)(random_below(move_count) + 1));
        seed = random_seed;
    }
    random_seed = seed;
    record_play();
    return 1;
}

/* Returns the sum of start value, luck and errors for the first side. At the end of a game that is its result. */
static int16_t balance(void)
{
    int16_t sum = 0;
    uint8_t n;

    race_count();
    for (n = 0; n < RACE_CHANGES; ++n) {
        sum += race_changes[n];
    }
    return sum;
}

static void play_game(uint16_t seed)
{
    random_seed = seed;
    record_seed = seed;
    while (play_ply()) {
    }
    TEST_ASSERT_EQUAL_INT16((outcome == OUTCOME_WIN) == (side == 0) ? CERTAIN : -CERTAIN, balance());
    TEST_ASSERT_TRUE_MESSAGE(race_changes[RACE_MOVES(0)] <= 0 && race_changes[RACE_MOVES(1)] >= 0,
        "a move is better than the best");
}

static void test_luck_and_errors_add_up(void)
{
    uint16_t game;
    int16_t start;

    game_eval();
    start = score;
    for (game = 1; game <= GAMES_PLAYED; ++game) {
        setUp();
        play_game(game);
        TEST_ASSERT_EQUAL_INT16(start, race_changes[RACE_START]);
    }
}

/* The roll of the first position counts as luck, too, also if the second side is to move. */
static void test_a_roll_to_start_with(void)
{
    int16_t start;

    game_read_position("9,12,18,18/10,13,18,18 b 5");
    record_start();
    game_eval();
    start = -score;
    balance();
    TEST_ASSERT_EQUAL_INT16(start, race_changes[RACE_START]);
    TEST_ASSERT_NOT_EQUAL(0, race_changes[RACE_LUCK(1)]);
    play_game(4);
}

/* A side that never has a choice makes no errors. */
static void test_no_choice_no_error(void)
{
    game_read_position("9,18,18,18/0,0,0,13 a");
    record_start();
    play_game(5);
    TEST_ASSERT_EQUAL_INT16(0, race_changes[RACE_MOVES(0)]);
}

/* Counting the luck leaves a board that is being set up unchanged. */
static void test_the_board_stays(void)
{
    uint8_t pieces[PLACES];

    play_game(3);
    race_pieces[PLACE(0, 7)] = 2;
    race_rolled = 4;
    side ^= 1;
    memcpy(pieces, race_pieces, PLACES);
    balance();
    TEST_ASSERT_EQUAL_MEMORY(pieces, race_pieces, PLACES);
    TEST_ASSERT_EQUAL_UINT8(4, race_rolled);
}

/* Undoes five plies and redoes them. */
static void test_undo(void)
{
    uint16_t n;
    int16_t there;

    random_seed = 3;
    record_seed = 3;
    for (n = 0; n < 60; ++n) {
        play_ply();
    }
    there = balance();
    for (n = 0; n < 5; ++n) {
        record_undo();
    }
    while (record_redo()) {
    }
    TEST_ASSERT_EQUAL_INT16(there, balance());
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_luck_and_errors_add_up);
    RUN_TEST(test_a_roll_to_start_with);
    RUN_TEST(test_no_choice_no_error);
    RUN_TEST(test_the_board_stays);
    RUN_TEST(test_undo);
    return UNITY_END();
}
