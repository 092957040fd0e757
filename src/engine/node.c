/* node.c: one node of the search: its list, move ordering, window and principal variation; see node.h.
 * asm/engine/node.s is its twin.
 *
 * A node is cheap to open: moves are not ranked before the move of the transposition table has been searched, and in a
 * game with GameInfo.gen_quiet the quiet moves are not even listed before the noisy ones have been searched, but for
 * those of the lowest rank. Many nodes are cut off before that. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/node.h"
#include "engine/history.h"
#include "engine/techniques.h"

int16_t score_without_bonus;
uint8_t picked_rank;

/* ---- lists ---- */

void node_open_list(void)
{
    node_list[ply] = ply ? node_list[ply - 1] + node_count[ply - 1] : 0;
    list_open(node_list[ply]);
}

void node_reopen_list(void)
{
    list_open(node_list[ply - 1]);
}

void node_clear(void)
{
    node_open_list();
    node_best[ply] = -SCORE_INFINITE;
    node_best_ordinal[ply] = 0;
    node_bound[ply] = BOUND_UPPER;
    node_ranked[ply] = 0;
    node_staged[ply] = 0;
    node_first[ply] = 0;
    node_searched[ply] = 0;
    node_scouting[ply] = SCOUT_NONE;
}

/* Second stage: appends the quiet moves. */
static void list_quiet(void)
{
    search_quiet();
    node_staged[ply] = 0;
}

/* With two stages the quiet moves are listed at once only if `ordinal` is one of them. */
void node_open(uint8_t ordinal)
{
    node_clear();
    if (search_quiet) {
        game_generate_noisy();
        node_staged[ply] = STAGED_ALL;
        if (ordinal > move_count) {
            list_quiet();
        }
    } else {
        search_gen_moves();
    }
    node_count[ply] = move_count;
    if (ordinal > move_count) {
        ordinal = 0; /* the TT entry is of another position with the same key bytes */
    }
    node_first[ply] = ordinal;
}

/* ---- move ordering ---- */

static void rank_all_equal(void)
{
    uint8_t i;

    for (i = rank_from + 1; i <= move_count; ++i) {
        list_rank[i] = 1;
    }
}

static void skip_excluded(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        if (root_random_bonus[i] == ROOT_SKIP) {
            list_rank[i] = 0;
        }
    }
}

/* Ranks the moves after rank_from. The move of the transposition table gets rank 0: it has been searched already. */
static void rank_list(void)
{
    if (search_without & WITHOUT_RANK) {
        rank_all_equal();
    } else if (search_quiet && node_depth[ply]) {
        history_raise_killers();
        game_rank();
        history_lower_killers();
    } else {
        game_rank();
    }
    if (!search_quiet && node_depth[ply]) {
        history_rank_killers();
    }
    if (node_first[ply]) {
        list_rank[node_first[ply]] = 0;
    }
    if (ply == 0) {
        skip_excluded();
    }
    node_ranked[ply] = 1;
}

void node_set_current(uint8_t ordinal)
{
    node_current[ply] = ordinal;
    list_choose(ordinal);
}

/* Returns the ordinal of the best-ranked move not searched yet, the lowest among equals; 0: none. */
static uint8_t best_ranked(void)
{
    uint8_t ordinal;
    uint8_t found = 0;
    uint8_t rank = 1;

    for (ordinal = node_count[ply]; ordinal; --ordinal) {
        if (list_rank[ordinal] >= rank) {
            rank = list_rank[ordinal];
            found = ordinal;
        }
    }
    return found;
}

uint8_t node_pick(void)
{
    uint8_t found;

    move_count = node_count[ply];
    if (!node_ranked[ply]) {
        rank_from = 0;
        rank_list();
    }
    found = best_ranked();
    if (node_staged[ply] && (!found || list_rank[found] == RANK_LEAST)) {
        rank_from = move_count;
        list_quiet();
        node_count[ply] = move_count;
        rank_list();
        found = best_ranked();
    }
    if (!found) {
        return 0;
    }
    picked_rank = list_rank[found];
    list_rank[found] = 0;
    node_set_current(found);
    return 1;
}

/* ---- window and principal variation ---- */

/* Returns the random bonus of the current root move, for use with the score `beside`. If that score is won or lost, the
 * bonus is 0 or 1: such scores differ by 2 or more, so a quicker win stays better and equal ones are chosen at
 * random. */
static uint8_t random_bonus(int16_t beside)
{
    uint8_t full = root_random_bonus[node_current[0]];

    return beside > -SCORE_WON && beside < SCORE_WON ? full : full & 1;
}

/* At the root alpha is lowered by the random bonus of the move, which is added to its score afterwards. */
void node_set_window(void)
{
    uint8_t child = ply + 1;

    node_depth[child] = node_depth[ply] ? node_depth[ply] - 1 : 0;
    node_alpha[child] = node_alpha[ply];
    node_beta[child] = node_beta[ply];
    if (search_without & WITHOUT_ALPHABETA) {
        node_alpha[child] = -SCORE_INFINITE;
        node_beta[child] = SCORE_INFINITE;
        return;
    }
    if (ply == 0) {
        node_alpha[child] -= random_bonus(node_alpha[0]);
    }
    if (node_scouting[ply]) {
        node_beta[child] = node_alpha[child] + 1;
    }
}

void node_turn_window(uint8_t mover)
{
    int16_t kept;

    if (side != mover) {
        kept = node_alpha[ply];
        node_alpha[ply] = -node_beta[ply];
        node_beta[ply] = -kept;
    }
}

void node_update_pv(void)
{
    uint8_t row = ply * PV_MAX;
    uint8_t i = ply;

    if (ply >= PV_MAX) {
        return;
    }
    pv_lo[row + i] = path_lo[ply];
    pv_hi[row + i] = path_hi[ply];
    for (++i; i < PV_MAX && i < pv_end[ply + 1]; ++i) {
        pv_lo[row + i] = pv_lo[row + PV_MAX + i];
        pv_hi[row + i] = pv_hi[row + PV_MAX + i];
    }
    pv_end[ply] = i;
}

void node_add_random_bonus(void)
{
    score_without_bonus = score;
    score += random_bonus(score);
}
