/* quiet.c: twin test of GameInfo.gen_quiet, for games that list their moves in two stages. */
/* SPDX-License-Identifier: MIT */
#include "twin.h"

void twin_quiet(void);

/* Compares the lists after the noisy moves: all other moves, or the few of PRUNE_QUIET. `move` is not a result. */
static void check_quiet(void)
{
    random_game_open_list();
    twin_game_generate_noisy();
    node_staged[ply] = dice_below(2) ? STAGED_ALL : STAGED_PRUNED;
    twin_compare_void((Verb)game_info()->gen_quiet, twin_quiet, forgive_move);
    twin_game_generate();
}

static void test_quiet(void) { at_positions(PLIES_TESTED, check_quiet); }

void run_quiet_tests(void)
{
    RUN_TEST(test_quiet);
}
