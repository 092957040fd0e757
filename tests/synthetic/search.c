/* search.c: the search in a maze against plain minimax, on random trees: quiescence, illegal moves, extra turns, no
 * moves, repetition, transposition table, dice. repetition.c tests repetition of positions before the root. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/perft.h"
#include "engine/record.h"
#include "engine/search.h"
#include "engine/think.h"
#include "plat/machine.h"
#include "synthetic/maze.h"
#include "synthetic/reference_search.h"
#include "unit/minimax.h"
#include "unity.h"

#ifdef __CC65__
#define MAZES 6
#define MORE 2 /* times as many mazes with an argument (make test-deep) */
#define DEPTH 4
#define PRUNED_MAZES 30
#define PRUNED_DEPTH 4
#define DICE_MAZES 5
#define DICE_DEPTH 3
#define DICE_STOPS 60
#define OTHER_MAZES 1
#define OTHER_ROOMS 3
#define NOISY_MAZES 1
#define NOISY_ROOMS 2
#define NOISY_DEPTH 3
#define WIDE_MAZES 2
#define WIDE_NODES 3000
#define PERFT_DEPTH 2
#else
#define MAZES 300
#define MORE 5
#define DEPTH 7
#define PRUNED_MAZES 60
#define PRUNED_DEPTH 6
#define DICE_MAZES 40
#define DICE_DEPTH 5
#define DICE_STOPS 1500
#define OTHER_MAZES 6
#define OTHER_ROOMS 100
#define NOISY_MAZES 6
#define NOISY_ROOMS 6
#define NOISY_DEPTH 5
#define WIDE_MAZES 20
#define WIDE_NODES 100000
#define PERFT_DEPTH 3
#endif

static uint8_t more = 1;

void setUp(void)
{
    state_clear();
    rules = 0;
    think_defaults();
    tt_base = machine_tt_memory();
    tt_entries = machine_tt_entries();
    maze_plain();
    repetition_count = 0;
}

void tearDown(void)
{
}

static const uint8_t ways[] = {
    0, WITHOUT_ALPHABETA, WITHOUT_PVS, WITHOUT_TT, WITHOUT_KILLERS,
    WITHOUT_HISTORY, WITHOUT_RANK, WITHOUT_TT | WITHOUT_PVS,
    WITHOUT_ALPHABETA | WITHOUT_TT,
};

#define WAYS (sizeof ways / sizeof ways[0])

static void compare(uint16_t room, uint8_t depth, uint8_t without)
{
    int16_t expected;

    maze_enter(room);
    oracle_noisy = maze_noisy;
    oracle_extends_below = depth * 2;
    expected = oracle_value(depth);
    maze_enter(room);
    think_without = WITHOUT_BOOK | WITHOUT_LMR | without;
    think_depth = depth;
    if (!think() || think_reached == 0) {
        return; /* no move, or only one */
    }
    if (think_reached < depth) {
        /* decided or played to the end before this depth: a deeper search changes nothing */
        maze_enter(room);
        oracle_extends_below = think_reached * 2;
        TEST_ASSERT_EQUAL_INT16(oracle_value(think_reached), think_score);
        return;
    }
    TEST_ASSERT_EQUAL_INT16(expected, think_score);
}

static void compare_all(uint8_t without)
{
    uint16_t maze;
    uint8_t depth;

    for (maze = 0; maze < MAZES * more; ++maze) {
        for (depth = 1; depth <= DEPTH; ++depth) {
            compare((uint16_t)(maze * 7919u + 3), depth,
                (uint8_t)(without | ways[(maze + depth) % WAYS]));
        }
    }
}

static void test_quiet_mazes(void)
{
    oracle_repetition = 0;
    compare_all(WITHOUT_REPETITION);
}

static void test_noisy_mazes(void)
{
    oracle_repetition = 0;
    maze_noisy = NOISY_MAY;
    compare_all(WITHOUT_REPETITION);
    maze_staged = 1;
    compare_all(WITHOUT_REPETITION);
}

static void test_compulsory_mazes(void)
{
    oracle_repetition = 0;
    maze_noisy = NOISY_MUST;
    compare_all(WITHOUT_REPETITION);
}

static void test_mazes_with_estimates(void)
{
    oracle_repetition = 0;
    maze_chance = 1;
    compare_all(WITHOUT_REPETITION);
    maze_noisy = NOISY_MAY;
    compare_all(WITHOUT_REPETITION);
}

