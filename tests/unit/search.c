/* search.c: tests the search against plain minimax on every bench position of every game, and what users rely on:
 * budgets, seeds, stopping. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/search.h"
#include "engine/techniques.h"
#include "engine/think.h"
#include "plat/machine.h"
#include "unit/minimax.h"
#include "unit/fake_machine.h"
#include "unity.h"

#ifdef __CC65__
#define AGREE_DEPTH 3
#define AGREE_LEAVES 1000UL
#define AGREE_POSITIONS 4
#else
#define AGREE_DEPTH 6
#define AGREE_LEAVES 60000UL /* approximate limit: minimax has no transposition table */
#define AGREE_POSITIONS 20
#endif
#define ROLLS 6 /* estimate of the rolls after each move of a game with dice */

static char text[TEXT_SIZE];

/* Sets up the start position, with a roll if the game begins with one. */
static void set_start(void)
{
    game_reset();
    record_start();
    if (outcome == OUTCOME_CHANCE) {
        record_draw_forced();
        record_play();
        record_start();
    }
}

void setUp(void)
{
    state_clear();
    rules = 0;
    set_start();
    think_defaults();
    think_without = WITHOUT_BOOK;
    tt_base = machine_tt_memory();
    tt_entries = machine_tt_entries();
    machine_stop_after = 0;
}

void tearDown(void)
{
}

/* Sets up the nth bench position; returns 0 if there is none. */
static uint8_t set_bench(uint8_t n)
{
    const char *position = game_bench(n);

    if (!position) {
        return 0;
    }
    TEST_ASSERT_NULL(game_read_position(position));
    record_start();
    return 1;
}

static void check_line_is_legal(void)
{
    uint8_t i;
    uint8_t length = think_line_length();

    game_write_position(text);
    TEST_ASSERT_TRUE(length >= 1);
    for (i = 0; i < length; ++i) {
        static char move_text[TEXT_SIZE];

        record_update_outcome();
        TEST_ASSERT_EQUAL_UINT8_MESSAGE(OUTCOME_NONE, outcome,
            "the principal variation continues after the end of the game");
        think_line_move(i);
        game_write_move(move_text);
        TEST_ASSERT_NULL_MESSAGE(game_read_move(move_text), move_text);
        think_line_move(i);
        record_play();
    }
    TEST_ASSERT_NULL(game_read_position(text));
    record_start();
}

static uint8_t positions; /* number of positions on which all ways of searching are compared */

/* Returns 1 if the game can be compared with minimax. Games that list their moves in two stages cannot: unlimited
 * quiescence would take too long, and the moves they leave out depend on the window. The maze (tests/synthetic) tests
 * such lists instead. */
static uint8_t has_oracle(void)
{
    return game_info()->gen_quiet == 0;
}

/* Every combination of techniques gives the score of minimax. */
static const uint16_t ways[] = {
    0,
    WITHOUT_ALPHABETA | WITHOUT_PVS | WITHOUT_TT | WITHOUT_KILLERS | WITHOUT_HISTORY | WITHOUT_RANK,
    WITHOUT_PVS | WITHOUT_TT | WITHOUT_KILLERS | WITHOUT_HISTORY | WITHOUT_RANK,
    WITHOUT_PVS, WITHOUT_TT, WITHOUT_KILLERS, WITHOUT_HISTORY, WITHOUT_RANK,
    WITHOUT_PVS | WITHOUT_TT, WITHOUT_ALPHABETA, WITHOUT_DEEPENING,
};

#define WAYS (sizeof ways / sizeof ways[0])

/* These techniques, which only C has, find the same score. */
#define WITH_EXACT (WITH_ASPIRATION | WITH_KEPT_LINE)

static void check_ways(uint8_t depth)
{
    int16_t expected;
    uint8_t way;

    oracle_noisy = game_info()->quiescence_kind;
    oracle_extends_below = depth * 2;
    expected = oracle_value(depth);
    outcome = OUTCOME_NONE;
    for (way = 0; way < WAYS + WAYS; ++way) {
        think_with = way >= WAYS ? WITH_EXACT : 0;
        think_without = WITHOUT_BOOK | WITHOUT_REPETITION | WITHOUT_LMR | ways[way % WAYS];
        think_depth = depth;
        TEST_ASSERT_EQUAL_UINT8(1, think());
        if (think_reached == 0) {
            continue; /* a single legal move is played at once */
        }
        TEST_ASSERT_EQUAL_INT16(expected, think_score);
        TEST_ASSERT(ways[way % WAYS] & WITHOUT_ALPHABETA ? !search_cuts && !search_first_move_cuts
            : search_first_move_cuts <= search_cuts);
        check_line_is_legal();
    }
}

