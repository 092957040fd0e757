/* suite.c: tests of a game of three sides with its own move finder: the contract of GameInfo.find_move, and whose
 * turn it is. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/book.h"
#include "engine/budget.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/root.h"
#include "engine/search.h"
#include "engine/think.h"
#include "synthetic/heaps/heaps.h"
#include "unit/fake_machine.h"
#include "unity.h"

#define TEXT_SHOWN 8 /* "9/9/9 c" */

static char before[TEXT_SIZE];
static char after[TEXT_SIZE];

void setUp(void)
{
    state_clear();
    game_reset();
    record_start();
    think_defaults();
    machine_stop_after = 0;
    machine_moves_told = 0;
}

void tearDown(void)
{
}

/* Calls think. Checks that the position is as before and that the move is legal. */
static void think_safely(void)
{
    game_write_position(before);
    TEST_ASSERT_EQUAL_UINT8(1, think());
    game_write_position(after);
    TEST_ASSERT_EQUAL_STRING(before, after);
    TEST_ASSERT_EQUAL_UINT8(0, ply);
    TEST_ASSERT_EQUAL_UINT8(OUTCOME_NONE, outcome);
    TEST_ASSERT_EQUAL_UINT8(1, think_line_length());
    think_line_move(0);
    TEST_ASSERT_EQUAL_HEX16(think_move, move);
    game_write_move(after);
    TEST_ASSERT_NULL_MESSAGE(game_read_move(after), after);
}

static void test_every_budget_is_kept_to_the_node(void)
{
    uint16_t nodes;

    for (nodes = 1; nodes < 600; ++nodes) {
        budget_nodes = nodes;
        think_safely();
        TEST_ASSERT_EQUAL_UINT32(nodes, budget_counted);
    }
}

static void test_move_now_at_any_poll(void)
{
    uint8_t polls;

    for (polls = 1; polls < 4; ++polls) { /* no fourth poll: the search ends before it, at 30 plies */
        machine_stop_after = polls;
        think_safely();
        TEST_ASSERT_EQUAL_UINT32(polls * 255UL, budget_counted);
    }
}

static uint16_t extra_cost(void)
{
    return 100;
}

static void test_extra_costs_end_it(void)
{
    budget_nodes = 3 * (POLL_NODES_EXACT + 100);
    budget_extra_cost = extra_cost;
    think_safely();
    TEST_ASSERT_EQUAL_UINT32(3 * POLL_NODES_EXACT, budget_counted);
    TEST_ASSERT_EQUAL_UINT32(budget_nodes, budget_spent);
}

/* The move finder reports every depth; think_reached is the last one. */
static void test_it_tells_how_far_it_is(void)
{
    think_depth = 5;
    think_safely();
    TEST_ASSERT_EQUAL_UINT8(5, machine_moves_told);
    TEST_ASSERT_EQUAL_UINT8(5, think_reached);
    TEST_ASSERT_EQUAL_UINT32(4 * (1 + 2 + 3 + 4 + 5), budget_counted);
    TEST_ASSERT_EQUAL_STRING("05 plies", think_report_text);
    budget_nodes = 5; /* enough for one depth of four moves, not for two */
    machine_moves_told = 0;
    think_safely();
    TEST_ASSERT_EQUAL_UINT8(1, machine_moves_told);
    TEST_ASSERT_EQUAL_UINT8(1, think_reached);
    budget_nodes = 3;
    think_safely();
    TEST_ASSERT_EQUAL_UINT8(0, think_reached);
    TEST_ASSERT_NULL_MESSAGE(think_report_text, "words of the search before");
}

/* The score is for the side that thinks, whichever side moves last: a win at once, a win after an extra turn, and a win
 * at once where another move loses. */
static void test_scores_are_for_the_thinking_side(void)
{
    TEST_ASSERT_NULL(game_read_position("1/0/5 c"));
    think_depth = 1;
    think_without = WITHOUT_SINGLE_REPLY;
    think_safely();
    TEST_ASSERT_EQUAL_INT16(SCORE_WIN - 1, think_score);
    TEST_ASSERT_NULL(game_read_position("1/1/5 c"));
    think_depth = 2; /* after an extra turn the sign of the score does not change */
    think_safely();
    TEST_ASSERT_EQUAL_INT16(SCORE_WIN - 2, think_score);
    TEST_ASSERT_NULL(game_read_position("2/0/1 c"));
    think_depth = 2; /* after a1, a takes the last stone of c; a2 wins at once */
    think_safely();
    TEST_ASSERT_EQUAL_INT16(SCORE_WIN - 1, think_score);
}

