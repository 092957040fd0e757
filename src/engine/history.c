/* history.c: killers and history heuristic; see history.h. asm/engine/history.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/history.h"

/* The two killers of each ply, newest first: the move and its ordinal; ordinal 0 means none. A sibling node usually has
 * the move at the same ordinal. Looking only there takes a sixth of the time of a search through the list and misses
 * few killers. */
static uint8_t first_ordinal[PLIES];
static uint8_t first_lo[PLIES];
static uint8_t first_hi[PLIES];
static uint8_t second_ordinal[PLIES];
static uint8_t second_lo[PLIES];
static uint8_t second_hi[PLIES];

static void halve_history(void)
{
    uint8_t i = 0;

    do {
        history[i] = (history[i] >> 1) | 1;
    } while (++i);
}

void history_clear(void)
{
    uint8_t i;

    for (i = 0; i < PLIES; ++i) {
        first_ordinal[i] = 0;
        second_ordinal[i] = 0;
    }
    i = 0;
    do {
        history[i] = 1;
    } while (++i);
}

static void two_plies_up(uint8_t *killers)
{
    uint8_t i;

    for (i = 2; i < PLIES; ++i) {
        killers[i - 2] = killers[i];
    }
}

void history_keep(void)
{
    two_plies_up(first_ordinal);
    two_plies_up(first_lo);
    two_plies_up(first_hi);
    two_plies_up(second_ordinal);
    two_plies_up(second_lo);
    two_plies_up(second_hi);
    halve_history();
}

void history_rank_killers(void)
{
    uint8_t ordinal = first_ordinal[ply];

    if (ordinal && ordinal <= move_count && list_rank[ordinal] < RANK_KILLER
        && list_lo[ordinal] == first_lo[ply] && list_hi[ordinal] == first_hi[ply]) {
        list_rank[ordinal] = RANK_KILLER;
    }
    ordinal = second_ordinal[ply];
    if (ordinal && ordinal <= move_count && list_rank[ordinal] < RANK_SECOND_KILLER
        && list_lo[ordinal] == second_lo[ply] && list_hi[ordinal] == second_hi[ply]) {
        list_rank[ordinal] = RANK_SECOND_KILLER;
    }
}

static uint8_t kept_first;
static uint8_t kept_second;

void history_raise_killers(void)
{
    if (first_ordinal[ply]) {
        kept_first = history[first_lo[ply]];
        history[first_lo[ply]] = RANK_KILLER;
    }
    if (second_ordinal[ply]) {
        kept_second = history[second_lo[ply]];
        history[second_lo[ply]] = RANK_SECOND_KILLER;
    }
}

void history_lower_killers(void)
{
    if (second_ordinal[ply]) {
        history[second_lo[ply]] = kept_second;
    }
    if (first_ordinal[ply]) {
        history[first_lo[ply]] = kept_first;
    }
}

static void note_killer(void)
{
    uint8_t lo = (uint8_t)move;
    uint8_t hi = (uint8_t)(move >> 8);

    if (first_ordinal[ply] == node_current[ply] && first_lo[ply] == lo
        && first_hi[ply] == hi) {
        return;
    }
    second_ordinal[ply] = first_ordinal[ply];
    second_lo[ply] = first_lo[ply];
    second_hi[ply] = first_hi[ply];
    first_ordinal[ply] = node_current[ply];
    first_lo[ply] = lo;
    first_hi[ply] = hi;
}

/* Deep cut-offs count more. When a value exceeds the highest quiet rank, all are halved, but not below 1. */
static void note_history(void)
{
    uint8_t i = (uint8_t)move;

    history[i] += node_depth[ply];
    if (history[i] > RANK_QUIET_MOST) {
        halve_history();
    }
}

void history_reward(void)
{
    if (node_depth[ply] == 0 || node_staged[ply]) {
        return; /* game_rank orders noisy moves without killers */
    }
    if (!(search_without & WITHOUT_KILLERS)) {
        note_killer();
    }
    if (!(search_without & WITHOUT_HISTORY)) {
        note_history();
    }
}
