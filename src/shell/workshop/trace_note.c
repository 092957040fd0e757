/* trace_note.c: notes the nodes of a search (trace_data.h): what the search calls in place of three verbs of the game.
 * The overlay TRACE brings this code, but it runs in memory that the frame does not use: trace_frontier in the
 * player/missile memory, the rest at the end of screen memory. */
/* SPDX-License-Identifier: MIT */
#pragma code-name ("TRACE_NOTE")
#pragma rodata-name ("TRACE_NOTE")
#pragma bss-name ("TRACE_KEPT") /* cleared: opening the frame clears this memory */

#include "engine/game.h"
#include "engine/search_state.h"
#include "shell/workshop/trace_data.h"

#define NO_NODE 255

TraceNode *trace_nodes;
uint8_t trace_count;
uint8_t trace_most;
uint8_t trace_most_deep;
uint8_t trace_plies;
uint8_t trace_is_full;
uint8_t trace_side;
uint8_t trace_is_own;

static uint8_t node_at[TRACE_PLIES + 1]; /* by ply: the node that is visited now */
static uint8_t tried[TRACE_PLIES + 1];   /* by ply: number of its moves that were made */
static uint8_t is_frontier;              /* 1: game_frontier runs, */
static uint8_t frontier_side;            /* for this side; */
static uint8_t frontier_listed;          /* number of moves on its list, */
static uint8_t frontier_node;            /* its node, */
static uint8_t frontier_count;           /* and number of nodes before its children */
static TraceNode *node;

/* Sets `node` to the node that is visited at this ply. Returns 0 if it is not in the notes. */
static uint8_t find_node(void)
{
    if (ply > trace_plies || node_at[ply] == NO_NODE) {
        return 0;
    }
    node = trace_nodes + node_at[ply];
    return 1;
}

void trace_add(void)
{
    tried[ply] = 0;
    node_at[ply] = NO_NODE;
    if (ply > 1) {
        if (node_at[ply - 1] == NO_NODE) {
            return;
        }
        if (trace_count >= trace_most_deep) {
            trace_is_full = 1;
            return;
        }
    } else if (trace_count == trace_most) {
        trace_is_full = 1;
        return;
    }
    node_at[ply] = trace_count++;
    find_node();
    node->ply = ply;
    node->left = 0;
    node->flags = side ^ trace_side; /* the sides are 0 and 1 */
    if (ply) {
        node->move_lo = path_lo[ply - 1];
        node->move_hi = path_hi[ply - 1];
    }
}

void trace_make(void)
{
    if (ply < trace_plies) {
        ++tried[ply];
        frontier_listed = move_count;
    }
    trace_game_make();
    if (outcome != OUTCOME_ILLEGAL && ply <= trace_plies) {
        trace_add();
    }
}

void trace_unmake(void)
{
    uint8_t left;

    if (find_node()) {
        node->score = score;
        if ((is_frontier ? frontier_side : side) != trace_side) { /* a frontier has turned the score already */
            node->score = -score;
        }
        if (!is_frontier && tried[ply]) {
            left = trace_listed();
            left -= tried[ply];
            node->left = left;
            if (node_staged[ply]) {
                node->flags |= TRACE_SOME;
            }
        }
    }
    trace_game_unmake();
}

#pragma code-name (push, "TRACE_RUN")

void trace_frontier(void)
{
    frontier_count = trace_count;
    frontier_side = side;
    frontier_node = find_node();
    if (frontier_node) {
        tried[ply] = 0;
    }
    is_frontier = 1;
    if (trace_is_own) {
        trace_game_frontier();
    } else {
        frontier_generic();
    }
    is_frontier = 0;
    if (frontier_node) {
        find_node();
        frontier_listed -= tried[ply];
        node->left = frontier_listed;
        if (trace_count == frontier_count) {
            node->left = leaf_count;
            node->flags |= TRACE_BOARDS;
        }
        tried[ply] = 0;
    }
}

#pragma code-name (pop)