/* ---- dice ---- */

/* chance_score_limit: above all evaluations, below some, and the maximum. */
static const int16_t limits[] = { 60, 20, SCORE_MOST };

static void compare_dice(uint8_t without)
{
    uint16_t maze;
    uint8_t depth;
    uint8_t i;

    for (i = 0; i < sizeof limits / sizeof limits[0]; ++i) {
        maze_dice = limits[i];
        for (maze = 0; maze < DICE_MAZES * more; ++maze) {
            for (depth = 1; depth <= DICE_DEPTH; ++depth) {
                compare((uint16_t)(maze * 7919u + 3), depth, (uint8_t)(without | ways[(maze + depth) % WAYS]));
            }
        }
    }
}

static void test_mazes_with_dice(void)
{
    oracle_repetition = 0;
    compare_dice(WITHOUT_REPETITION);
}

/* If evaluations exceed chance_score_limit, a window may be outside it. The bound that the search then gives for a
 * chance node must also be right when it comes from the transposition table. It takes several mazes to find one that
 * tests it. */
static void test_windows_beyond_the_limit(void)
{
    uint8_t another;
    uint8_t maze;
    uint8_t depth;

    oracle_repetition = 0;
    maze_dice = 20;
    for (another = 1; another <= OTHER_MAZES; ++another) {
        maze_seed = (uint16_t)(another * 733u);
        for (maze = 0; maze < OTHER_ROOMS; ++maze) {
            for (depth = 2; depth <= DICE_DEPTH; ++depth) {
                compare((uint16_t)(maze * 7919u + 3), depth, WITHOUT_REPETITION);
                compare((uint16_t)(maze * 7919u + 3), depth, WITHOUT_REPETITION | WITHOUT_RANK);
            }
        }
    }
}

static void test_noisy_mazes_with_dice(void)
{
    oracle_repetition = 0;
    maze_noisy = NOISY_MAY;
    compare_dice(WITHOUT_REPETITION);
    maze_staged = 1;
    compare_dice(WITHOUT_REPETITION);
    maze_staged = 0;
    maze_noisy = NOISY_MUST;
    compare_dice(WITHOUT_REPETITION);
    maze_extends = 1;
    compare_dice(WITHOUT_REPETITION | WITHOUT_TT);
}

/* Small mazes with many noisy moves: optional, optional with lists in two stages, or compulsory. In the fourth maze,
 * circles of noisy moves have another score with the transposition table than without. */
#define NOISY_FIRST 50
#define NOISY_STEP 733u
#define SMALL_MAZE 15

static void compare_noisy(uint8_t without)
{
    uint8_t maze;
    uint8_t kind;
    uint8_t room;
    uint8_t depth;

    oracle_repetition = 0;
    maze_mask = SMALL_MAZE;
    for (maze = NOISY_FIRST; maze < NOISY_FIRST + NOISY_MAZES; ++maze) {
        maze_seed = (uint16_t)(maze * NOISY_STEP);
        for (kind = 0; kind < 3; ++kind) {
            maze_noisy = kind == 2 ? NOISY_MUST : NOISY_MAY;
            maze_staged = kind == 1;
            for (room = 0; room < NOISY_ROOMS; ++room) {
                for (depth = 1; depth <= NOISY_DEPTH + (more > 1); ++depth) {
                    maze_dice = room & 1 ? 20 : 60;
                    compare((uint16_t)(room * 7919u + 3), depth, WITHOUT_REPETITION | without);
                    maze_dice = 0;
                    compare((uint16_t)(room * 7919u + 3), depth, WITHOUT_REPETITION | without);
                }
            }
        }
    }
}

/* Noisy moves that always lead to a higher room come to an end, as captures do. Then the transposition table changes no
 * score. */
static void test_noisy_moves_that_end(void)
{
    maze_noisy_ends = 1;
    compare_noisy(0);
    compare_noisy(WITHOUT_RANK);
    compare_noisy(WITHOUT_KILLERS);
}

/* Circles of noisy moves run to the last ply (PLIES) and no further. Their score depends on the number of plies left,
 * so the transposition table is off. */
static void test_noisy_circles_end_at_the_last_ply(void)
{
    compare_noisy(WITHOUT_TT);
    compare_noisy(WITHOUT_TT | WITHOUT_ALPHABETA);
}

