/* visit.c: the position after a move; asm/engine/visit.s is its twin. */
#include "engine/budget.h"
#include "engine/chance.h"
#include "engine/visit.h"
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/node.h"
#include "engine/quiescence.h"
#include "engine/tt_probe.h"

static uint8_t move_first; /* ordinal the table suggests, or 0 */

/* One ply to go: the game does it all. */
static void visit_frontier(void)
{
    limit = node_beta[ply];
    score = node_alpha[ply];
    game_frontier();
    if (outcome == OUTCOME_NONE) {
        search_horizon = 1;
    }
    if (leaves && score > node_alpha[ply] && score < node_beta[ply]) {
        path_lo[ply] = (uint8_t)move;
        path_hi[ply] = (uint8_t)(move >> 8);
        line_end[ply + 1] = ply + 1;
        node_note_line();
    }
    if (leaves < poll_left) {
        poll_left -= leaves;
    } else {
        poll_over = leaves - poll_left;
        poll_left = 0;
        search_stopped = budget_poll();
    }
}

/* 1: the score of a node with two plies and more to go is known without a
 * search: repetition, or the table. Else `move_first` is set. */
static uint8_t known_before(void)
{
    move_first = 0;
    game_hash();
    if (quiet_plies[ply] >= 4 && !(search_without & WITHOUT_REPETITION)
        && hash_repeated()) {
        score = draw_worth[side];
        return 1;
    }
    if (search_without & WITHOUT_HASH) {
        return 0;
    }
    if (hash_probe()) {
        if (table_answers()) {
            return 1;
        }
        move_first = hash_slot[ENTRY_ORDINAL];
    }
    node_slot[ply] = hash_slot;
    return 0;
}

/* PRUNE_: must the moves be looked at? A decided game is played to its end. */
static uint8_t look_ahead(void)
{
    if (!search_prune || node_beta[ply] >= SCORE_WON || node_beta[ply] <= -SCORE_WON) {
        return PRUNE_NOTHING;
    }
    return search_prune();
}

/* Makes a pass, with a null window at beta. */
static void make_pass(void)
{
    uint8_t child = ply + 1;

    node_clear();
    node_count[ply] = 0;
    node_first[ply] = move_first;
    node_scouting[ply] = SCOUT_PASS;
    node_depth[child] = node_depth[ply] - PASS_PLIES;
    node_late[child] = 0;
    node_alpha[child] = -node_beta[ply];
    node_beta[child] = node_alpha[child] + 1;
    move = MOVE_PASS;
    list_play();
}

/* Lists what may still reach alpha; else the position is worth what it is. */
static void open_few(void)
{
    node_open(0);
    node_best[ply] = score;
    node_best_ordinal[ply] = ORDINAL_NONE;
    if (node_staged[ply]) {
        node_staged[ply] = STAGED_FEW;
    }
    search_horizon = 1;
}

uint8_t enter_node(void)
{
    line_end[ply] = ply;
    if (outcome != OUTCOME_NONE) {
        if (outcome == OUTCOME_CHANCE) {
            return search_chance(CHANCE_OPEN);
        }
        if (outcome == OUTCOME_GUESS) {
            search_horizon = 1;
        }
        score_outcome();
        return ENTER_SCORE;
    }
    ++poll_made;
    if (node_depth[ply] == 1 && !(search_noisy & 1)) {
        visit_frontier();
        return ENTER_SCORE;
    }
    if (node_depth[ply] == 0) {
        return quiescence_open();
    }
    if (!node_has_room()) {
        node_depth[ply] = 0;
        game_eval();
        search_horizon = 1;
        return ENTER_SCORE;
    }
    move_first = 0;
    if (node_depth[ply] >= HASH_DEPTH && known_before()) {
        return ENTER_SCORE;
    }
    switch (look_ahead()) {
    case PRUNE_PASS:
        make_pass();
        return ENTER_CHILD;
    case PRUNE_SCORE:
        search_horizon = 1;
        return ENTER_SCORE;
    case PRUNE_QUIET:
        open_few();
        return ENTER_LIST;
    }
    node_open(move_first);
    return ENTER_LIST;
}
