/* games.c: twin tests of the verbs of a game, at the positions of random games. */
/* SPDX-License-Identifier: MIT */
#include "twin.h"

#define PLIES_ENOUGH 200 /* for a verb that hardly depends on the position */

static uint16_t i;
static uint16_t seed;

void at_positions(uint16_t plies, void (*check)(void))
{
    random_game_start(seed++);
    for (i = 0; i < plies; ++i) {
        check();
        random_game_step();
    }
}

uint8_t forgive_move(uint16_t at)
{
    return at == (uint16_t)&move || at == (uint16_t)&move + 1;
}

static uint8_t forgive_outcome(uint16_t at)
{
    return at == (uint16_t)&outcome;
}

static void check_generate(void)
{
    random_game_open_list();
    dice_fill(list_rank + 1, 20);
    twin_compare_void(game_generate, twin_game_generate, forgive_nothing);
    twin_game_generate();
}

static void check_noisy(void)
{
    random_game_open_list();
    twin_compare_void(game_generate_noisy, twin_game_generate_noisy, forgive_nothing);
    twin_game_generate();
}

/* `move` is not a result of game_rank; connect4 uses it as scratch. */
static void check_rank(void)
{
    dice_fill(list_rank + 1, move_count);
    twin_compare_void(game_rank, twin_game_rank, forgive_move);
}

static void check_make(void)
{
    if (move_count) {
        random_game_choose();
        twin_compare_void(game_make, twin_game_make, forgive_nothing);
    }
}

/* verbs.h: unmake leaves `outcome` undefined. */
static void check_unmake(void)
{
    if (move_count) {
        random_game_choose();
        twin_game_make();
        if (outcome != OUTCOME_ILLEGAL) {
            twin_compare_void(game_unmake, twin_game_unmake, forgive_outcome);
            twin_game_unmake();
        }
    }
}

static void check_hash(void)
{
    if (move_count) {
        random_game_choose();
        twin_game_make();
        if (outcome != OUTCOME_ILLEGAL) {
            twin_compare_void(game_hash, twin_game_hash, forgive_nothing);
            twin_game_unmake();
        }
    }
}

static void check_eval(void)
{
    twin_compare_void(game_eval, twin_game_eval, forgive_nothing);
}

static void check_no_moves(void)
{
    twin_compare_void(game_no_moves, twin_game_no_moves, forgive_nothing);
}

/* Compares a frontier verb at a position below the root. The current list is that of its parent. */
static void frontier(Verb assembly, Verb c)
{
    uint8_t count = move_count;

    if (ply) {
        pick_score_limit();
        node_reopen_list();
        twin_compare_void(assembly, c, forgive_frontier);
        node_open_list();
        move_count = count;
        outcome = OUTCOME_NONE;
    }
}

static void check_frontier(void)
{
    frontier(game_frontier, twin_game_frontier);
}

static void check_frontier_by_making(void)
{
    frontier(frontier_generic, twin_frontier_generic);
}

static void test_generate(void) { at_positions(PLIES_TESTED, check_generate); }
static void test_generate_noisy(void) { at_positions(PLIES_ENOUGH, check_noisy); }
static void test_rank(void) { at_positions(PLIES_TESTED, check_rank); }
static void test_make(void) { at_positions(PLIES_TESTED, check_make); }
static void test_unmake(void) { at_positions(PLIES_TESTED, check_unmake); }
static void test_hash(void) { at_positions(PLIES_TESTED, check_hash); }
static void test_eval(void) { at_positions(PLIES_TESTED, check_eval); }
static void test_no_moves(void) { at_positions(PLIES_ENOUGH, check_no_moves); }
static void test_frontier(void) { at_positions(PLIES_TESTED, check_frontier); }
static void test_frontier_by_making(void) { at_positions(PLIES_TESTED, check_frontier_by_making); }

/* Generated from verbs.h: a new verb without a test does not compile. */
void run_game_tests(void)
{
    seed = 1;
#define SEARCH_VERB(name) RUN_TEST(test_##name);
#include "engine/verbs.h"
    RUN_TEST(test_frontier_by_making);
    run_prune_tests();
    run_quiet_tests();
    run_own_tests();
}
