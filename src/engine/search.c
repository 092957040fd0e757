/* search.c: the tree search, in a loop without recursion. Reference of
 * asm/engine/search.s: names and steps are the same there. */
#include "engine/game.h"
#include "engine/hash.h"
#include "engine/list.h"
#include "engine/node.h"
#include "engine/order.h"
#include "engine/search.h"
#include "engine/table.h"

uint8_t search_depth;
uint8_t search_first;
uint8_t root_noise[256];
uint8_t root_skip[256];

uint8_t search_best;
int16_t search_score;
uint8_t search_stopped;
uint8_t search_horizon;
uint8_t line_end[PLIES];
uint8_t line_lo[LINE_MOST * LINE_MOST];
uint8_t line_hi[LINE_MOST * LINE_MOST];
uint32_t search_hits;
uint32_t search_cuts;
uint8_t poll_over;
static uint8_t move_first; /* ordinal the table suggests, or 0 */

/* ---- nodes ---- */

/* 1: time to stop. */
static uint8_t count_node(void)
{
    if (--poll_left == 0) {
        search_stopped = search_poll();
    }
    return search_stopped;
}

/* Depth 0: the side to move may stand pat, or go on with its noisy moves.
 * 1: there are some, and standing pat was no cut-off. */
static uint8_t open_quiescence(void)
{
    game_eval();
    search_horizon = 1;
    if (!search_noisy || score >= node_beta[ply]) {
        return 0;
    }
    node_clear();
    node_best[ply] = score;
    if (score > node_alpha[ply]) {
        node_alpha[ply] = score;
    }
    game_noisy();
    node_count[ply] = move_count;
    return move_count != 0;
}

/* One ply to go: the game does it all. */
static void visit_frontier(void)
{
    limit = node_beta[ply];
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
        search_stopped = search_poll();
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
        score = 0;
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

/* The position after a move. 1: it has a list to search; 0: `score` is what
 * it is worth for `side`. */
static uint8_t enter_node(void)
{
    line_end[ply] = ply;
    if (outcome != OUTCOME_NONE) {
        score_outcome();
        return 0;
    }
    if (node_depth[ply] == 1 && !search_noisy) {
        visit_frontier();
        return 0;
    }
    if (ply == PLIES - 1 || (node_list[ply - 1] + node_count[ply - 1]) >> 8 >= list_full) {
        node_depth[ply] = 0; /* no room to look further */
        game_eval();
        search_horizon = 1;
        return 0;
    }
    if (node_depth[ply] == 0) {
        return open_quiescence();
    }
    move_first = 0;
    if (node_depth[ply] >= HASH_DEPTH && known_before()) {
        return 0;
    }
    node_open(move_first);
    return 1;
}

/* A null window pays where a tree hangs below, and only after a first move
 * has set a standard. */
static void choose_scouting(void)
{
    node_scouting[ply] = node_depth[ply] >= SCOUT_DEPTH && node_best_ordinal[ply]
        && !(search_without & (WITHOUT_PVS | WITHOUT_ALPHABETA));
}

/* Makes `move`. 1: a new node; 0: the move was illegal. */
static uint8_t descend(void)
{
    uint8_t mover = side;

    node_set_window();
    list_play();
    if (outcome == OUTCOME_ILLEGAL) {
        return 0;
    }
    node_turn_window(mover);
    return 1;
}

/* Back to the parent, with `score` turned to its side. */
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

/* `score` of the current move is in. 1: it cuts off. */
static uint8_t weigh_score(void)
{
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
        order_praise();
        return 1;
    }
    node_bound[ply] = BOUND_EXACT;
    node_note_line();
    if (ply == 0) {
        search_best = node_current[0];
        search_score = bare_score;
    }
    return 0;
}

/* All moves of the node are done, or one cut off: `score` is its value. */
static void close_node(void)
{
    if (node_depth[ply]) {
        if (!node_best_ordinal[ply]) {
            game_settle();
            score_outcome();
            return;
        }
        if (ply && node_depth[ply] >= HASH_DEPTH && !(search_without & WITHOUT_HASH)) {
            table_store();
        }
    }
    score = node_best[ply];
}

void search_tree(void)
{
    search_best = 0;
    search_stopped = 0;
    search_horizon = 0;
    node_alpha[0] = -SCORE_INFINITE;
    node_beta[0] = SCORE_INFINITE;
    node_depth[0] = search_depth;
    line_end[0] = 0;
    node_open(search_first);

open:
    if (node_first[ply]) {
        node_take(node_first[ply]);
        goto scout;
    }
next:
    if (!node_pick()) {
        goto close;
    }
scout:
    choose_scouting();
again:
    if (!descend()) {
        goto next;
    }
    if (count_node()) {
        goto stop;
    }
    if (enter_node()) {
        goto open;
    }
    if (search_stopped) {
        goto stop;
    }

back:
    ascend();
    if (ply == 0) {
        node_add_noise();
    }
    if (node_scouting[ply] && score > node_alpha[ply] && score < node_beta[ply]) {
        node_scouting[ply] = 0; /* better than the standard: how much? */
        goto again;
    }
    if (!weigh_score()) {
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
