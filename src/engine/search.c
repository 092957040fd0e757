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
void (*search_quiet)(void);
uint8_t (*search_may_pass)(void);
void (*search_rough)(void);
void (*search_hunt)(void);
int16_t search_floor = -SCORE_INFINITE;
uint8_t search_late;
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
static uint8_t extend_below; /* plies deeper than this are not extended */

/* ---- nodes ---- */

/* 1: time to stop. */
static uint8_t count_node(void)
{
    if (--poll_left == 0) {
        search_stopped = search_poll();
    }
    return search_stopped;
}

/* 1: there is room for a list at this ply. */
static uint8_t has_room(void)
{
    return ply < PLIES - 1 && (node_list[ply - 1] + node_count[ply - 1]) >> 8 < list_full;
}

/* Depth 0 where noisy moves are compulsory: only a quiet position is judged. */
static uint8_t open_forced(void)
{
    if (has_room()) {
        node_clear();
        game_noisy();
        node_count[ply] = move_count;
        if (move_count) {
            return 1;
        }
    }
    game_eval();
    search_horizon = 1;
    return 0;
}

/* What standing pat is worth. Far from the window a bound will do. */
static void stand_pat(void)
{
    int16_t off;

    if (search_rough) {
        search_rough();
        off = score_margin;
        if (!off) {
            return;
        }
        if (score - off >= node_beta[ply]) {
            score -= off;
            return;
        }
        if (score + off <= node_alpha[ply]) {
            score += off;
            return;
        }
    }
    game_eval();
}

/* Depth 0: the side to move may stand pat, or go on with its noisy moves.
 * 1: there are some, and standing pat was no cut-off. */
static uint8_t open_quiescence(void)
{
    if (search_noisy >= NOISY_MUST) {
        return open_forced();
    }
    stand_pat();
    search_horizon = 1;
    if (!search_noisy || score >= node_beta[ply] || !has_room()) {
        return 0;
    }
    node_clear();
    node_best[ply] = score;
    limit = 0;
    if (score > node_alpha[ply]) {
        node_alpha[ply] = score;
    } else {
        limit = node_alpha[ply] - score;
    }
    if (search_hunt) {
        rank_from = 0;
        search_hunt();
        node_ranked[ply] = 1;
        if (move_count == 1) {
            node_first[ply] = 1; /* the list is done with */
            node_count[ply] = 0;
            return 1;
        }
    } else {
        game_noisy();
    }
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

/* With a good position and a free move besides, the other side still cannot
 * get below beta: then nobody need look at the moves. Not twice in a row. 1: it
 * is worth a try. */
static uint8_t try_pass(void)
{
    if (!search_may_pass || node_depth[ply] < PASS_DEPTH
        || (path_lo[ply - 1] | path_hi[ply - 1]) == MOVE_PASS
        || node_beta[ply] >= SCORE_WON || node_beta[ply] <= -SCORE_WON
        || !search_may_pass()) {
        return 0;
    }
    game_eval();
    return score >= node_beta[ply];
}

/* What enter_node found. */
#define ENTER_SCORE 0 /* `score` is what the position is worth for `side` */
#define ENTER_LIST 1  /* a list to search */
#define ENTER_PASS 2  /* a pass to try before */

/* The position after a move. */
static uint8_t enter_node(void)
{
    line_end[ply] = ply;
    if (outcome != OUTCOME_NONE) {
        if (outcome == OUTCOME_GUESS) {
            search_horizon = 1;
        }
        score_outcome();
        return ENTER_SCORE;
    }
    if (node_depth[ply] == 1 && (!search_noisy || search_noisy == NOISY_OWN)) {
        visit_frontier();
        return ENTER_SCORE;
    }
    if (node_depth[ply] == 0) {
        return open_quiescence();
    }
    if (!has_room()) {
        node_depth[ply] = 0;
        game_eval();
        search_horizon = 1;
        return ENTER_SCORE;
    }
    move_first = 0;
    if (node_depth[ply] >= HASH_DEPTH && known_before()) {
        return ENTER_SCORE;
    }
    if (try_pass()) {
        return ENTER_PASS;
    }
    node_open(move_first);
    return ENTER_LIST;
}

/* A null window pays where a tree hangs below, and only after a first move
 * has set a standard. */
static void choose_scouting(void)
{
    node_scouting[ply] = node_depth[ply] >= SCOUT_DEPTH && node_best_ordinal[ply]
        && !(search_without & (WITHOUT_PVS | WITHOUT_ALPHABETA));
}

/* A quiet move without merit, behind others of that kind: it hardly ever turns
 * out to be good, and if so a search to the full depth follows. */
static uint8_t is_late(void)
{
    return search_late && picked_rank < RANK_SECOND_KILLER && !node_staged[ply]
        && node_depth[ply] >= search_late && node_best_ordinal[ply]
        && ++node_late[ply] > LATE_TRIED && node_late[ply] < LATE_NONE;
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
    node_late[ply] = extend ? LATE_NONE : 0;
    if (!extend) {
        if (node_scouting[ply - 1] == SCOUT_LATE) {
            --node_depth[ply];
        }
    } else if (node_depth[ply - 1] && ply < extend_below) {
        node_depth[ply] = node_depth[ply - 1];
    }
    return 1;
}

/* Makes a pass, with a null window at beta. */
static void descend_by_pass(void)
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
    extend = 0;
    extend_below = search_depth * 2;
    node_alpha[0] = search_floor;
    node_beta[0] = SCORE_INFINITE;
    node_depth[0] = search_depth;
    node_late[0] = LATE_NONE;
    line_end[0] = 0;
    node_open(search_first);

open:
    if (node_first[ply]) {
        picked_rank = RANK_HASH;
        node_take(node_first[ply]);
        goto scout;
    }
next:
    if (!node_pick()) {
        goto close;
    }
scout:
    choose_scouting();
    if (is_late()) {
        node_scouting[ply] = SCOUT_LATE;
    }
again:
    if (!descend()) {
        goto next;
    }
count:
    if (count_node()) {
        goto stop;
    }
    switch (enter_node()) {
    case ENTER_LIST:
        goto open;
    case ENTER_PASS:
        descend_by_pass();
        goto count;
    }
    if (search_stopped) {
        goto stop;
    }

back:
    ascend();
    if (ply == 0) {
        node_add_noise();
    }
    if (node_scouting[ply] == SCOUT_PASS) {
        if (score >= node_beta[ply]) {
            score = node_beta[ply];
            goto back;
        }
        node_open(node_first[ply]);
        goto open;
    }
    if (node_scouting[ply] == SCOUT_LATE && score > node_alpha[ply]) {
        choose_scouting();
        goto again;
    }
    if (node_scouting[ply] && score > node_alpha[ply] && score < node_beta[ply]) {
        node_scouting[ply] = SCOUT_NONE; /* better than the standard: how much? */
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
