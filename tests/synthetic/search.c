/* search.c: the search in a maze against plain minimax: quiescence, illegal
 * moves, extra turns, no moves, repetition, the table, on random trees. */
#include "engine/game.h"
#include "engine/hash.h"
#include "engine/search.h"
#include "engine/think.h"
#include "plat/plat.h"
#include "synthetic/maze.h"
#include "unit/oracle.h"
#include "unity.h"

#ifdef __CC65__
#define MAZES 12
#define DEPTH 4
#else
#define MAZES 1500
#define DEPTH 7
#endif

void setUp(void)
{
    state_clear();
    rules = 0;
    think_defaults();
    hash_base = plat_table();
    hash_size = plat_table_most();
    maze_noisy = NOISY_NONE;
    maze_staged = 0;
    maze_chance = 0;
    maze_extends = 0;
    maze_reversible = 0;
    maze_mask = 0xFFFF;
    past_count = 0;
}

void tearDown(void)
{
}

static const uint8_t ways[] = {
    0, WITHOUT_ALPHABETA, WITHOUT_PVS, WITHOUT_HASH, WITHOUT_KILLERS,
    WITHOUT_HISTORY, WITHOUT_RANK, WITHOUT_HASH | WITHOUT_PVS,
    WITHOUT_ALPHABETA | WITHOUT_HASH,
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
    think_without = WITHOUT_BOOK | without;
    think_depth = depth;
    if (!think() || think_reached == 0) {
        return; /* no move, or a single one */
    }
    if (think_reached < depth) {
        /* decided, or played out, before: deeper changes nothing */
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

    for (maze = 0; maze < MAZES; ++maze) {
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

static void test_mazes_of_chance(void)
{
    oracle_repetition = 0;
    maze_chance = 1;
    compare_all(WITHOUT_REPETITION);
    maze_noisy = NOISY_MAY;
    compare_all(WITHOUT_REPETITION);
}

/* A position may be extended here and not there, where the path is longer: so
 * this is compared without the table. */
static void test_mazes_that_go_deeper(void)
{
    oracle_repetition = 0;
    maze_extends = 1;
    maze_noisy = NOISY_MAY;
    compare_all(WITHOUT_REPETITION | WITHOUT_HASH);
}

/* With the table, a score may depend on the way a position was reached; so
 * repetition is compared without it. */
static void test_small_mazes_repeat(void)
{
    oracle_repetition = 1;
    maze_mask = 15;
    maze_reversible = 1;
    compare_all(WITHOUT_HASH);
}

/* A position of the game before the root counts as seen. */
static void test_the_past_counts(void)
{
    uint8_t i;

    maze_reversible = 1;
    maze_enter(5);
    quiet_plies[0] = 6;
    past_count = 6;
    for (i = 0; i < KEY_BYTES; ++i) {
        past_key[i][0] = 1;
        past_key[i][2] = hash_key[i][0]; /* four plies before the root */
    }
    TEST_ASSERT_EQUAL_UINT8(1, hash_repeated());
    past_key[3][2] ^= 1;
    TEST_ASSERT_EQUAL_UINT8(0, hash_repeated());
    for (i = 0; i < KEY_BYTES; ++i) {
        past_key[i][3] = hash_key[i][0]; /* three plies: the other side's turn */
    }
    TEST_ASSERT_EQUAL_UINT8(0, hash_repeated());
    quiet_plies[0] = 5;
    for (i = 0; i < KEY_BYTES; ++i) {
        past_key[i][0] = hash_key[i][0]; /* six plies: across a last move */
    }
    TEST_ASSERT_EQUAL_UINT8(0, hash_repeated());
    quiet_plies[0] = 6;
    TEST_ASSERT_EQUAL_UINT8(1, hash_repeated());
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_quiet_mazes);
    RUN_TEST(test_noisy_mazes);
    RUN_TEST(test_compulsory_mazes);
    RUN_TEST(test_mazes_of_chance);
    RUN_TEST(test_mazes_that_go_deeper);
    RUN_TEST(test_small_mazes_repeat);
    RUN_TEST(test_the_past_counts);
    return UNITY_END();
}