/* No repetition reaches across a roll. */
static void test_small_mazes_with_dice_repeat(void)
{
    oracle_repetition = 1;
    maze_mask = 15;
    maze_reversible = 1;
    compare_dice(WITHOUT_TT);
}

/* Wherever the search is stopped, at rolls or moves, the board is as before and there is a legal move. */
static void test_dice_can_be_stopped_at_any_node(void)
{
    static char before[8];
    static char after[8];
    uint16_t nodes;

    maze_dice = 60;
    maze_noisy = NOISY_MAY;
    for (nodes = 1; nodes < DICE_STOPS; ++nodes) {
        maze_enter((uint16_t)(nodes * 7919u + 3));
        game_write_position(before);
        think_defaults();
        think_without = WITHOUT_BOOK;
        think_depth = 4;
        budget_nodes = nodes;
        if (!think()) {
            continue;
        }
        TEST_ASSERT_EQUAL_UINT8(0, ply);
        game_write_position(after);
        TEST_ASSERT_EQUAL_STRING(before, after);
        TEST_ASSERT_TRUE(budget_counted <= (uint32_t)nodes + LIST_MOST);
        move = think_move;
        TEST_ASSERT_FALSE(move & MOVE_ROLL);
        TEST_ASSERT_TRUE(list_is_legal());
    }
}

/* The transposition table is off, because whether a position is extended depends on the length of the path. */
static void test_mazes_that_go_deeper(void)
{
    oracle_repetition = 0;
    maze_extends = 1;
    maze_noisy = NOISY_MAY;
    compare_all(WITHOUT_REPETITION | WITHOUT_TT);
}

/* Null moves and late-move reductions leave out parts of the tree: score and move differ from minimax, but must be
 * those of the reference search. The transposition table is off, because it would mix in scores of other paths.
 * Iterative deepening is off, so that no move is tried before its turn. */
static void compare_pruned(uint16_t room, uint8_t depth)
{
    int16_t expected;

    maze_enter(room);
    extend_ply = 0;
    expected = pruned_value(depth);
    maze_enter(room);
    think_without = WITHOUT_BOOK | WITHOUT_REPETITION | WITHOUT_TT | WITHOUT_DEEPENING | WITHOUT_SINGLE_REPLY;
    if (!pruned_lmr) {
        think_without |= WITHOUT_LMR;
    }
    think_depth = depth;
    if (!think()) {
        return;
    }
    TEST_ASSERT_EQUAL_UINT8(depth, think_reached);
    TEST_ASSERT_EQUAL_INT16(expected, think_score);
    TEST_ASSERT_EQUAL_HEX16(pruned_move, think_move);
}

static void compare_all_pruned(uint8_t passes, uint8_t late)
{
    uint16_t maze;
    uint8_t depth;

    maze_noisy = NOISY_MAY;
    maze_staged = 1;
    maze_wide = 1;
    maze_null_moves = passes;
    pruned_null_moves = passes != 0;
    pruned_lmr = late;
    pruned_null_cuts = 0;
    pruned_far_above = 0;
    pruned_far_below = 0;
    pruned_left_out = 0;
    pruned_lmr_reduced = 0;
    pruned_lmr_again = 0;
    for (maze = 0; maze < PRUNED_MAZES; ++maze) {
        for (depth = 1; depth <= PRUNED_DEPTH; ++depth) {
            compare_pruned((uint16_t)(maze * 7919u + 3), depth);
        }
    }
    TEST_ASSERT_EQUAL_UINT8(pruned_null_moves, pruned_null_cuts > 10);
    TEST_ASSERT_EQUAL_UINT8(passes == MAZE_FAR, pruned_far_above > 10);
    TEST_ASSERT_EQUAL_UINT8(passes == MAZE_FAR, pruned_far_below > 10);
    TEST_ASSERT_EQUAL_UINT8(passes == MAZE_FAR, pruned_left_out > 10);
    TEST_ASSERT_EQUAL_UINT8(late, pruned_lmr_reduced > 10);
    TEST_ASSERT_EQUAL_UINT8(late, pruned_lmr_again > 10);
}

static void test_null_moves(void)
{
    compare_all_pruned(1, 0);
}

static void test_far_from_the_window(void)
{
    compare_all_pruned(MAZE_FAR, 0);
    compare_all_pruned(MAZE_FAR, 1);
}

