/* visit.c: decides what to do with the position after a move; see visit.h. asm/engine/visit.s is its twin.
 *
 * It checks in this order: end of the game or dice; one ply to go (game_frontier); depth 0 (quiescence); no room for
 * another list; repetition; transposition table (TT); GameInfo.prune (null move and others). If none applies, it lists
 * the moves. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "engine/chance.h"
#include "engine/visit.h"
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/node.h"
#include "engine/quiescence.h"
#include "engine/techniques.h"
#include "engine/tt_probe.h"

static uint8_t move_first; /* ordinal of the TT's move, or 0 */

uint8_t visit_poll(void)
{
    if (!budget_poll()) {
        return 0;
    }
    return !search_best || search_score > search_fallen || !budget_extend();
}

/* One ply to go: game_frontier evaluates all moves at once. They are counted afterwards, so they may exceed poll_left
 * by some leaves (poll_overrun). */
static void visit_frontier(void)
{
    score_limit = node_beta[ply];
    score = node_alpha[ply];
    game_frontier();
    if (outcome == OUTCOME_NONE) {
        search_hit_horizon = 1;
    }
    if (leaf_count && score > node_alpha[ply] && score < node_beta[ply]) {
        path_lo[ply] = (uint8_t)move;
        path_hi[ply] = (uint8_t)(move >> 8);
        pv_end[ply + 1] = ply + 1;
        node_update_pv();
    }
    if (leaf_count < poll_left) {
        poll_left -= leaf_count;
    } else {
        poll_overrun = leaf_count - poll_left;
        poll_left = 0;
        search_stopped = visit_poll();
    }
}

/* Returns 1 if `score` is known from a repetition or the TT. Otherwise sets move_first, and node_slot if the TT is in
 * use. */
static uint8_t is_score_known(void)
{
    move_first = 0;
    game_hash();
    if (reversible_plies[ply] >= 4 && !(search_without & WITHOUT_REPETITION)
        && repetition_found()) {
        score = draw_worth[side];
        return 1;
    }
    if (search_without & WITHOUT_TT) {
        return 0;
    }
    if (tt_find()) {
        if (tt_cutoff()) {
            return 1;
        }
        move_first = tt_slot[ENTRY_ORDINAL];
    }
    node_slot[ply] = tt_slot;
    return 0;
}

/* Returns what GameInfo.prune answers (PRUNE_). If beta is a won or lost score, nothing is pruned: wins are searched to
 * their end. */
static uint8_t ask_prune(void)
{
    if (!search_prune || node_beta[ply] >= SCORE_WON || node_beta[ply] <= -SCORE_WON) {
        return PRUNE_NOTHING;
    }
    return search_prune();
}

/* Makes a null move, with a null window at beta. By SCOUT_NULL_MOVE search.c knows what the score that comes back is
 * for. */
static void make_null_move(void)
{
    uint8_t child = ply + 1;

    node_clear();
    node_count[ply] = 0;
    node_first[ply] = move_first;
    node_scouting[ply] = SCOUT_NULL_MOVE;
    node_depth[child] = node_depth[ply] - NULL_MOVE_REDUCTION;
    node_quiet_tried[child] = 0;
    node_alpha[child] = -node_beta[ply];
    node_beta[child] = node_alpha[child] + 1;
    move = MOVE_NULL;
    list_play();
}

/* PRUNE_QUIET: opens the node with only the moves that may still reach alpha. If none does, `score` stays its score. */
static void open_pruned(void)
{
    node_open(0);
    node_best[ply] = score;
    node_best_ordinal[ply] = ORDINAL_NONE;
    if (node_staged[ply]) {
        node_staged[ply] = STAGED_PRUNED;
    }
    search_hit_horizon = 1;
}

uint8_t visit_node(void)
{
    pv_end[ply] = ply;
    if (outcome != OUTCOME_NONE) {
        if (outcome == OUTCOME_CHANCE) {
            return search_chance(CHANCE_OPEN);
        }
        if (outcome == OUTCOME_ESTIMATE) {
            search_hit_horizon = 1;
        }
        score_outcome();
        return VISIT_SCORE;
    }
    ++poll_moves_made;
    if (node_depth[ply] == 1 && !(search_noisy & 1)) {
        visit_frontier();
        return VISIT_SCORE;
    }
    if (node_depth[ply] == 0) {
        return quiescence_open();
    }
    if (!node_has_room()) {
        node_depth[ply] = 0;
        game_eval();
        search_hit_horizon = 1;
        return VISIT_SCORE;
    }
    move_first = 0;
    if (node_depth[ply] >= TT_MIN_DEPTH && is_score_known()) {
        return VISIT_SCORE;
    }
    if (techniques_razor()) {
        node_depth[ply] = RAZOR_DEPTH - 1;
        if (!(search_noisy & 1)) {
            visit_frontier();
            return VISIT_SCORE;
        }
        move_first = 0;
    }
    switch (ask_prune()) {
    case PRUNE_NULL_MOVE:
        make_null_move();
        return VISIT_CHILD;
    case PRUNE_SCORE:
        search_hit_horizon = 1;
        return VISIT_SCORE;
    case PRUNE_QUIET:
        open_pruned();
        return VISIT_LIST;
    }
    node_open(move_first);
    return VISIT_LIST;
}
