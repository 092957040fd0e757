/* luck.c: of race: what throws bring and what moves give away comes to the whole game, whatever is played; undo needs
 * not be told. */
#include "engine/game.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "games/race/race.h"
#include "unity.h"

#define GAMES_PLAYED 20
#define ROUNDING 2 /* the lowest bit of a change says whose it is */

void setUp(void)
{
    state_clear();
    game_reset();
    record_start();
    race_forget();
}

void tearDown(void)
{
}

/* The next throw, or any move; 0: the game is over. */
static uint8_t play_ply(void)
{
    uint16_t seed = random_seed;

    record_judge();
    if (outcome != OUTCOME_NONE && outcome != OUTCOME_CHANCE) {
        return 0;
    }
    if (!record_draw()) {
        random_seed = seed;
        list_moves();
        list_choose((uint8_t)(random_below(move_count) + 1));
        seed = random_seed;
    }
    random_seed = seed;
    race_note();
    record_play();
    return 1;
}

/* Luck less gifts of the first side, less those of the second. */
static int16_t balance(void)
{
    return race_sum(0, 1) - race_sum(0, 0) - race_sum(1, 1) + race_sum(1, 0);
}

static void test_it_comes_to_the_whole_game(void)
{
    uint16_t game;
    int16_t start;
    int16_t won;

    game_eval();
    start = score;
    for (game = 1; game <= GAMES_PLAYED; ++game) {
        setUp();
        random_seed = game;
        record_seed = game;
        while (play_ply()) {
        }
        won = (outcome == OUTCOME_WIN) == (side == 0) ? CERTAIN : -CERTAIN;
        TEST_ASSERT_INT16_WITHIN(ROUNDING * record_count, won - start, balance());
        TEST_ASSERT_TRUE_MESSAGE(race_sum(0, 0) >= 0 && race_sum(1, 0) >= 0, "a move cannot be better than the best");
    }
}

/* Five plies back and others in their place: the same as if these had been played at once. */
static void test_undo(void)
{
    uint16_t n;
    int16_t there;

    random_seed = 3;
    record_seed = 3;
    for (n = 0; n < 60; ++n) {
        play_ply();
    }
    there = balance();
    for (n = 0; n < 5; ++n) {
        record_undo();
    }
    while (record_redo()) {
    }
    TEST_ASSERT_EQUAL_INT16(there, balance());
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_it_comes_to_the_whole_game);
    RUN_TEST(test_undo);
    return UNITY_END();
}