static void test_all_ways_agree_with_minimax(void)
{
    uint8_t n;
    uint8_t depth;
    uint8_t moves;
    uint32_t leaves_about;

    for (n = 0; has_oracle() && n < positions && set_bench(n); ++n) {
        list_moves();
        moves = move_count;
        leaves_about = moves;
        if (game_info()->gen_rolls) {
            moves *= ROLLS;
        }
        for (depth = 1; depth <= AGREE_DEPTH && leaves_about <= AGREE_LEAVES; ++depth) {
            set_bench(n);
            check_ways(depth);
            leaves_about *= moves;
        }
    }
}

static void test_a_legal_move_comes_out_of_any_budget(void)
{
    uint8_t nodes;

    for (nodes = 1; nodes < 40; ++nodes) {
        budget_nodes = nodes;
        TEST_ASSERT_EQUAL_UINT8(1, think());
        check_line_is_legal();
        TEST_ASSERT_TRUE(budget_counted <= (uint32_t)nodes + LIST_MOST);
    }
}

static void test_the_user_can_say_move_now_at_any_poll(void)
{
    uint8_t polls;

    set_bench(0);
    for (polls = 1; polls < 12; ++polls) {
        machine_stop_after = polls;
        TEST_ASSERT_EQUAL_UINT8(1, think());
        check_line_is_legal();
        set_bench(0);
    }
}

/* A resumed search keeps its transposition table, so it soon reaches the same depth again. It has the rest of its
 * budget. */
static void test_a_stopped_search_resumes(void)
{
    uint32_t nodes;

    set_bench(0);
    think_depth = 4;
    think();
    nodes = budget_counted;
    think_resumes = 1;
    think();
    TEST_ASSERT_TRUE(budget_counted - nodes <= nodes);
    set_bench(0);
    think_defaults();
    think_without = WITHOUT_BOOK;
    budget_nodes = 2000;
    machine_stop_after = 3;
    think();
    machine_stop_after = 0;
    nodes = budget_counted;
    think_resumes = 1;
    TEST_ASSERT_EQUAL_UINT8(1, think());
    check_line_is_legal();
    TEST_ASSERT_TRUE(budget_counted >= nodes && budget_counted <= 2000UL + LIST_MOST);
    TEST_ASSERT_TRUE(!search_stopped || budget_counted >= 2000);
}

/* The resumed search starts with its earlier result, at the depth it had reached. */
static void test_a_search_resumes_at_its_depth(void)
{
    uint16_t found;
    int16_t worth;
    uint8_t reached;
    uint8_t depth;
    uint8_t polls;

    for (polls = 1; polls < 12; ++polls) {
        set_bench(0);
        think_resumes = 0;
        machine_stop_after = polls;
        think();
        found = think_move;
        worth = think_score;
        reached = think_reached;
        depth = search_depth;
        think_resumes = 1;
        machine_stop_after = 1;
        think();
        check_line_is_legal();
        TEST_ASSERT_TRUE(search_depth >= depth && think_reached >= reached);
        if (think_reached == reached && !search_best) {
            TEST_ASSERT_EQUAL_UINT16(found, think_move);
            TEST_ASSERT_EQUAL_INT16(worth, think_score);
        }
    }
    machine_stop_after = 0;
}

#define EXTRA_COST 345
static uint16_t constant_extra_cost(void)
{
    return EXTRA_COST;
}

/* Costly nodes end a budget sooner, at a poll. */
static void test_extra_cost_counts_in_the_budget(void)
{
    set_bench(0);
    think_without |= WITHOUT_FIND_MOVE;
    budget_nodes = 3 * (POLL_NODES_EXACT + EXTRA_COST);
    budget_extra_cost = constant_extra_cost;
    TEST_ASSERT_EQUAL_UINT8(1, think());
    TEST_ASSERT_TRUE(budget_counted <= 3UL * POLL_NODES_EXACT + LIST_MOST);
    TEST_ASSERT_TRUE(!search_stopped || budget_counted >= 3 * POLL_NODES_EXACT); /* at the third poll, not before */
    TEST_ASSERT_TRUE(!search_stopped || budget_spent == budget_counted + 3 * EXTRA_COST);
}