/* A draw scores 0 for every side here, even if an earlier search has left another value in draw_worth. */
static void test_a_draw_is_known(void)
{
    draw_worth[1] = 77;
    TEST_ASSERT_NULL(game_read_position("2/1/1 b"));
    root_excluded[0] = MOVE_OF(0, 2);
    root_excluded[1] = MOVE_OF(2, 1);
    root_excluded_count = 2;
    think_depth = 1;
    think_safely();
    TEST_ASSERT_EQUAL_HEX16(MOVE_OF(0, 1), think_move);
    TEST_ASSERT_EQUAL_INT16(0, think_score);
}

static void test_what_the_limits_say_is_there_for_it(void)
{
    uint16_t chosen;
    uint16_t seed;
    uint8_t differ = 0;

    think_depth = 3;
    think_safely();
    chosen = think_move;
    root_excluded[0] = chosen;
    root_excluded_count = 1;
    think_safely();
    TEST_ASSERT_TRUE(chosen != think_move);
    root_excluded_count = 0;
    root_random_margin = 100;
    for (seed = 1; seed < 20; ++seed) {
        root_seed = seed;
        think_safely();
        differ |= think_move != chosen;
        chosen = think_move;
        think_safely();
        TEST_ASSERT_EQUAL_HEX16(chosen, think_move);
    }
    TEST_ASSERT_TRUE(differ);
}

/* The search plays only games of two sides, so no bit of think_without switches the move finder off. */
static void test_it_is_always_asked(void)
{
    think_without = 0xFFFF;
    think_depth = 2;
    think_safely();
    TEST_ASSERT_EQUAL_UINT8(2, think_reached);
    TEST_ASSERT_NOT_NULL(think_report_text);
}

/* Levels are node budgets here, too. */
static void test_levels(void)
{
    level_set(LEVEL_LEAST);
    think_safely();
    TEST_ASSERT_EQUAL_UINT8(1, think_reached);
    level_set(LEVEL_DEFAULT);
    TEST_ASSERT_EQUAL_UINT32(30UL * NODES_PER_TIME(HEAPS_CYCLES_PER_NODE) >> LEVEL_PACE_BITS, budget_nodes);
    think_safely();
    TEST_ASSERT_TRUE(think_reached > 1);
}

static uint8_t seen_out;   /* sides that were passed over, as bits */
static uint8_t seen_extra; /* number of extra turns */

/* Plays `move`, checks which side is to move then, and notes extra turns and sides that were passed over. */
static void play_and_look(void)
{
    uint8_t mover = side;
    uint8_t next = side;

    record_play();
    record_update_outcome();
    TEST_ASSERT_TRUE(heaps_stones[side] > 0);
    if (side == mover) {
        ++seen_extra;
        return;
    }
    for (;;) {
        next = next == HEAPS - 1 ? 0 : (uint8_t)(next + 1);
        if (next == side) {
            break;
        }
        TEST_ASSERT_EQUAL_UINT8_MESSAGE(0, heaps_stones[next], "who has stones is not passed over");
        seen_out |= (uint8_t)(1 << next);
    }
}

/* Whole games: every side is passed over at some time, there are extra turns, and the winner is the side to move. Then
 * everything is undone and redone, move by move. */
static void test_whole_games(void)
{
    uint8_t game;
    uint16_t moves;

    seen_out = 0;
    seen_extra = 0;
    random_seed = 5;
    for (game = 0; game < 60; ++game) {
        game_reset();
        record_start();
        while (outcome == OUTCOME_NONE) {
            list_moves();
            list_choose((uint8_t)(random_below(move_count) + 1));
            play_and_look();
        }
        TEST_ASSERT_TRUE(outcome == OUTCOME_WIN || outcome == OUTCOME_DRAW);
        game_write_position(before);
        moves = record_count;
        while (record_undo()) {
            TEST_ASSERT_EQUAL_UINT8(OUTCOME_NONE, outcome);
        }
        while (record_redo()) {
        }
        record_update_outcome();
        game_write_position(after);
        TEST_ASSERT_EQUAL_STRING(before, after);
        TEST_ASSERT_EQUAL_UINT16(moves, record_count);
    }
    TEST_ASSERT_EQUAL_UINT8(7, seen_out);
    TEST_ASSERT_TRUE(seen_extra > 20);
}

