/* starchess_find_move.c: tests the computer player of Star Chess: the contract of find_move (think.h, game.h), plans
 * that are given order by order, and that its pruning loses nothing. Host only. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/book.h"
#include "engine/budget.h"
#include "engine/game.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/root.h"
#include "engine/search.h"
#include "engine/think.h"
#include "games/starchess/plan.h"
#include "unit/fake_machine.h"
#include "unity.h"

static char before[TEXT_SIZE];
static char after[TEXT_SIZE];

static void set_up(uint8_t n)
{
    TEST_ASSERT_NULL(game_read_position(game_bench(n)));
    record_start();
}

void setUp(void)
{
    state_clear();
    rules = 0;
    game_reset();
    record_start();
    think_defaults();
    think_without = WITHOUT_SINGLE_REPLY;
    machine_stop_after = 0;
}

void tearDown(void)
{
}

/* Calls think() and checks that everything is restored and that all orders are legal. */
static void think_safely(void)
{
    uint8_t n;

    game_write_position(before);
    TEST_ASSERT_EQUAL_UINT8(1, think());
    game_write_position(after);
    TEST_ASSERT_EQUAL_STRING(before, after);
    TEST_ASSERT_EQUAL_UINT8(0, ply);
    TEST_ASSERT_EQUAL_UINT8(OUTCOME_NONE, outcome);
    think_line_move(0);
    TEST_ASSERT_EQUAL_HEX16(think_move, move);
    for (n = 0; n < think_line_length(); ++n) {
        think_line_move(n);
        game_write_move(after);
        TEST_ASSERT_NULL_MESSAGE(game_read_move(after), after);
        list_play();
    }
    while (ply) {
        game_unmake();
    }
    outcome = OUTCOME_NONE;
}

/* Returns the stage (plan.c) of a budget of this many nodes. */
static uint8_t stage_of(uint16_t nodes)
{
    static const uint8_t seconds[] = { 1, 2, 5, 10, 20, 50 };
    uint8_t n = 0;

    while (n < sizeof seconds && nodes >= level_nodes((uint16_t)(seconds[n] * 10))) {
        ++n;
    }
    return (uint8_t)(n + 2);
}

static void test_every_budget_is_kept_to_the_node(void)
{
    uint16_t nodes;

    for (nodes = 1; nodes < 5000; nodes += 37) {
        set_up((uint8_t)(nodes % 20));
        budget_nodes = nodes;
        think_safely();
        TEST_ASSERT_TRUE(budget_counted <= nodes);
        TEST_ASSERT_TRUE(think_reached == stage_of(nodes));
    }
}

/* A key press is noticed at every node. */
static void test_move_now_at_any_moment(void)
{
    uint8_t polls;

    for (polls = 1; polls < 250; polls += 9) {
        set_up(19);
        machine_stop_after = polls;
        think_safely();
        TEST_ASSERT_TRUE(budget_counted == polls || (budget_counted < polls && think_reached == 8));
    }
}

/* A whole turn is planned once and given order by order. Asking twice gives the same, and the next player plans again.
 */
static void test_a_plan_is_continued(void)
{
    static uint16_t line[PLAN_MOST];
    uint16_t given;
    uint8_t count;
    uint8_t n;
    uint8_t mover;

    for (n = 0; n < 20; ++n) {
        uint8_t i;

        set_up(n);
        think_depth = 4;
        think_safely();
        mover = side;
        count = think_line_length();
        for (i = 0; i < count; ++i) {
            think_line_move(i);
            line[i] = move;
        }
        for (i = 0; side == mover; ++i) {
            think_safely();
            TEST_ASSERT_TRUE(i == 0 || budget_counted == 0);
            TEST_ASSERT_TRUE(i >= count || line[i] == think_move); /* a long line is cut */
            given = think_move;
            think_safely();
            TEST_ASSERT_EQUAL_HEX16(given, think_move);
            move = given;
            record_play();
        }
        TEST_ASSERT_TRUE(i >= count);
        think_safely();
        TEST_ASSERT_TRUE(budget_counted > 0);
    }
}

/* After an unplanned order the computer plans again from there. An undo restores the old plan. */
static void test_an_unplanned_order(void)
{
    uint16_t planned;

    set_up(5);
    think_depth = 4;
    think_safely();
    planned = think_move;
    TEST_ASSERT_NULL(game_read_move("scrap c4 1"));
    record_play();
    think_safely();
    TEST_ASSERT_TRUE(budget_counted > 0);
    record_undo();
    think_safely();
    TEST_ASSERT_EQUAL_HEX16(planned, think_move);
}

static void test_next_best(void)
{
    uint8_t n;

    for (n = 0; n < 20; ++n) {
        set_up(n);
        root_excluded_count = 0;
        think_depth = 4;
        think_safely();
        root_excluded[0] = think_move;
        root_excluded_count = 1;
        think_safely();
        TEST_ASSERT_TRUE(root_excluded[0] != think_move);
    }
    root_excluded_count = 0;
}

