/* search.c: the tree search, in a loop without recursion. Reference of
 * asm/engine/search.s: names and steps are the same there. */
#include "engine/game.h"
#include "engine/hash.h"
#include "engine/list.h"
#include "engine/order.h"
#include "engine/search.h"

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
uint8_t node_depth[PLIES];
uint8_t node_current[PLIES];

/* One row a ply: the window, the best score so far and the ordinal it came
 * from, whether the move in hand is searched with a null window, what the best
 * score will be for the table; the list, the ordinal to try first, whether
 * the rest is ranked; and the entry of the table. */
static int16_t alpha[PLIES];
static int16_t beta[PLIES];
static int16_t best[PLIES];
static uint8_t best_ordinal[PLIES];
static uint8_t scouting[PLIES];
static uint8_t bound[PLIES];
static uint8_t count[PLIES];
static uint8_t first[PLIES];
static uint8_t ranked[PLIES];
static uint16_t list_at[PLIES];
static uint8_t *slot[PLIES];
static int16_t bare_score; /* of a root move, without its noise */
static uint8_t move_first; /* ordinal the table suggests, or 0 */

/* ---- the table ---- */

/* Won and lost scores count plies from the root, but in the table from the
 * position itself. */
static int16_t score_to_table(int16_t value)
{
    if (value >= SCORE_WON) {
        return value + ply;
    }
    return value <= -SCORE_WON ? value - ply : value;
}

static int16_t score_from_table(int16_t value)
{
    if (value >= SCORE_WON) {
        return value - ply;
    }
    return value <= -SCORE_WON ? value + ply : value;
}

/* 1: the table has the score of this node. Only an entry of the very same
 * depth counts, so the score is the one a search without table would find. */
static uint8_t table_answers(void)
{
    uint8_t known;

    known = hash_slot[ENTRY_DEPTH];
    if (known >> 2 != node_depth[ply]) {
        return 0;
    }
    score = score_from_table((int16_t)(hash_slot[ENTRY_SCORE]
        | hash_slot[ENTRY_SCORE + 1] << 8));
    known &= 3;
    if (known == BOUND_LOWER && score < beta[ply]) {
        return 0;
    }
    if (known == BOUND_UPPER && score > alpha[ply]) {
        return 0;
    }
    ++search_hits;
    search_horizon |= quiet_plies[ply];
    return 1;
}

static void table_store(void)
{
    uint8_t *entry = slot[ply];
    int16_t value = score_to_table(best[ply]);

    entry[ENTRY_KEY] = hash_key[2][ply];
    entry[ENTRY_KEY + 1] = hash_key[3][ply];
    entry[ENTRY_KEY + 2] = hash_key[4][ply];
    entry[ENTRY_KEY + 3] = hash_key[5][ply];
    entry[ENTRY_SCORE] = (uint8_t)value;
    entry[ENTRY_SCORE + 1] = (uint8_t)((uint16_t)value >> 8);
    entry[ENTRY_DEPTH] = (uint8_t)(node_depth[ply] << 2 | bound[ply]);
    entry[ENTRY_ORDINAL] = best_ordinal[ply];
}

/* ---- order ---- */

static void rank_all_equal(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = 1;
    }
}

static void leave_out(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        if (root_skip[i]) {
            list_rank[i] = 0;
        }
    }
}

/* The move of the table needs no rank: it goes first. Often it cuts off, so
 * the others are ranked only when it did not. */
static void rank_list(void)
{
    move_count = count[ply];
    if (search_without & WITHOUT_RANK) {
        rank_all_equal();
    } else {
        game_rank();
    }
    if (node_depth[ply]) {
        order_rank_killers();
    }
    if (first[ply]) {
        list_rank[first[ply]] = 0;
    }
    if (ply == 0) {
        leave_out();
    }
    ranked[ply] = 1;
}

static void take_move(uint8_t ordinal)
{
    node_current[ply] = ordinal;
    list_choose(ordinal);
}

/* The best-ranked move not searched yet, the lowest ordinal among equals.
 * 1: it is in `move` and node_current[ply]. */
static uint8_t pick_move(void)
{
    uint8_t ordinal;
    uint8_t found = 0;
    uint8_t rank = 1;

    if (!ranked[ply]) {
        rank_list();
    }
    for (ordinal = count[ply]; ordinal; --ordinal) {
        if (list_rank[ordinal] >= rank) {
            rank = list_rank[ordinal];
            found = ordinal;
        }
    }
    if (!found) {
        return 0;
    }
    list_rank[found] = 0;
    take_move(found);
    return 1;
}

/* ---- nodes ---- */

/* 1: time to stop. */
static uint8_t count_node(void)
{
    if (--poll_left == 0) {
        search_stopped = search_poll();
    }
    return search_stopped;
}

/* Lists stand one behind the other along the path. */
void search_open_list(void)
{
    list_at[ply] = ply ? list_at[ply - 1] + count[ply - 1] : 0;
    list_open(list_at[ply]);
}

void search_reopen_list(void)
{
    list_open(list_at[ply - 1]);
}

static void open_row(void)
{
    search_open_list();
    best[ply] = -SCORE_INFINITE;
    best_ordinal[ply] = 0;
    bound[ply] = BOUND_UPPER;
    ranked[ply] = 0;
    first[ply] = 0;
}

