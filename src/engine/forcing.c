/* forcing.c: see forcing.h; it stands in the overlays of games that use it.
 *
 * Rows of the attacker and of the defender take turns along the path. They are of its own: assembly has those of the search in another
 * shape. But node_depth is the tree's, which is not searched meanwhile: how many moves the attacker of a row has, the one that wins among them. A row of the attacker is won when one of his
 * moves is, a move when every reply leads to a row that is won. The number of moves grows by one until there is a win, the budget ends,
 * or no row was left for want of moves. The table remembers rows that are not won, with the side in their key. */
#include <string.h>

#include "engine/budget.h"
#include "engine/forcing.h"
#include "engine/game.h"
#include "engine/hash.h"
#include "engine/list.h"
#include "engine/root.h"
#include "engine/think.h"
#include "engine/tree.h"

#define TABLE_DEPTH 3  /* rows with fewer moves are cheaper than the table */
#define MOVES_MOST 15  /* of an attacker: 29 plies and the root's */
#define NODES_LEAST 1024 /* a smaller budget is the search's alone */

static uint16_t row_list[PLIES];  /* where its list begins in the pool */
static uint8_t row_count[PLIES];  /* moves on it */
static uint8_t row_current[PLIES]; /* ordinal of the move in hand */
static uint8_t *row_slot[PLIES];  /* its entry of the table */

static uint8_t (*force)(uint8_t step);
static uint8_t first_row;       /* the ply the attack begins at */
static uint8_t cut_short;       /* 1: a row was left for want of moves */
static uint8_t stopped;
static uint8_t hint[LINE_MOST]; /* a line that won before, tried first */
static uint8_t hints;           /* moves of it */

static uint8_t refuted[32];     /* bits, by low byte of a move */
static uint8_t refuted_at[KEY_BYTES]; /* the position they are about; */
static uint8_t refuted_any;     /* 0: there are none */

/* ---- the table ---- */

#define SIDE_MARK(side) ((side) ? 0x5A : 0xA5)

/* 1: this row was looked at before, with as many moves, in vain. */
static uint8_t is_known(void)
{
    uint8_t found;

    game_hash();
    if (think_without & WITHOUT_HASH) {
        return 0;
    }
    hash_key[KEY_BYTES - 1][ply] ^= SIDE_MARK(side);
    found = hash_probe();
    hash_key[KEY_BYTES - 1][ply] ^= SIDE_MARK(side);
    row_slot[ply] = hash_slot;
    return found && hash_slot[ENTRY_DEPTH] >> 2 >= node_depth[ply];
}

static void remember(void)
{
    uint8_t *entry = row_slot[ply];

    if (think_without & WITHOUT_HASH) {
        return;
    }
    entry[ENTRY_KEY] = hash_key[2][ply];
    entry[ENTRY_KEY + 1] = hash_key[3][ply];
    entry[ENTRY_KEY + 2] = hash_key[4][ply];
    entry[ENTRY_KEY + 3] = hash_key[5][ply] ^ SIDE_MARK(side);
    entry[ENTRY_DEPTH] = (uint8_t)(node_depth[ply] << 2 | BOUND_UPPER);
}

/* ---- rows ---- */

/* Moves that were looked at and left out count, too. */
static void count(uint8_t nodes)
{
    if (nodes < poll_left) {
        poll_left -= nodes;
        return;
    }
    poll_over = nodes - poll_left;
    poll_left = 0;
    stopped = budget_poll();
}

/* 1: there is room for another list, behind those of the path. */
static uint8_t has_room(void)
{
    return (row_list[ply - 1] + row_count[ply - 1]) >> 8 < list_full;
}

static void open_row(uint8_t step)
{
    row_list[ply] = ply ? row_list[ply - 1] + row_count[ply - 1] : 0;
    list_open(row_list[ply]);
    leaves = 0;
    row_current[ply] = 0;
    line_end[ply] = ply;
    if (force(step)) {
        move_count = 0;
    }
    row_count[ply] = move_count;
}

/* What won before goes first. */
static void put_hint_first(void)
{
    uint8_t n = ply - first_row;
    uint8_t i;

    if (n >= hints) {
        return;
    }
    for (i = 2; i <= move_count; ++i) {
        if (list_lo[i] == hint[n]) {
            list_lo[i] = list_lo[1];
            list_lo[1] = hint[n];
            return;
        }
    }
}

/* The best line from here is the move of the path and the next row's. */
static void note_line(void)
{
    uint8_t at = (uint8_t)(ply * (LINE_MOST + 1));
    uint8_t left;

    if (ply >= LINE_MOST) {
        return;
    }
    line_end[ply] = line_end[ply + 1] < LINE_MOST ? line_end[ply + 1] : LINE_MOST;
    line_lo[at] = path_lo[ply];
    line_hi[at] = path_hi[ply];
    for (left = line_end[ply] - ply; --left;) {
        ++at;
        line_lo[at] = line_lo[at + LINE_MOST];
        line_hi[at] = line_hi[at + LINE_MOST];
    }
}

static void play_next(void)
{
    list_choose(++row_current[ply]);
    list_play();
    count(1);
}

static void take_back(void)
{
    game_unmake();
    list_open(row_list[ply]);
}

