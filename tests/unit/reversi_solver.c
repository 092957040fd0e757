/* reversi_solver.c: tests the endgame solver of reversi against plain minimax, at the end of random games, and what
 * happens when it is stopped. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/think.h"
#include "games/reversi/solver.h"
#include "plat/machine.h"
#include "unit/fake_machine.h"
#include "unity.h"

#ifdef __CC65__
#define GAMES 20
#define EMPTY_MOST 5
#else
#define GAMES 400
#define EMPTY_MOST 7
#endif
#define MOVES_MOST 20
#define BUDGET_GAMES 12
#define BUDGET_EMPTY 9
#define BUDGET_NODES 1024 /* smallest budget for which the solver is used */

static char before[TEXT_SIZE];
static char after[TEXT_SIZE];

void setUp(void)
{
    state_clear();
    game_reset();
    record_start();
    think_defaults();
    think_without = WITHOUT_BOOK | WITHOUT_SINGLE_REPLY;
    tt_base = machine_tt_memory();
    tt_entries = machine_tt_entries();
    machine_stop_after = 0;
}

void tearDown(void)
{
}

/* Discs of the side to move minus the other side's; empty squares count for the winner. */
static int16_t discs_ahead(void)
{
    int16_t discs = 0;
    int16_t empty = MEN_MOST - reversi_discs;
    uint8_t cell;

    for (cell = FIRST_CELL; cell <= LAST_CELL; ++cell) {
        discs += (int8_t)reversi_cell[cell];
    }
    discs = side ? -discs : discs;
    return discs > 0 ? discs + empty : discs < 0 ? discs - empty : 0;
}

static int16_t minimax(void)
{
    uint8_t moves[MOVES_MOST];
    uint8_t count;
    uint8_t i;
    int16_t worth;
    int16_t best = -100;

    list_open(0);
    if (outcome == OUTCOME_NONE) {
        game_generate();
    }
    count = move_count;
    for (i = 0; i < count; ++i) {
        moves[i] = list_lo[i + 1];
    }
    for (i = 0; i < count; ++i) {
        move = moves[i];
        list_play();
        worth = -minimax();
        game_unmake();
        outcome = OUTCOME_NONE;
        best = worth > best ? worth : best;
    }
    return count ? best : discs_ahead();
}

/* Plays a random game up to this many empty squares; returns 0 if it ended before. */
static uint8_t play_random(uint8_t empty)
{
    game_reset();
    record_start();
    while (MEN_MOST - reversi_discs > empty) {
        list_moves();
        if (!move_count) {
            return 0;
        }
        list_choose((uint8_t)(random_below(move_count) + 1));
        record_play();
        record_update_outcome();
    }
    return outcome == OUTCOME_NONE;
}

static void test_scores_and_moves_are_exact(void)
{
    uint16_t game;
    int16_t worth;

    random_seed = 99;
    for (game = 0; game < GAMES; ++game) {
        if (!play_random((uint8_t)(SOLVE_LEAST + game % (EMPTY_MOST - SOLVE_LEAST + 1)))) {
            continue;
        }
        game_write_position(before);
        worth = minimax();
        TEST_ASSERT_EQUAL_UINT8(1, think());
        game_write_position(after);
        TEST_ASSERT_EQUAL_STRING(before, after);
        TEST_ASSERT_EQUAL_INT16_MESSAGE(worth * UNIT, think_score, before);
        move = think_move;
        list_play();
        TEST_ASSERT_EQUAL_INT16_MESSAGE(-worth, minimax(), before);
        game_unmake();
    }
}

/* At whichever node the budget ends, the board is restored. */
static void test_stopped_anywhere(void)
{
    uint16_t nodes;

    random_seed = 7;
    while (!play_random(9)) {
    }
    game_write_position(before);
    for (nodes = 1000; nodes < 1030; ++nodes) {
        budget_nodes = nodes;
        TEST_ASSERT_EQUAL_UINT8(1, think());
        game_write_position(after);
        TEST_ASSERT_EQUAL_STRING(before, after);
        TEST_ASSERT_EQUAL_UINT8(0, ply);
        budget_nodes = 0;
        machine_stop_after = (uint8_t)(nodes & 7) + 1;
        think();
        game_write_position(after);
        TEST_ASSERT_EQUAL_STRING(before, after);
        machine_stop_after = 0;
    }
}

/* All nodes are counted whether the solver finishes or not. Search and solver together take no longer than the search
 * alone: three solver nodes count as one, and there is a poll every 255 nodes. */
static void test_budget(void)
{
    uint8_t game;
    uint8_t spent = 0;

    random_seed = 11;
    for (game = 0; game < BUDGET_GAMES;) {
        if (!play_random(BUDGET_EMPTY)) {
            continue;
        }
        ++game;
        budget_nodes = BUDGET_NODES;
        machine_polls = 0;
        TEST_ASSERT_EQUAL_UINT8(1, think());
        TEST_ASSERT_TRUE(budget_counted <= BUDGET_NODES + LIST_MOST);
        TEST_ASSERT_TRUE(budget_counted >= machine_polls * 255UL / 3 * 3 / 4);
        TEST_ASSERT_TRUE(machine_polls <= BUDGET_NODES / 255 * 5 / 2 + 4);
        spent += budget_counted >= BUDGET_NODES;
        budget_nodes = 0;
    }
    TEST_ASSERT_TRUE_MESSAGE(spent && spent < game, "the positions do not test this");
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_scores_and_moves_are_exact);
    RUN_TEST(test_stopped_anywhere);
    RUN_TEST(test_budget);
    return UNITY_END();
}
