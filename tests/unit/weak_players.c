/* weak_players.c: tests the two weakest opponents. Random moves are any legal moves. Beginner wins at once if it
 * can, otherwise prevents such a win of the other side, otherwise plays at random. Neither uses the book. Checked with
 * plain minimax of one ply. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/book.h"
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/think.h"
#include "plat/machine.h"
#include "unit/minimax.h"
#include "unity.h"

#ifdef __CC65__
#define GAMES 2
#else
#define GAMES 20
#endif
#define SEEDS 40 /* with this many seeds each of seven moves is chosen */
#define MOVES_MOST 16

enum { LOSES, GOES_ON, WINS };

extern const uint8_t game_book[];
extern const uint16_t game_book_size;

static uint16_t moves[MOVES_MOST]; /* of the position */
static uint8_t worth[MOVES_MOST];
static uint8_t drawn[MOVES_MOST];  /* how often each was chosen */
static uint8_t count;
static uint16_t blocked, won;

void setUp(void)
{
    state_clear();
    rules = 0;
    tt_base = machine_tt_memory();
    tt_entries = TT_MIN_ENTRIES;
    book_data = game_book;
    book_size = game_book_size;
    oracle_noisy = 0;
    oracle_repetition = 0;
    oracle_wide = 1;
    blocked = 0;
    won = 0;
}

void tearDown(void)
{
}

static void look_at_moves(void)
{
    uint8_t i;
    int16_t value;

    list_moves();
    count = move_count;
    for (i = 0; i < count; ++i) {
        list_choose((uint8_t)(i + 1));
        moves[i] = move;
    }
    for (i = 0; i < count; ++i) {
        move = moves[i];
        list_play();
        value = oracle_value(1);
        game_unmake();
        outcome = OUTCOME_NONE;
        worth[i] = value <= -SCORE_WON ? WINS : value >= SCORE_WON ? LOSES : GOES_ON;
    }
}

/* Thinks with every seed and counts the chosen moves. */
static void draw_all(uint8_t depth)
{
    uint16_t seed;
    uint8_t i;

    memset(drawn, 0, sizeof drawn);
    for (seed = 1; seed <= SEEDS; ++seed) {
        think_defaults();
        think_depth = depth;
        root_seed = (uint16_t)(seed * 977);
        TEST_ASSERT_EQUAL_UINT8(1, think());
        TEST_ASSERT_EQUAL_UINT8(0, think_from_book);
        for (i = 0; i < count && moves[i] != think_move; ++i) {
        }
        TEST_ASSERT_TRUE_MESSAGE(i < count, "the chosen move is not legal");
        ++drawn[i];
        TEST_ASSERT_EQUAL_UINT8(0, ply);
    }
}

static void check_random(void)
{
    uint8_t i;

    draw_all(DEPTH_RANDOM);
    for (i = 0; i < count; ++i) {
        TEST_ASSERT_TRUE_MESSAGE(drawn[i] > 0, "a move is never chosen");
    }
}

static void check_directed(void)
{
    uint8_t i;
    uint8_t best = LOSES;
    uint8_t least = WINS;
    uint8_t equals = 0;
    uint8_t seen = 0;

    for (i = 0; i < count; ++i) {
        best = worth[i] > best ? worth[i] : best;
        least = worth[i] < least ? worth[i] : least;
    }
    won += best == WINS;
    blocked += best == GOES_ON && least == LOSES;
    draw_all(DEPTH_WIN_OR_BLOCK);
    for (i = 0; i < count; ++i) {
        TEST_ASSERT_TRUE_MESSAGE(!drawn[i] || worth[i] == best, "not the best move within its sight");
        equals += worth[i] == best;
        seen += drawn[i] > 0;
    }
    if (best == GOES_ON) {
        TEST_ASSERT_TRUE_MESSAGE(seen == equals || seen > 2, "the choice is not random");
    }
}

/* Plays a random ply of the game. */
static void play_on(uint16_t *seed)
{
    random_seed = *seed;
    move = moves[random_below(count)];
    *seed = random_seed;
    record_play();
    record_update_outcome();
}

static void games(void (*check)(void))
{
    uint16_t seed = 77;
    uint8_t n;

    for (n = 0; n < GAMES; ++n) {
        game_reset();
        record_start();
        record_update_outcome();
        while (outcome == OUTCOME_NONE) {
            look_at_moves();
            if (count > 1) {
                check();
            }
            play_on(&seed);
        }
    }
}

static void random_moves_are_any(void)
{
    games(check_random);
}

static void directed_moves_win_or_block(void)
{
    games(check_directed);
    TEST_ASSERT_TRUE_MESSAGE(won > 0 && blocked > 0, "no position tested this");
}

/* The same seed gives the same move; without a seed it is the first one. */
static void seeds(void)
{
    uint16_t first;

    game_reset();
    record_start();
    think_defaults();
    think_depth = DEPTH_RANDOM;
    think();
    list_moves();
    list_choose(1);
    TEST_ASSERT_EQUAL_UINT16(move, think_move);
    think_depth = DEPTH_WIN_OR_BLOCK;
    root_seed = 4711;
    think();
    first = think_move;
    think_defaults();
    think_depth = DEPTH_WIN_OR_BLOCK;
    root_seed = 4711;
    think();
    TEST_ASSERT_EQUAL_UINT16(first, think_move);
}

/* Level 1 searches has_weak_players plies deeper (weak_players.h); a depth that the caller requests is not changed. */
static void levels_and_depths(void)
{
    game_reset();
    record_start();
    think_defaults();
    level_set(1);
    think_without = WITHOUT_BOOK;
    root_seed = 5;
    think();
    TEST_ASSERT_EQUAL_UINT8(1 + game_info()->has_weak_players, think_reached);
    think_defaults();
    think_depth = 1;
    think_without = WITHOUT_BOOK;
    root_seed = 5;
    think();
    TEST_ASSERT_EQUAL_UINT8(1, think_reached);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(random_moves_are_any);
    RUN_TEST(directed_moves_win_or_block);
    RUN_TEST(seeds);
    RUN_TEST(levels_and_depths);
    return UNITY_END();
}
