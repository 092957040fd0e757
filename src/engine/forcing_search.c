/* forcing_search.c: the loop of the forcing search; see forcing_search.h. asm/engine/forcing_search.s is its twin.
 * Linked into the overlays of games that use it.
 *
 * An AND/OR search without recursion. Plies of the attacker and of the defender alternate: a position of the attacker
 * is won if one of its threats is won; a threat is won if every reply leads to a won position. node_depth is
 * the number of moves the attacker has left, including the winning one; the tree search does not need it meanwhile.
 * The transposition table stores positions that are not won; the attacker's side is mixed into their keys. */
/* SPDX-License-Identifier: MIT */
#include "engine/forcing_search.h"
#include "engine/budget.h"
#include "engine/double_threats.h"
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"

#define TT_MIN_MOVES 3  /* with fewer moves left, the transposition table costs more than it saves */

uint8_t (*forcing_search_force)(uint8_t step);
uint8_t forcing_search_hint[PV_MAX];
uint8_t forcing_search_hints;
uint8_t forcing_search_first;
uint8_t forcing_search_without;
uint8_t forcing_search_too_short;
uint8_t forcing_search_stopped;
uint8_t forcing_search_count[PLIES];

static uint16_t list_start[PLIES]; /* where the list of this ply starts in list_pool */
static uint8_t current[PLIES]; /* ordinal of the current move */
static uint8_t single_reply[PLIES];   /* double_threats_single_reply of the list */
static uint8_t *slot[PLIES];   /* entry of the transposition table */
static uint8_t first_ply;      /* the ply where the attack starts */

/* A function, because cc65 needs thirty bytes for every call through a pointer. */
static uint8_t force(uint8_t step)
{
    return forcing_search_force(step);
}

/* ---- transposition table ---- */

#define SIDE_MARK(side) ((side) ? 0x5A : 0xA5) /* mixed into the key of the first ply, and so into all keys after it */

/* Returns 1 if this position, whose key is in hash_key, was searched before with at least as many moves and is not
 * won. */
static uint8_t is_in_tt(void)
{
    uint8_t found;

    if (forcing_search_without) {
        return 0;
    }
    found = tt_find();
    slot[ply] = tt_slot;
    return found && tt_slot[ENTRY_DEPTH] >> 2 >= node_depth[ply];
}

static uint8_t is_known(void)
{
    game_hash();
    return is_in_tt();
}

/* Stores that this position is not won with node_depth[ply] moves. */
static void store_failure(void)
{
    uint8_t *entry = slot[ply];

    if (forcing_search_without) {
        return;
    }
    entry[ENTRY_KEY] = hash_key[2][ply];
    entry[ENTRY_KEY + 1] = hash_key[3][ply];
    entry[ENTRY_KEY + 2] = hash_key[4][ply];
    entry[ENTRY_KEY + 3] = hash_key[5][ply];
    entry[ENTRY_DEPTH] = (uint8_t)(node_depth[ply] << 2 | BOUND_UPPER);
}

/* ---- one ply ---- */

/* Counts nodes against the budget: moves made, and threats that were left out (leaf_count). */
static void count(uint8_t nodes)
{
    if (nodes < poll_left) {
        poll_left -= nodes;
        return;
    }
    poll_overrun = nodes - poll_left;
    poll_left = 0;
    forcing_search_stopped = budget_poll();
}

static uint16_t list_end(uint8_t at_ply)
{
    return list_start[at_ply] + forcing_search_count[at_ply];
}

/* Returns 1 if list_pool has room for another list after the lists of the path. */
static uint8_t has_room(void)
{
    return list_end(ply - 1) >> 8 < list_full;
}

/* Lists threats or replies (`step`) at this ply. The list is empty if the defender can win at once instead. */
static void list_forcing(uint8_t step)
{
    list_start[ply] = ply ? list_end(ply - 1) : 0;
    list_open(list_start[ply]);
    leaf_count = 0;
    double_threats_single_reply = 0;
    current[ply] = 0;
    pv_end[ply] = ply;
    if (force(step)) {
        move_count = 0;
    }
    forcing_search_count[ply] = move_count;
    single_reply[ply] = double_threats_single_reply;
}

/* Opens the next ply for its single reply, which is not listed but takes one place in list_pool. */
static void open_reply(void)
{
    uint8_t at_ply = ply + 1;

    list_start[at_ply] = list_end(ply);
    forcing_search_count[at_ply] = 1;
    current[at_ply] = 1;
    pv_end[at_ply] = at_ply;
}

/* If the move of forcing_search_hint for this ply is on the list, swaps it with the first move. */
static void put_hint_first(void)
{
    uint8_t n = ply - first_ply;
    uint8_t i;

    if (n >= forcing_search_hints) {
        return;
    }
    for (i = 2; i <= move_count; ++i) {
        if (list_lo[i] == forcing_search_hint[n]) {
            list_lo[i] = list_lo[1];
            list_lo[1] = forcing_search_hint[n];
            return;
        }
    }
}

