/* frontier_gain.c: frontier_by_gain finds what frontier_generic finds. Random games of hexapawn, whose evaluation is a
 * sum over squares. */
/* SPDX-License-Identifier: MIT */
#include "engine/frontier_gain.h"
#include "engine/list.h"
#include "engine/node.h"
#include "engine/random.h"
#include "engine/text.h"
#include "engine/think.h"
#include "games/hexapawn/hexapawn.h"
#include "plat/machine.h"
#include "unity.h"

#define GAMES 200

static uint8_t unknown; /* a gain is unknown if the low bits of the move are these; 0: all are known */

void setUp(void)
{
    state_clear();
    game_reset();
    think_defaults();
    think_without = WITHOUT_BOOK;
    tt_base = machine_tt_memory();
    tt_entries = machine_tt_entries();
    think_depth = 2; /* the search prepares what frontier nodes need */
    think();
}

void tearDown(void)
{
}

static int16_t gain(void)
{
    uint8_t from = (uint8_t)move >> 4;
    uint8_t to = move & 15;
    uint8_t own = side ? SQUARES : 0;

    if ((side ? to < FILES : to >= 2 * FILES) || (unknown && (move & 3) == unknown)) {
        return GAIN_UNKNOWN;
    }
    return (int16_t)(hexapawn_worth[own + to] - hexapawn_worth[own + from]
        + (hexapawn_square[to] ? hexapawn_worth[SQUARES - own + to] : 0));
}

/* Compares the two for this node and this limit. */
static void compare(int16_t limit)
{
    int16_t wanted;
    uint16_t best;
    uint8_t leaves;
    uint8_t end;

    score_limit = limit;
    outcome = OUTCOME_NONE;
    frontier_generic();
    wanted = score;
    best = move;
    leaves = leaf_count;
    end = outcome;
    outcome = OUTCOME_NONE;
    frontier_by_gain(gain);
    TEST_ASSERT_EQUAL_INT16(wanted, score);
    TEST_ASSERT_EQUAL_UINT8(leaves, leaf_count);
    TEST_ASSERT_EQUAL_UINT8(end, outcome);
    if (leaves) {
        TEST_ASSERT_EQUAL_HEX16(best, move);
    }
    outcome = OUTCOME_NONE;
}

static void test_same_as_generic(void)
{
    static char text[TEXT_SIZE];
    uint8_t game;

    for (game = 0; game < GAMES; ++game) {
        unknown = game & 3;
        game_reset();
        while (outcome == OUTCOME_NONE) {
            list_moves();
            if (!move_count) {
                break;
            }
            list_choose((uint8_t)(random_below(move_count) + 1));
            list_play();
            if (outcome == OUTCOME_NONE) { /* a node at ply 1, as in the search */
                compare(SCORE_INFINITE);
                compare(0);
                compare(-SCORE_WIN);
            }
            game_write_position(text);
            TEST_ASSERT_NULL(game_read_position(text));
        }
    }
}

int main(void)
{
    UNITY_BEGIN();
    random_seed = 39;
    RUN_TEST(test_same_as_generic);
    return UNITY_END();
}
