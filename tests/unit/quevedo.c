/* quevedo.c: tests the automaton of src/games/quevedo against the counts of tools/lab/quevedo/count_mates.c, which is
 * written independently: every position on the host, some of them on the 6502. The defences it finds win the rook or
 * last as long as announced. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/list.h"
#include "engine/think.h"
#include "games/quevedo/automaton.h"
#include "games/quevedo/quevedo.h"
#include "unity.h"

#define SQUARES_ALL 64

void setUp(void)
{
    state_clear();
    think_defaults();
    game_reset();
}

void tearDown(void)
{
}

static uint16_t mated;
static uint8_t longest;
static uint32_t sum; /* sum of the moves to mate */

/* Counts all positions with the automaton on turn, or every `step`th. */
static void count(uint8_t reading, uint16_t step)
{
    uint16_t n = 0;
    uint8_t king, rook, lone, moves;

    automaton_reading = reading;
    mated = 0;
    longest = 0;
    sum = 0;
    for (king = 0; king < SQUARES_ALL; ++king) {
        for (rook = 0; rook < (king & 0x38); ++rook) {
            for (lone = 0; lone < (rook & 0x38); ++lone) {
                if (!((rook ^ lone) & 7) || n++ % step) {
                    continue;
                }
                automaton_pieces.king_rank = king >> 3;
                automaton_pieces.king_file = king & 7;
                automaton_pieces.rook_rank = rook >> 3;
                automaton_pieces.rook_file = rook & 7;
                automaton_pieces.lone_rank = lone >> 3;
                automaton_pieces.lone_file = lone & 7;
                moves = automaton_moves_to_mate(0);
                mated += moves > 0;
                sum += moves;
                if (moves > longest) {
                    longest = moves;
                }
            }
        }
    }
    TEST_ASSERT_EQUAL_UINT16(25088, n);
}

#define SOME 211
static void test_every_position(void)
{
    count(READ_BOOK, SOME);
    TEST_ASSERT_EQUAL_UINT32(15 * 10000UL + 202, mated * 10000UL + sum);
    count(READ_ZONES, SOME);
    TEST_ASSERT_EQUAL_UINT32(72 * 10000UL + 2252, mated * 10000UL + sum);
    count(READ_COUNT, SOME);
    TEST_ASSERT_EQUAL_UINT32(119 * 10000UL + 3774, mated * 10000UL + sum);
#ifndef __CC65__
    count(READ_BOOK, 1);
    TEST_ASSERT_EQUAL_UINT16(3592, mated);
    TEST_ASSERT_EQUAL_UINT8(24, longest);
    count(READ_ZONES, 1);
    TEST_ASSERT_EQUAL_UINT16(14442, mated);
    TEST_ASSERT_EQUAL_UINT8(66, longest);
    count(READ_COUNT, 1);
    TEST_ASSERT_EQUAL_UINT16(25088, mated);
    TEST_ASSERT_EQUAL_UINT8(LONGEST, longest);
#endif
}

/* quevedo_find_move plays both sides at a level, until the game is over or for at most 100 moves of the automaton.
 * Returns the number of these moves. */
static uint8_t play(uint8_t level)
{
    uint8_t moves = 0;

    do {
        root_random_margin = (uint8_t)(UNIT * 2 >> level);
        TEST_ASSERT_EQUAL_UINT8(1, quevedo_find_move());
        moves += !side;
        TEST_ASSERT_TRUE(list_is_legal());
        list_play();
        ply = 0;
        list_moves();
    } while (outcome == OUTCOME_NONE && move_count && moves < 100);
    if (!move_count) {
        game_no_moves();
    }
    return moves;
}

/* Games of find_move: where the automaton wins it takes as long as announced, otherwise the rook is lost. */
static void test_games(void)
{
    static const char *const starts[] = {
        "4K3/6R1/8/8/8/3k4/8/8 w", "8/8/2K5/7R/4k3/8/8/8 w", "7K/R7/8/8/8/8/8/4k3 w", "8/8/8/8/3K4/R7/3k4/8 w",
        "4K3/8/3R4/8/1k6/8/8/8 w", "8/8/8/8/8/2K5/7R/2k5 w", "8/4K3/8/2R5/8/8/4k3/8 b", 0
    };
    uint8_t n, level, announced, moves;

    for (n = 0; starts[n]; ++n) {
        for (level = 1; level <= READING_MOST; ++level) {
            TEST_ASSERT_NULL_MESSAGE(game_read_position(starts[n]), starts[n]);
            TEST_ASSERT_TRUE(quevedo_load());
            announced = quevedo_moves_to_mate(level);
            moves = play(level);
            if (announced) {
                TEST_ASSERT_EQUAL_UINT8_MESSAGE(announced, moves, starts[n]);
                TEST_ASSERT_EQUAL_UINT8_MESSAGE(OUTCOME_LOSS, outcome, starts[n]);
            } else {
                TEST_ASSERT_EQUAL_UINT8_MESSAGE(OUTCOME_DRAW, outcome, starts[n]);
                TEST_ASSERT_TRUE_MESSAGE(quevedo_at[ROOK] == GONE, starts[n]);
            }
        }
    }
}

/* Checks which rule was applied. Positions with other pieces are left to the search. */
static void test_rules(void)
{
    static const char *const by_rule[RULE_MOST + 1] = {
        "8/8/8/8/4k3/8/8/KR6 w", "8/8/3K4/7R/6k1/8/8/8 w", "4K3/8/7R/8/8/2k5/8/8 w", "4K3/8/8/7R/2k5/8/8/8 w",
        "8/8/3K4/7R/3k4/8/8/8 w", "8/8/4K3/7R/3k4/8/8/8 w", "8/8/5K2/7R/3k4/8/8/8 w"
    };
    uint8_t n;

    for (n = 0; n <= RULE_MOST; ++n) {
        TEST_ASSERT_NULL_MESSAGE(game_read_position(by_rule[n]), by_rule[n]);
        root_random_margin = UNIT;
        TEST_ASSERT_EQUAL_UINT8(n != 0, quevedo_find_move());
        if (n) {
            TEST_ASSERT_EQUAL_UINT8_MESSAGE(n, quevedo_fired, by_rule[n]);
        }
    }
    root_random_margin = UNIT / 8;
    TEST_ASSERT_EQUAL_UINT8(0, quevedo_find_move());
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_position);
    RUN_TEST(test_games);
    RUN_TEST(test_rules);
    return UNITY_END();
}