/* Sets the principal variation of this ply: the move of the path, then the principal variation of the next ply. */
static void update_pv(void)
{
    uint8_t at = (uint8_t)(ply * (PV_MAX + 1));
    uint8_t left;

    if (ply >= PV_MAX) {
        return;
    }
    pv_end[ply] = pv_end[ply + 1] < PV_MAX ? pv_end[ply + 1] : PV_MAX;
    pv_lo[at] = path_lo[ply];
    pv_hi[at] = path_hi[ply];
    for (left = pv_end[ply] - ply; --left;) {
        ++at;
        pv_lo[at] = pv_lo[at + PV_MAX];
        pv_hi[at] = pv_hi[at + PV_MAX];
    }
}

static void count_made(void)
{
    ++poll_moves_made;
    count(1);
}

static void choose_next(void)
{
    list_choose(++current[ply]);
}

static void play_next(void)
{
    choose_next();
    list_play();
    count_made();
}

/* Writes the next threat and its single reply to the path and counts them, without making them. */
static void find_pair(void)
{
    choose_next();
    force(FORCE_SINGLE_REPLY);
    count_made();
    if (!forcing_search_stopped) {
        count_made();
    }
}

/* Sets the moves that the attacker has left: one less than two plies before. */
static void take_move(void)
{
    node_depth[ply] = node_depth[ply - 2] - 1;
}

/* Returns 1 if the position after the next threat and its single reply is known not to be won. Its key is computed
 * without making the two moves. */
static uint8_t is_pair_known(void)
{
    uint8_t known = node_depth[ply] > TT_MIN_MOVES;

    if (known) {
        force(FORCE_KEY);
    }
    ply += 2;
    take_move();
    known = known && is_in_tt();
    ply -= 2;
    return known;
}

static void unmake_to_list(void)
{
    game_unmake();
    list_open(list_start[ply]);
}

static uint8_t wins(void)
{
    first_ply = ply;

attack:
    if (force(FORCE_WIN)) {
        path_lo[ply] = (uint8_t)move;
        path_hi[ply] = (uint8_t)(move >> 8);
        pv_end[ply] = ply; /* stays so beyond PV_MAX, where no moves are stored */
        pv_end[ply + 1] = ply + 1;
        goto won;
    }
    if (node_depth[ply] == 1 || ply > PLIES - 4) {
    no_more:
        forcing_search_too_short = 1;
        goto lost;
    }
    if (node_depth[ply] >= TT_MIN_MOVES && ply != first_ply && is_known()) {
        goto lost;
    }

list:
    list_forcing(ply == first_ply ? forcing_search_first : FORCE_THREATS);
    put_hint_first();
    if (leaf_count) {
        forcing_search_too_short = 1;
        count(leaf_count);
    }

threat:
    if (current[ply] == forcing_search_count[ply]) {
        if (node_depth[ply] >= TT_MIN_MOVES && ply != first_ply) {
            store_failure();
        }
        goto lost;
    }
    if (single_reply[ply]) {
        find_pair();
        if (forcing_search_stopped) {
            goto stop;
        }
        if (is_pair_known()) {
            goto threat;
        }
        open_reply();
        force(FORCE_PLAY);
        if (!has_room()) {
            goto lost;
        }
        if (ply > PLIES - 4) {
            goto no_more;
        }
        goto list;
    }
    play_next();
    if (forcing_search_stopped) {
        goto stop;
    }
    if (outcome != OUTCOME_NONE || !has_room()) {
        goto held;
    }
    if (node_depth[ply - 1] > TT_MIN_MOVES) {
        game_hash();
    }
    list_forcing(FORCE_REPLIES);
    if (!forcing_search_count[ply]) {
        goto held;
    }

reply:
    if (current[ply] == forcing_search_count[ply]) {
        unmake_to_list();
        goto won;
    }
    play_next();
    if (forcing_search_stopped) {
        goto stop;
    }
    if (outcome != OUTCOME_NONE || !has_room()) {
        goto lost;
    }
    take_move();
    goto attack;

won: /* the attacker's ply: the winning move is on the path, and the next ply has its principal variation */
    update_pv();
    if (ply == first_ply) {
        return 1;
    }
    unmake_to_list();
    if (current[ply] == 1 || pv_end[ply + 1] > pv_end[ply]) {
        update_pv();
    }
    goto reply;

lost:
    if (ply == first_ply) {
        return 0;
    }
    unmake_to_list();
held: /* the defender's ply: the threat before it does not win */
    unmake_to_list();
    goto threat;

stop:
    while (ply != first_ply) {
        game_unmake();
    }
    return 0;
}

uint8_t forcing_search_wins(void)
{
    uint8_t won;

    hash_key[KEY_BYTES - 1][ply] ^= SIDE_MARK(side);
    won = wins();
    hash_key[KEY_BYTES - 1][ply] ^= SIDE_MARK(side);
    return won;
}