#define LEVELS 12 /* of stage 6 */

/* Returns the value of a turn without these requests, after the other players' full-mask turns. */
static int16_t worth_without(uint16_t off)
{
    Galaxy kept = galaxy;
    uint8_t thinker = side;
    uint8_t level;
    int16_t value;

    stars_play_turn(off);
    for (level = 1; level < LEVELS && !galaxy.over; ++level) {
        if (side == ((thinker + level) & (PLAYERS - 1))) {
            stars_play_turn(0);
        }
    }
    stars_colony_worth = 20;
    value = stars_score(thinker);
    stars_colony_worth = STARS_COLONY;
    galaxy = kept;
    side = thinker;
    return value;
}

/* Returns the best value of all masks with at most two requests off. Plays every one of them. */
static int16_t best_of_all(void)
{
    int16_t best = worth_without(0);
    int16_t value;
    uint8_t i;
    uint8_t j;

    for (i = 0; i < SECTORS; ++i) {
        for (j = i; j < SECTORS; ++j) {
            value = worth_without(stars_bit[i] | stars_bit[j]);
            if (value > best) {
                best = value;
            }
        }
    }
    return best;
}

/* The published kind tries all masks, the others so few that nothing is proved. */
static void test_nothing_is_lost(void)
{
    uint8_t n;
    uint8_t turns;

    think_depth = 6;
    for (n = 0; n < 20; ++n) {
        set_up(n);
        for (turns = 0; turns < 6 && outcome == OUTCOME_NONE; ++turns) {
            memset(galaxy.letters, turns & 1 ? LETTER_MIRRORED : 0, PLAYERS);
            game_hash();
            think_safely();
            TEST_ASSERT_EQUAL_INT16(best_of_all(), think_score);
            TEST_ASSERT_TRUE(budget_counted < LEVELS * (1 + SECTORS + SECTORS * (SECTORS - 1) / 2));
            stars_play_turn(0);
            stars_find_outcome();
            game_hash();
        }
    }
}

/* A home of few people next to ships is destroyed, whichever mask is played; no enemy ships help it. */
static void test_certain_kill(void)
{
    static const char *const positions[] = {
        "t2:30+2x3,t2:300+1x60,b,t3:900/b,t1:300,b,b/b,b,b,b/t1:900,t1:300,b,t4:900 100/100,100/100,100/100,100/100 1 20 nnnn",
        "t2:20,t2:300+1x12,b,t3:900/b,t1:300,b,b/b,b,b,b/t1:900,t1:300,b,t4:900 100/100,100/100,100/100,100/100 1 20 rnnn",
    };
    uint8_t n;

    for (n = 0; n < 2; ++n) {
        TEST_ASSERT_NULL(game_read_position(positions[n]));
        stars_play_turn(0xFFFF);
        TEST_ASSERT_EQUAL_UINT8(0, galaxy.alive[1]);
    }
}

/* The lowest stage plays as the published kind, and leaves the letters alone. */
static void test_lowest_stage(void)
{
    uint8_t n;

    for (n = 0; n < 20; ++n) {
        set_up(n);
        think_depth = 1;
        think_safely();
        TEST_ASSERT_EQUAL_UINT32(1, budget_counted);
        TEST_ASSERT_EQUAL_UINT8(1, think_reached);
    }
}

/* Returns a checksum over all orders of the line. */
static uint16_t line_sum(void)
{
    uint16_t sum = 0;
    uint8_t n;

    for (n = 0; n < think_line_length(); ++n) {
        think_line_move(n);
        sum = (uint16_t)(sum * 3 + move);
    }
    return sum;
}

/* The lowest level sometimes overlooks something; the same seed gives the same result. */
static void test_slips(void)
{
    uint16_t seed;
    uint16_t plain;
    uint8_t differ = 0;

    set_up(17);
    think_depth = 1;
    think_safely();
    plain = line_sum();
    for (seed = 1; seed < 40; ++seed) {
        set_up(17);
        level_set(LEVEL_LEAST);
        root_seed = seed;
        think_safely();
        differ += line_sum() != plain;
    }
    TEST_ASSERT_TRUE(differ > 3 && differ < 36);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_budget_is_kept_to_the_node);
    RUN_TEST(test_move_now_at_any_moment);
    RUN_TEST(test_a_plan_is_continued);
    RUN_TEST(test_an_unplanned_order);
    RUN_TEST(test_next_best);
    RUN_TEST(test_nothing_is_lost);
    RUN_TEST(test_certain_kill);
    RUN_TEST(test_lowest_stage);
    RUN_TEST(test_slips);
    return UNITY_END();
}