/* 1: `side`, who is on turn, wins by force in node_depth[ply] moves. Board and ply are as before. */
static uint8_t attack(void)
{
    first_row = ply;

attack:
    if (force(FORCE_WIN)) {
        path_lo[ply] = (uint8_t)move;
        path_hi[ply] = (uint8_t)(move >> 8);
        line_end[ply + 1] = ply + 1;
        goto won;
    }
    if (node_depth[ply] == 1 || ply > PLIES - 4) {
        cut_short = 1;
        goto lost;
    }
    if (node_depth[ply] >= TABLE_DEPTH && ply != first_row && is_known()) {
        goto lost;
    }
    open_row(FORCE_THREATS);
    put_hint_first();
    if (leaves) {
        cut_short = 1;
        count(leaves);
    }

threat:
    if (row_current[ply] == row_count[ply]) {
        if (node_depth[ply] >= TABLE_DEPTH && ply != first_row) {
            remember();
        }
        goto lost;
    }
    play_next();
    if (stopped) {
        goto stop;
    }
    if (outcome != OUTCOME_NONE || !has_room()) {
        goto held;
    }
    if (node_depth[ply - 1] > TABLE_DEPTH) {
        game_hash();
    }
    open_row(FORCE_REPLIES);
    if (!row_count[ply]) {
        goto held;
    }

reply:
    if (row_current[ply] == row_count[ply]) {
        take_back();
        goto won;
    }
    play_next();
    if (stopped) {
        goto stop;
    }
    if (outcome != OUTCOME_NONE || !has_room()) {
        goto lost;
    }
    node_depth[ply] = node_depth[ply - 2] - 1;
    goto attack;

won: /* the attacker's row: path_lo has his move, the next row its line */
    note_line();
    if (ply == first_row) {
        return 1;
    }
    take_back();
    if (row_current[ply] == 1 || line_end[ply + 1] > line_end[ply]) {
        note_line();
    }
    goto reply;

lost:
    if (ply == first_row) {
        return 0;
    }
    take_back();
held: /* the defender's row: the move before it comes to nothing */
    take_back();
    goto threat;

stop:
    while (ply != first_row) {
        game_unmake();
    }
    return 0;
}

/* With more and more moves, from so many on: the number that wins, or 0. */
static uint8_t find_win(uint8_t moves, uint8_t most)
{
    uint8_t row = ply;

    for (; moves <= most && !stopped; ++moves) {
        cut_short = 0;
        node_depth[row] = moves;
        if (attack()) {
            return moves;
        }
        outcome = OUTCOME_NONE;
        if (!cut_short) {
            break;
        }
    }
    return 0;
}

/* ---- budget ---- */

static uint32_t whole;

/* Half of what is left. 0: that would be too little. */
static uint8_t take_half(void)
{
    stopped = 0;
    whole = budget_nodes;
    if (whole) {
        if (whole - budget_counted < NODES_LEAST) {
            return 0;
        }
        budget_nodes = budget_counted + (whole - budget_counted) / 2;
    }
    budget_open();
    return 1;
}

static void give_back(void)
{
    budget_settle();
    budget_nodes = whole;
}

/* ---- the brain ---- */

/* Tries every move against what the other side threatens, in so many moves or more. The number of moves that stand it. */
static uint8_t try_moves(uint8_t moves, uint8_t most)
{
    uint8_t i;
    uint8_t standing = 0;
    uint16_t last = 0;

    list_open(0);
    game_info()->nearby();
    row_list[0] = 0;
    row_count[0] = move_count;
    for (i = 1; i <= row_count[0]; ++i) {
        list_open(0);
        list_choose(i);
        list_play();
        game_hash();
        if (!stopped && outcome == OUTCOME_NONE && find_win(moves, most)) {
            refuted[path_lo[0] >> 3] |= 1 << (path_lo[0] & 7);
        } else {
            ++standing;
            last = path_lo[0] | path_hi[0] << 8;
        }
        game_unmake();
    }
    outcome = OUTCOME_NONE;
    move = last;
    return standing;
}

static uint8_t defend(uint8_t most)
{
    uint8_t moves;
    uint8_t i;
    uint8_t standing;

    force(FORCE_PASS);
    hints = 0;
    moves = find_win(2, most);
    force(FORCE_PASS);
    if (!moves) {
        return 0;
    }
    hints = line_end[0];
    memcpy(hint, line_lo, sizeof hint);
    standing = try_moves(moves, most);
    for (i = 0; i < KEY_BYTES; ++i) {
        refuted_at[i] = hash_key[i][0];
    }
    refuted_any = standing != 0;
    if (standing == 1) {
        game_eval();
        return 1;
    }
    return 0;
}

uint8_t forcing_brain(void)
{
    uint8_t moves;

    refuted_any = 0;
    memset(refuted, 0, sizeof refuted);
    if (root_excluded_count || !take_half()) {
        return 0;
    }
    force = game_info()->force;
    if (!think_goes_on && !(think_without & WITHOUT_HASH)) {
        hash_clear();
    }
    hints = 0;
    moves = find_win(1, think_depth > 2 * MOVES_MOST ? MOVES_MOST : (think_depth + 1) / 2);
    give_back();
    if (moves) {
        search_depth = (uint8_t)(2 * moves - 1);
        search_score = SCORE_WIN - search_depth;
        return 2;
    }
    if (take_half()) {
        moves = defend(think_depth / 2);
        give_back();
    }
    return moves;
}

void forcing_sift(void)
{
    uint8_t i;
    uint8_t kept = 0;

    if (!refuted_any || think_without & WITHOUT_SOLVER) {
        return;
    }
    for (i = 0; i < KEY_BYTES; ++i) {
        if (refuted_at[i] != hash_key[i][0]) {
            return;
        }
    }
    for (i = 1; i <= move_count; ++i) {
        if (!(refuted[list_lo[i] >> 3] & 1 << (list_lo[i] & 7))) {
            list_lo[++kept] = list_lo[i];
            list_hi[kept] = list_hi[i];
        }
    }
    move_count = kept;
}