static void test_late_moves(void)
{
    compare_all_pruned(0, 1);
}

static void test_null_moves_and_late_moves(void)
{
    compare_all_pruned(1, 1);
    maze_extends = 1;
    compare_all_pruned(1, 1);
}

/* ---- long lists ---- */

static uint32_t nodes_of(uint16_t room, uint8_t depth, uint16_t without)
{
    maze_enter(room);
    think_defaults();
    think_without = WITHOUT_BOOK | WITHOUT_DEEPENING | WITHOUT_TT | without;
    think_depth = depth;
    think();
    return budget_counted;
}

/* No root move is reduced, even if there are as many as possible. */
static void test_no_move_of_the_root_is_late(void)
{
    uint16_t maze;

    maze_wide = MAZE_WIDEST;
    for (maze = 0; maze < WIDE_MAZES; ++maze) {
        TEST_ASSERT_EQUAL_UINT32(nodes_of((uint16_t)(maze * 7919u + 3), 2, WITHOUT_LMR),
            nodes_of((uint16_t)(maze * 7919u + 3), 2, 0));
    }
}

/* Nearly all replies to the first root move are reduced, which saves a node each, also after the 128th. No move is
 * better than another, so nothing is cut off or searched again. */
static void test_most_of_many_replies_are_late(void)
{
    uint32_t full;

    maze_wide = MAZE_WIDEST;
    maze_flat = 1;
    full = nodes_of(3, 3, WITHOUT_LMR);
    TEST_ASSERT_GREATER_THAN_UINT32(nodes_of(3, 3, 0) + LIST_MOST * 3 / 4, full);
}

/* Lists never exceed the pool, however deep: where the pool has no space left, nothing is listed. */
static void test_long_lists_fit(void)
{
    uint8_t noisy;
    uint8_t depth;

    maze_wide = MAZE_WIDEST;
    maze_overflows = 0;
    for (noisy = NOISY_NONE; noisy <= NOISY_MUST; ++noisy) {
        maze_noisy = noisy;
        for (depth = 3; depth <= 6; ++depth) {
            maze_enter((uint16_t)(depth * 7919u + 3));
            think_defaults();
            think_without = WITHOUT_BOOK | WITHOUT_DEEPENING;
            think_depth = depth;
            budget_nodes = WIDE_NODES;
            TEST_ASSERT_EQUAL_UINT8(1, think());
            TEST_ASSERT_EQUAL_UINT8(0, ply);
        }
    }
    TEST_ASSERT_EQUAL_UINT8(0, maze_overflows);
    maze_noisy = NOISY_NONE;
    maze_enter(3);
    TEST_ASSERT_TRUE(perft(PERFT_DEPTH) > LIST_MOST);
    TEST_ASSERT_EQUAL_UINT8(0, maze_overflows);
}

/* With the transposition table a score may depend on the path to a position, so repetition is compared without it. */
static void test_small_mazes_repeat(void)
{
    oracle_repetition = 1;
    maze_mask = 15;
    maze_reversible = 1;
    compare_all(WITHOUT_TT);
}

int main(int count, char **words)
{
    (void)words;
    if (count > 1) {
        more = MORE;
    }
    UNITY_BEGIN();
    RUN_TEST(test_quiet_mazes);
    RUN_TEST(test_noisy_mazes);
    RUN_TEST(test_compulsory_mazes);
    RUN_TEST(test_mazes_with_estimates);
    RUN_TEST(test_mazes_with_dice);
    RUN_TEST(test_windows_beyond_the_limit);
    RUN_TEST(test_noisy_mazes_with_dice);
    RUN_TEST(test_noisy_moves_that_end);
    RUN_TEST(test_noisy_circles_end_at_the_last_ply);
    RUN_TEST(test_small_mazes_with_dice_repeat);
    RUN_TEST(test_dice_can_be_stopped_at_any_node);
    RUN_TEST(test_mazes_that_go_deeper);
    RUN_TEST(test_null_moves);
    RUN_TEST(test_far_from_the_window);
    RUN_TEST(test_late_moves);
    RUN_TEST(test_null_moves_and_late_moves);
    RUN_TEST(test_no_move_of_the_root_is_late);
    RUN_TEST(test_most_of_many_replies_are_late);
    RUN_TEST(test_long_lists_fit);
    RUN_TEST(test_small_mazes_repeat);
    return UNITY_END();
}
