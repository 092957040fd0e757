/* race_luck.c: tests the luck count of race: luck of the rolls minus errors of the moves equals the result of the game.
 * It is computed from the record and leaves the board unchanged. And the winning chance of the panel (chance.h). */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "games/race/chance.h"
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

    race_chance();
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
    race_chance();
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

/* Positions with their exact chances in thousandths (tools/lab/race/check_chance, seed 7). */
typedef struct {
    int16_t exact;
    uint8_t own[PIECES];
    uint8_t other[PIECES];
} Exact;
static const Exact exact[] = {
    { 582, { 0, 0, 0, 1 }, { 0, 0, 0, 0 } },
    { 413, { 0, 0, 0, 0 }, { 0, 0, 0, 18 } },
    { 576, { 0, 0, 3, 4 }, { 0, 0, 0, 18 } },
    { 634, { 0, 4, 4, 5 }, { 0, 0, 0, 18 } },
    { 581, { 0, 4, 4, 13 }, { 0, 0, 1, 18 } },
    { 592, { 0, 1, 3, 18 }, { 0, 4, 5, 14 } },
    { 856, { 3, 10, 18, 18 }, { 0, 0, 0, 18 } },
    { 876, { 3, 13, 18, 18 }, { 0, 0, 0, 18 } },
    { 582, { 0, 0, 0, 1 }, { 0, 0, 0, 0 } },
    { 661, { 0, 0, 1, 4 }, { 0, 0, 0, 0 } },
    { 284, { 0, 0, 0, 0 }, { 0, 4, 4, 14 } },
    { 826, { 4, 4, 11, 18 }, { 0, 0, 0, 0 } },
    { 498, { 0, 3, 4, 6 }, { 0, 9, 18, 18 } },
    { 484, { 0, 4, 4, 11 }, { 0, 14, 18, 18 } },
    { 184, { 0, 0, 18, 18 }, { 15, 15, 18, 18 } },
    { 208, { 0, 6, 18, 18 }, { 15, 18, 18, 18 } },
    { 594, { 0, 0, 0, 17 }, { 0, 0, 0, 0 } },
    { 543, { 0, 0, 1, 3 }, { 0, 0, 6, 18 } },
    { 508, { 0, 0, 1, 4 }, { 0, 0, 10, 18 } },
    { 653, { 0, 1, 1, 4 }, { 0, 0, 10, 18 } },
    { 362, { 0, 0, 11, 18 }, { 0, 13, 18, 18 } },
    { 223, { 0, 0, 0, 18 }, { 0, 16, 18, 18 } },
    { 223, { 0, 0, 0, 18 }, { 0, 16, 18, 18 } },
    { 423, { 0, 0, 0, 0 }, { 0, 0, 0, 17 } },
    { 526, { 0, 0, 1, 1 }, { 0, 0, 5, 18 } },
    { 509, { 0, 0, 6, 18 }, { 0, 0, 2, 3 } },
    { 502, { 0, 0, 2, 4 }, { 0, 0, 12, 18 } },
    { 594, { 0, 0, 0, 14 }, { 0, 0, 0, 0 } },
    { 423, { 0, 0, 0, 0 }, { 0, 0, 0, 17 } },
    { 633, { 0, 1, 15, 18 }, { 0, 0, 2, 18 } },
    { 388, { 0, 1, 3, 18 }, { 4, 14, 18, 18 } },
    { 626, { 9, 18, 18, 18 }, { 6, 7, 11, 18 } },
    { 680, { 3, 18, 18, 18 }, { 7, 13, 17, 18 } },
    { 833, { 13, 18, 18, 18 }, { 0, 14, 18, 18 } },
    { 533, { 0, 0, 0, 1 }, { 0, 0, 0, 6 } },
    { 491, { 0, 0, 0, 12 }, { 0, 0, 0, 11 } },
    { 213, { 0, 0, 0, 17 }, { 1, 1, 7, 18 } },
    { 234, { 0, 0, 0, 18 }, { 1, 1, 17, 18 } },
    { 852, { 7, 12, 17, 18 }, { 0, 0, 0, 18 } },
    { 161, { 0, 0, 0, 18 }, { 10, 12, 17, 18 } },
    { 614, { 16, 17, 18, 18 }, { 1, 1, 11, 18 } },
    { 554, { 0, 16, 18, 18 }, { 0, 17, 17, 18 } },
    { 573, { 0, 18, 18, 18 }, { 0, 17, 18, 18 } },
    { 469, { 0, 17, 18, 18 }, { 0, 18, 18, 18 } },
    { 851, { 17, 18, 18, 18 }, { 0, 18, 18, 18 } },
    { 286, { 0, 0, 1, 17 }, { 2, 10, 12, 18 } },
    { 733, { 1, 10, 12, 18 }, { 0, 0, 6, 17 } },
    { 735, { 1, 12, 15, 18 }, { 0, 0, 8, 17 } },
    { 778, { 1, 16, 17, 18 }, { 0, 0, 0, 11 } },
    { 145, { 0, 0, 0, 14 }, { 13, 16, 18, 18 } },
    { 917, { 16, 18, 18, 18 }, { 0, 0, 0, 15 } },
    { 193, { 0, 0, 0, 18 }, { 0, 18, 18, 18 } },
    { 952, { 11, 18, 18, 18 }, { 0, 0, 0, 18 } },
    { 476, { 8, 14, 18, 18 }, { 17, 18, 18, 18 } },
    { 461, { 17, 18, 18, 18 }, { 12, 18, 18, 18 } },
    { 291, { 0, 0, 0, 18 }, { 0, 1, 18, 18 } },
    { 257, { 0, 0, 0, 18 }, { 0, 6, 18, 18 } },
    { 224, { 0, 0, 0, 18 }, { 0, 13, 18, 18 } },
    { 223, { 0, 0, 0, 18 }, { 0, 16, 18, 18 } },
    { 780, { 9, 16, 18, 18 }, { 0, 0, 6, 18 } },
    { 197, { 0, 0, 18, 18 }, { 7, 16, 18, 18 } },
    { 284, { 1, 6, 18, 18 }, { 17, 18, 18, 18 } },
    { 504, { 0, 0, 0, 10 }, { 0, 0, 0, 4 } },
    { 595, { 0, 0, 0, 13 }, { 0, 0, 0, 0 } },
    { 779, { 0, 6, 14, 17 }, { 0, 0, 0, 0 } },
    { 195, { 0, 0, 0, 0 }, { 0, 13, 15, 18 } },
    { 734, { 0, 1, 8, 10 }, { 0, 0, 0, 0 } },
    { 749, { 0, 1, 10, 13 }, { 0, 0, 0, 0 } },
    { 874, { 7, 9, 17, 18 }, { 0, 0, 0, 0 } },
    { 733, { 7, 17, 18, 18 }, { 0, 0, 6, 6 } },
    { 231, { 0, 0, 6, 6 }, { 7, 18, 18, 18 } },
    { 822, { 12, 18, 18, 18 }, { 0, 0, 9, 11 } },
    { 235, { 0, 0, 12, 14 }, { 17, 18, 18, 18 } },
    { 507, { 0, 0, 0, 0 }, { 0, 0, 0, 0 } },
    { 507, { 0, 0, 0, 0 }, { 0, 0, 0, 0 } },
    { 433, { 0, 0, 0, 0 }, { 0, 0, 0, 3 } },
    { 520, { 0, 0, 0, 6 }, { 0, 0, 0, 14 } },
    { 542, { 0, 0, 0, 15 }, { 0, 0, 0, 17 } },
    { 435, { 0, 0, 2, 18 }, { 0, 4, 9, 17 } },
    { 490, { 0, 0, 9, 18 }, { 0, 0, 8, 18 } },
    { 712, { 0, 12, 14, 18 }, { 0, 0, 16, 18 } },
    { 301, { 0, 0, 2, 18 }, { 1, 16, 17, 18 } },
    { 765, { 17, 17, 18, 18 }, { 0, 0, 10, 18 } },
    { 936, { 17, 18, 18, 18 }, { 0, 0, 18, 18 } },
    { 535, { 0, 0, 0, 8 }, { 0, 0, 0, 12 } },
    { 496, { 0, 0, 0, 14 }, { 0, 0, 0, 12 } },
    { 215, { 0, 0, 18, 18 }, { 6, 12, 18, 18 } },
    { 936, { 17, 18, 18, 18 }, { 0, 0, 18, 18 } },
    { 936, { 17, 18, 18, 18 }, { 0, 0, 18, 18 } },
    { 247, { 0, 0, 0, 0 }, { 0, 1, 1, 12 } },
    { 751, { 0, 1, 1, 13 }, { 0, 0, 0, 0 } },
    { 266, { 0, 0, 0, 0 }, { 0, 1, 1, 16 } },
    { 276, { 0, 0, 0, 0 }, { 0, 2, 5, 16 } },
    { 743, { 0, 2, 5, 16 }, { 0, 0, 0, 0 } },
    { 392, { 0, 0, 7, 11 }, { 0, 3, 8, 18 } },
    { 649, { 0, 3, 8, 18 }, { 0, 0, 7, 15 } },
    { 108, { 0, 0, 3, 18 }, { 16, 18, 18, 18 } },
    { 507, { 0, 0, 0, 0 }, { 0, 0, 0, 0 } },
    { 613, { 0, 0, 15, 17 }, { 0, 0, 0, 16 } },
    { 360, { 0, 0, 17, 18 }, { 0, 5, 16, 18 } },
};
#define EXACT (sizeof exact / sizeof *exact)
#define SUM 827        /* of all scores with their ordinals, by XOR: changes with the weights */
#define WITHIN 20      /* thousandths */
#define FAR_MOST 8     /* positions of EXACT that may be further off, */
#define WITHIN_MOST 60 /* but by no more than this */