/* Lists the moves of a node with depth left; `ordinal` is to be tried first,
 * if it is not 0. */
static void open_node(uint8_t ordinal)
{
    open_row();
    game_generate();
    count[ply] = move_count;
    if (ordinal > move_count) {
        ordinal = 0; /* another position's, by a false hit */
    }
    first[ply] = ordinal;
}

/* Depth 0: the side to move may stand pat, or go on with its noisy moves.
 * 1: there are some, and standing pat was no cut-off. */
static uint8_t open_quiescence(void)
{
    game_eval();
    search_horizon = 1;
    if (!search_noisy || score >= beta[ply]) {
        return 0;
    }
    open_row();
    best[ply] = score;
    if (score > alpha[ply]) {
        alpha[ply] = score;
    }
    game_noisy();
    count[ply] = move_count;
    return move_count != 0;
}

/* The best line from here is the move of the
 * path and the child's best line. */
static void note_line(void)
{
    uint8_t row = ply * LINE_MOST;
    uint8_t i = ply;

    if (ply >= LINE_MOST) {
        return;
    }
    line_lo[row + i] = path_lo[ply];
    line_hi[row + i] = path_hi[ply];
    for (++i; i < LINE_MOST && i < line_end[ply + 1]; ++i) {
        line_lo[row + i] = line_lo[row + LINE_MOST + i];
        line_hi[row + i] = line_hi[row + LINE_MOST + i];
    }
    line_end[ply] = i;
}

/* One ply to go: the game does it all. */
static void visit_frontier(void)
{
    limit = beta[ply];
    game_frontier();
    if (outcome == OUTCOME_NONE) {
        search_horizon = 1;
    }
    if (leaves && score > alpha[ply] && score < beta[ply]) {
        path_lo[ply] = (uint8_t)move;
        path_hi[ply] = (uint8_t)(move >> 8);
        line_end[ply + 1] = ply + 1;
        note_line();
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
    slot[ply] = hash_slot;
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
    if (ply == PLIES - 1 || list_at[ply - 1] + count[ply - 1] >= LIST_FULL) {
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
    open_node(move_first);
    return 1;
}

/* The window of the child, for its side to move; the child's side is known
 * only after make, so it is written as ours and turned by turn_window. */
static void set_window(void)
{
    uint8_t child = ply + 1;

    node_depth[child] = node_depth[ply] ? node_depth[ply] - 1 : 0;
    alpha[child] = alpha[ply];
    beta[child] = beta[ply];
    if (search_without & WITHOUT_ALPHABETA) {
        alpha[child] = -SCORE_INFINITE;
        beta[child] = SCORE_INFINITE;
        return;
    }
    if (ply == 0 && alpha[0] > -SCORE_WON && alpha[0] < SCORE_WON) {
        alpha[child] -= root_noise[node_current[0]];
    }
    if (scouting[ply]) {
        beta[child] = alpha[child] + 1;
    }
}

static void turn_window(uint8_t mover)
{
    int16_t kept;

    if (side != mover) {
        kept = alpha[ply];
        alpha[ply] = -beta[ply];
        beta[ply] = -kept;
    }
}

/* A null window pays where a tree hangs below, and only after a first move
 * has set a standard. */
static void choose_scouting(void)
{
    scouting[ply] = node_depth[ply] >= SCOUT_DEPTH && best_ordinal[ply]
        && !(search_without & (WITHOUT_PVS | WITHOUT_ALPHABETA));
}

/* Makes `move`. 1: a new node; 0: the move was illegal. */
static uint8_t descend(void)
{
    uint8_t mover = side;

    set_window();
    list_play();
    if (outcome == OUTCOME_ILLEGAL) {
        return 0;
    }
    turn_window(mover);
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
    list_open(list_at[ply]);
}

/* A root move competes with its noise added, unless the game is decided. */
static void add_noise(void)
{
    bare_score = score;
    if (score > -SCORE_WON && score < SCORE_WON) {
        score += root_noise[node_current[0]];
    }
}

/* `score` of the current move is in. 1: it cuts off. */
static uint8_t weigh_score(void)
{
    if (score <= best[ply]) {
        return 0;
    }
    best[ply] = score;
    best_ordinal[ply] = node_current[ply];
    if (score <= alpha[ply]) {
        return 0;
    }
    alpha[ply] = score;
    if (score >= beta[ply]) {
        bound[ply] = BOUND_LOWER;
        ++search_cuts;
        order_praise();
        return 1;
    }
    bound[ply] = BOUND_EXACT;
    note_line();
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
        if (!best_ordinal[ply]) {
            game_settle();
            score_outcome();
            return;
        }
        if (ply && node_depth[ply] >= HASH_DEPTH && !(search_without & WITHOUT_HASH)) {
            table_store();
        }
    }
    score = best[ply];
}

void search_tree(void)
{
    search_best = 0;
    search_stopped = 0;
    search_horizon = 0;
    alpha[0] = -SCORE_INFINITE;
    beta[0] = SCORE_INFINITE;
    node_depth[0] = search_depth;
    line_end[0] = 0;
    open_node(search_first);

open:
    if (first[ply]) {
        take_move(first[ply]);
        goto scout;
    }
next:
    if (!pick_move()) {
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
        add_noise();
    }
    if (scouting[ply] && score > alpha[ply] && score < beta[ply]) {
        scouting[ply] = 0; /* better than the standard: how much? */
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
