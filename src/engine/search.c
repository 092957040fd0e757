/* search.c: the search loop, without recursion; asm/engine/search.s is its twin, with the same names and steps.
 *
 * The loop goes down and up the tree. Down: `open` takes the first move of a node, `next` the following ones, `scout`
 * chooses how to search it, `again` makes it, `count` counts the new node and visits it. Up: `back` unmakes the move
 * and looks at its score; a scout that failed high goes to `again` with a larger window or depth. `close` gives the
 * node its score, and `back` takes that to the parent. `ply` says where the loop is; a recursive search would return
 * instead. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "engine/chance.h"
#include "engine/descend.h"
#include "engine/visit.h"
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/node.h"
#include "engine/history.h"
#include "engine/search.h"
#include "engine/techniques.h"
#include "engine/tt_probe.h"

/* Counts a node against the budget. Returns 1 if the search must stop. */
static uint8_t count_node(void)
{
    if (--poll_left == 0) {
        search_stopped = visit_poll();
    }
    return search_stopped;
}

/* Unmakes the move that led here. Afterwards `score` is for the parent's side to move, `move` is the unmade move, and
 * the parent's list is the current one. */
static void ascend(void)
{
    uint8_t child_side = side;

    game_unmake();
    if (side != child_side) {
        score = -score;
    }
    move = (uint16_t)(path_lo[ply] | path_hi[ply] << 8);
    list_open(node_list[ply]);
}

/* Updates best score, alpha, bound and principal variation with `score`, the score of the current move. Returns 1 after
 * a beta cut-off. */
static uint8_t update_best(void)
{
    uint8_t before = node_best_ordinal[ply];

    if (score <= node_best[ply]) {
        return 0;
    }
    node_best[ply] = score;
    node_best_ordinal[ply] = node_current[ply];
    if (score <= node_alpha[ply]) {
        return 0;
    }
    node_alpha[ply] = score;
    if (score >= node_beta[ply]) {
        node_bound[ply] = BOUND_LOWER;
        ++search_cuts;
        ++poll_cuts;
        if (!before) { /* the first move that was searched: any score beats -SCORE_INFINITE */
            ++search_first_move_cuts;
        }
        history_reward();
        return 1;
    }
    node_bound[ply] = BOUND_EXACT;
    node_update_pv();
    if (ply == 0) {
        search_best = node_current[0];
        search_score = score_without_bonus;
    }
    return 0;
}

/* Called when all moves are searched, or one caused a cut-off: sets `score` to the score of the node and stores it in
 * the transposition table. */
static void close_node(void)
{
    if (node_depth[ply]) {
        if (!node_best_ordinal[ply]) {
            game_no_moves();
            score_outcome();
            return;
        }
        if (ply && node_depth[ply] >= TT_MIN_DEPTH && !(search_without & WITHOUT_TT)) {
            tt_store();
        }
    }
    score = node_best[ply];
}

void search_tree(void)
{
    search_best = 0;
    search_stopped = 0;
    search_hit_horizon = 0;
    search_score = 0; /* is_final (think.c) must not see an old won score if no move beats search_min_score */
    extend_ply = 0;
    extend_below = search_depth * 2;
    node_alpha[0] = search_min_score;
    node_beta[0] = search_max_score;
    node_depth[0] = search_depth;
    node_quiet_tried[0] = LMR_OFF;
    pv_end[0] = 0;
    node_open(search_first);

open:
    if (node_first[ply]) {
        picked_rank = RANK_HASH;
        node_set_current(node_first[ply]);
        goto scout;
    }
next:
    if (techniques_skip_rest() || !node_pick()) {
        goto close;
    }
scout:
    descend_choose();
again:
    if (!descend()) {
        goto next;
    }
count:
    if (count_node()) {
        goto stop;
    }
    switch (visit_node()) {
    case VISIT_LIST:
        goto open;
    case VISIT_CHILD:
        goto count;
    }
    if (search_stopped) {
        goto stop;
    }

back:
    ascend();
    if (ply == 0) {
        node_add_random_bonus();
    }
    if (node_scouting[ply] == SCOUT_CHANCE) {
        if (search_chance(CHANCE_BACK) == VISIT_CHILD) {
            goto count;
        }
        goto back;
    }
    if (node_scouting[ply] == SCOUT_NULL_MOVE) {
        if (score >= node_beta[ply]) {
            score = node_beta[ply];
            goto back;
        }
        node_open(node_first[ply]);
        goto open;
    }
    if (node_scouting[ply] == SCOUT_REDUCED && score > node_alpha[ply]) {
        descend_scout();
        goto again;
    }
    if (node_scouting[ply] && score > node_alpha[ply] && score < node_beta[ply]) {
        node_scouting[ply] = SCOUT_NONE; /* better than the best so far: search it with the full window */
        goto again;
    }
    ++node_searched[ply];
    if (!update_best()) {
        goto next;
    }

close:
    close_node();
    if (ply) {
        goto back;
    }
    return;

stop:
    while (ply) {
        game_unmake();
    }
}