/* When the record is full, the game continues with an empty record: undo does not reach back beyond that point. */
static void test_a_long_game(void)
{
    static char positions[3 * STONES_MOST][TEXT_SHOWN];
    uint16_t most = record_most;
    uint8_t plies = 0;
    uint8_t back;

    record_most = 5;
    random_seed = 9;
    TEST_ASSERT_NULL(game_read_position("9/9/9 c"));
    record_start();
    for (;;) {
        game_write_position(positions[plies]);
        record_update_outcome();
        TEST_ASSERT_EQUAL_UINT16(plies ? (plies - 1) % 5 + 1 : 0, record_count);
        if (outcome != OUTCOME_NONE) {
            break;
        }
        list_moves();
        list_choose((uint8_t)(random_below(move_count) + 1));
        record_play();
        ++plies;
    }
    TEST_ASSERT_TRUE(plies > 15);
    TEST_ASSERT_EQUAL_UINT8(OUTCOME_WIN, outcome);
    for (back = plies; record_undo();) {
        game_write_position(after);
        TEST_ASSERT_EQUAL_STRING(positions[--back], after);
    }
    TEST_ASSERT_EQUAL_UINT8((plies - 1) / 5 * 5, back);
    TEST_ASSERT_EQUAL_STRING(positions[back], record_begin);
    while (record_redo()) {
    }
    game_write_position(after);
    TEST_ASSERT_EQUAL_STRING(positions[plies], after);
    record_most = most;
}

/* With record_trim only the older half is dropped: undo always reaches back over the other half. */
static void test_half_is_dropped(void)
{
    static char positions[3 * STONES_MOST][TEXT_SHOWN];
    uint16_t most = record_most;
    uint16_t wanted;
    uint8_t plies = 0;
    uint8_t gone = 0;
    uint8_t back;

    record_most = 7;
    random_seed = 9;
    TEST_ASSERT_NULL(game_read_position("9/9/9 c"));
    record_start();
    for (;;) {
        game_write_position(positions[plies]);
        record_update_outcome();
        if (outcome != OUTCOME_NONE) {
            break;
        }
        list_moves();
        list_choose((uint8_t)(random_below(move_count) + 1));
        if (record_count == record_most) {
            wanted = move;
            gone += 3;
            TEST_ASSERT_EQUAL_UINT16(3, record_trim());
            TEST_ASSERT_EQUAL_UINT16(4, record_count);
            TEST_ASSERT_EQUAL_UINT16(4, record_last);
            TEST_ASSERT_EQUAL_UINT16(wanted, move);
            game_write_position(after);
            TEST_ASSERT_EQUAL_STRING(positions[plies], after);
            TEST_ASSERT_EQUAL_STRING(positions[gone], record_begin);
        }
        record_play();
        ++plies;
        TEST_ASSERT_EQUAL_UINT16(plies - gone, record_count);
    }
    TEST_ASSERT_TRUE(gone > 6);
    for (back = plies; record_undo();) {
        game_write_position(after);
        TEST_ASSERT_EQUAL_STRING(positions[--back], after);
    }
    TEST_ASSERT_EQUAL_UINT8(gone, back);
    record_most = most;
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_budget_is_kept_to_the_node);
    RUN_TEST(test_move_now_at_any_poll);
    RUN_TEST(test_extra_costs_end_it);
    RUN_TEST(test_it_tells_how_far_it_is);
    RUN_TEST(test_scores_are_for_the_thinking_side);
    RUN_TEST(test_a_draw_is_known);
    RUN_TEST(test_what_the_limits_say_is_there_for_it);
    RUN_TEST(test_it_is_always_asked);
    RUN_TEST(test_levels);
    RUN_TEST(test_whole_games);
    RUN_TEST(test_a_long_game);
    RUN_TEST(test_half_is_dropped);
    return UNITY_END();
}
