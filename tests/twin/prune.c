/* prune.c: twin test of GameInfo.prune, for games that have it. */
/* SPDX-License-Identifier: MIT */
#include "twin.h"

/* The window: words for the C twin, separate bytes (twin_alpha_lo and so on) for the assembly. */
int16_t node_alpha[PLIES];
int16_t node_beta[PLIES];
extern uint8_t twin_alpha_lo[PLIES], twin_alpha_hi[PLIES], twin_beta_lo[PLIES], twin_beta_hi[PLIES];
void twin_prune(void);

/* Compares with one to four plies to go and beta within 40 of the evaluation. The window is a null window or a wide
 * one. */
static void check_prune(void)
{
    if (!ply) {
        return;
    }
    node_depth[ply] = 1 + dice_below(4);
    game_eval();
    node_beta[ply] = score + dice_below(80) - 40;
    node_alpha[ply] = node_beta[ply] - 1 - (dice_below(2) ? dice_byte() : 0);
    twin_alpha_lo[ply] = (uint8_t)node_alpha[ply];
    twin_alpha_hi[ply] = (uint8_t)((uint16_t)node_alpha[ply] >> 8);
    twin_beta_lo[ply] = (uint8_t)node_beta[ply];
    twin_beta_hi[ply] = (uint8_t)((uint16_t)node_beta[ply] >> 8);
    twin_compare((Verb)game_info()->prune, twin_prune, forgive_nothing);
}

static void test_prune(void) { at_positions(PLIES_TESTED, check_prune); }

void run_prune_tests(void)
{
    RUN_TEST(test_prune);
}