/* The chance that the panel shows is near the exact one, the same for both sides, and the same on all machines. */
static void test_chance(void)
{
    uint8_t i;
    uint8_t n;
    uint8_t misses = 0;
    int16_t first;
    int16_t error;
    int16_t sum = 0;

    for (i = 0; i < EXACT; ++i) {
        memset(race_pieces, 0, PLACES);
        for (n = 0; n < PIECES; ++n) {
            ++race_pieces[PLACE(0, exact[i].own[n])];
            ++race_pieces[PLACE(1, exact[i].other[n])];
        }
        side = 0;
        race_chance();
        first = score;
        sum ^= (int16_t)(score + i);
        error = (int16_t)((first + CERTAIN) / (CERTAIN / 500) - exact[i].exact);
        misses += error > WITHIN || error < -WITHIN;
        TEST_ASSERT_INT16_WITHIN(WITHIN_MOST, 0, error);
        memset(race_pieces, 0, PLACES);
        for (n = 0; n < PIECES; ++n) {
            ++race_pieces[PLACE(1, exact[i].own[n])];
            ++race_pieces[PLACE(0, exact[i].other[n])];
        }
        side = 1;
        race_chance();
        TEST_ASSERT_EQUAL_INT16(first, score);
    }
    TEST_ASSERT_LESS_THAN(FAR_MOST + 1, misses);
    TEST_ASSERT_EQUAL_INT16(SUM, sum);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_luck_and_errors_add_up);
    RUN_TEST(test_a_roll_to_start_with);
    RUN_TEST(test_no_choice_no_error);
    RUN_TEST(test_the_board_stays);
    RUN_TEST(test_undo);
    RUN_TEST(test_chance);
    return UNITY_END();
}