/* A budget is doubled once if the best move falls; otherwise the search is the same. */
static void test_a_fallen_move_extends_the_budget(void)
{
    uint32_t counted;
    uint16_t nodes;
    uint8_t n;

    for (n = 0; n < 4; ++n) {
        for (nodes = 200; nodes < 1000; nodes += 150) {
            set_bench(n);
            think_without |= WITHOUT_FIND_MOVE;
            budget_nodes = nodes;
            budget_fall = 0;
            think();
            counted = budget_counted;
            set_bench(n);
            think_without |= WITHOUT_FIND_MOVE;
            budget_nodes = nodes;
            budget_fall = 1;
            think();
            if (budget_fall) {
                TEST_ASSERT_EQUAL_UINT32(counted, budget_counted);
                TEST_ASSERT_EQUAL_UINT32(nodes, budget_nodes);
            } else {
                TEST_ASSERT_EQUAL_UINT32(2UL * nodes, budget_nodes);
                TEST_ASSERT_TRUE(budget_counted >= counted && budget_counted <= 2UL * nodes + LIST_MOST);
            }
        }
    }
}

static void test_same_position_same_nodes(void)
{
    uint32_t nodes;

    set_bench(2);
    think_depth = 4;
    think();
    nodes = budget_counted;
    set_bench(1);
    think();
    set_bench(2);
    think();
    TEST_ASSERT_EQUAL_UINT32(nodes, budget_counted);
}

static void test_the_same_seed_plays_the_same_move(void)
{
    uint16_t seed;
    uint16_t chosen;

    think_depth = 3;
    root_random_margin = 20;
    for (seed = 1; seed < 8; ++seed) {
        root_seed = seed;
        think();
        chosen = think_move;
        think();
        TEST_ASSERT_EQUAL_HEX16(chosen, think_move);
    }
}

/* A randomly chosen move has its true score, which is at most the margin below the best. */
static void test_chance_stays_within_the_margin(void)
{
    uint16_t seed;
    uint8_t mover;
    int16_t best;
    int16_t chosen;

    set_bench(1);
    think_depth = 3;
    think();
    best = think_score;
    root_random_margin = 10;
    for (seed = 1; seed < 20; ++seed) {
        root_seed = seed;
        think();
        chosen = think_score;
        TEST_ASSERT_TRUE(chosen <= best);
        TEST_ASSERT_TRUE(chosen > best - 10 || best <= -SCORE_WON);
        if (!has_oracle()) {
            continue;
        }
        move = think_move;
        mover = side;
        list_play();
        oracle_noisy = game_info()->quiescence_kind;
        TEST_ASSERT_EQUAL_INT16(side == mover ? chosen : -chosen, oracle_value(2));
        game_unmake();
        outcome = OUTCOME_NONE;
    }
}

static void test_levels_are_within_their_limits(void)
{
    uint8_t level;
    uint32_t last = 0;

    for (level = LEVEL_LEAST; level <= LEVEL_MOST; ++level) {
        level_set(level);
        TEST_ASSERT_TRUE(think_depth >= 1 && think_depth <= DEPTH_MOST);
        TEST_ASSERT_TRUE(budget_nodes > last);
        TEST_ASSERT_EQUAL_UINT32(budget_nodes, level_nodes(level_tenths(level)));
        last = budget_nodes;
    }
}

static void test_a_skipped_root_move_is_not_played(void)
{
    uint16_t best;

    set_bench(0);
    think_depth = 2;
    think();
    best = think_move;
    root_excluded[0] = best;
    root_excluded_count = 1;
    think();
    TEST_ASSERT_TRUE(think_move != best);
    root_excluded_count = 0;
}

/* With any argument (make check) only the first position is compared with minimax. */
int main(int count, char **words)
{
    (void)words;
    positions = count > 1 ? 1 : AGREE_POSITIONS;
    UNITY_BEGIN();
    RUN_TEST(test_all_ways_agree_with_minimax);
    RUN_TEST(test_a_legal_move_comes_out_of_any_budget);
    RUN_TEST(test_the_user_can_say_move_now_at_any_poll);
    RUN_TEST(test_a_stopped_search_resumes);
    RUN_TEST(test_a_search_resumes_at_its_depth);
    RUN_TEST(test_extra_cost_counts_in_the_budget);
    RUN_TEST(test_a_fallen_move_extends_the_budget);
    RUN_TEST(test_same_position_same_nodes);
    RUN_TEST(test_the_same_seed_plays_the_same_move);
    RUN_TEST(test_chance_stays_within_the_margin);
    RUN_TEST(test_levels_are_within_their_limits);
    RUN_TEST(test_a_skipped_root_move_is_not_played);
    return UNITY_END();
}
