/* warptrog_classic.c: the level "Trog of 1983" of Warp Trog plays the same moves in every build: here whole games
 * of it, on both sides, against an opponent that takes what it can, else moves at random. (The player was compared
 * with the `eval=classic` before it, which calculated with fractions: of 120,000 decisions in games against our search
 * 8 differ, where two moves have exactly the same value and fractions round.) */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/think.h"
#include "engine/tt.h"
#include "games/warptrog/warptrog.h"
#include "plat/machine.h"
#include "unity.h"

#define GAMES 6
#define PLIES_A_GAME 60
#define CHECKSUM_FACTOR 31

static uint16_t sum;
static uint16_t warps;
static uint16_t decisions;

void setUp(void)
{
    state_clear();
    rules = 0;
    tt_base = machine_tt_memory();
    tt_entries = TT_MIN_ENTRIES;
}

void tearDown(void)
{
}

/* Sets `move` to a capture, if there is one, else to a random step. */
static void simple_move(void)
{
    uint8_t i;
    uint8_t to;

    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        if ((uint8_t)move < WARP) {
            to = (uint8_t)((uint8_t)(move >> 2 & 0x3F) + warptrog_step[(uint8_t)move & 3]);
            if (warptrog_board[to]) {
                return;
            }
        }
    }
    list_choose((uint8_t)(random_below(move_count) + 1));
}

/* Plays a game; the level plays side `who`. Adds its moves to `sum`. */
static void play(uint8_t who, uint16_t seed)
{
    uint8_t n;
    uint16_t drawn = seed;

    game_reset();
    record_start();
    for (n = 0; n < PLIES_A_GAME; ++n) {
        record_update_outcome();
        if (outcome != OUTCOME_NONE) {
            return;
        }
        if (side == who) {
            think_defaults();
            think_depth = DEPTH_CLASSIC;
            root_seed = (uint16_t)(seed + n);
            TEST_ASSERT_EQUAL_UINT8(1, think());
            move = think_move;
            sum = (uint16_t)(sum * CHECKSUM_FACTOR + move);
            ++decisions;
            warps += move == WARP;
        } else {
            random_seed = drawn;
            simple_move();
            drawn = random_seed;
        }
        random_seed = (uint16_t)(drawn ^ 0x5A5A);
        if (game_info()->draw_random) {
            game_info()->draw_random();
        }
        record_play();
    }
}

static void games_are_the_same(void)
{
    uint8_t n;

    sum = 0;
    for (n = 0; n < GAMES; ++n) {
        play(n & 1, (uint16_t)(1983 + 77 * n));
    }
    TEST_ASSERT_EQUAL_UINT16(68, decisions);
    TEST_ASSERT_EQUAL_UINT16(0, warps);
    TEST_ASSERT_EQUAL_HEX16(0xB64A, sum);
}

/* The levels by time and depth search as before. */
static void others_search(void)
{
    game_reset();
    record_start();
    think_defaults();
    think_depth = 2;
    think();
    TEST_ASSERT_EQUAL_UINT8(2, think_reached);
    TEST_ASSERT_NULL(think_report_text);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(games_are_the_same);
    RUN_TEST(others_search);
    return UNITY_END();
}
