/* watch_state.c: the visible tree after an event (watch_data.h). In the overlay WATCH. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/text.h"
#include "view/line.h"
#include "shell/workshop/watch_data.h"
#include "texts/shell.h"

Trace *watch_trace;
TraceNode *watch_nodes;
uint8_t watch_count;
uint8_t watch_next;
uint8_t watch_ply;
uint8_t watch_path[TRACE_PLIES + 1];
uint8_t watch_node;
uint8_t watch_is_closed;
uint8_t watch_is_better;
uint8_t watch_is_over;
int16_t watch_alpha[TRACE_PLIES + 2];
int16_t watch_beta[TRACE_PLIES + 2];
uint8_t watch_best[TRACE_PLIES + 1];
uint16_t watch_boards;

uint8_t watch_row;
uint8_t watch_cut_row[TRACE_MOST];

uint8_t watch_is_cut(const TraceNode *node)
{
    if (node->flags & TRACE_BOARDS) {
        return 0;
    }
    return node->left || node->flags & TRACE_SOME;
}

void watch_start(void)
{
    uint8_t n;

    watch_trace = trace;
    watch_nodes = watch_trace->nodes;
    watch_count = watch_trace->count;
    for (n = 0; n < watch_count; ++n) {
        watch_nodes[n].flags &= ~(WATCH_DONE | WATCH_CLOSED);
        watch_cut_row[n] = 0;
    }
    watch_next = 1;
    watch_ply = watch_node = watch_path[0] = watch_is_closed = watch_is_over = watch_is_better = 0;
    watch_boards = 0;
    watch_row = 0;
    watch_alpha[0] = -SCORE_INFINITE;
    watch_beta[0] = SCORE_INFINITE;
    watch_best[0] = WATCH_NONE;
}

uint8_t watch_has_children(uint8_t n)
{
    const TraceNode *node = watch_nodes + n;
    uint8_t level = node->ply;

    if (++n == watch_count) {
        return 0;
    }
    ++node;
    if (node->ply > level) {
        return 1;
    }
    return 0;
}

/* The end: the path is now the best line. Below the best move it goes through children of the same value. */
static void show_best_line(void)
{
    uint8_t n = watch_best[0];

    watch_is_over = 1;
    watch_path[1] = n;
    watch_ply = 1;
    for (++n; n < watch_next && watch_nodes[n].ply > 1; ++n) {
        if (watch_nodes[n].ply == watch_ply + 1 && watch_nodes[n].score == watch_nodes[0].score) {
            watch_path[++watch_ply] = n;
        }
    }
}

/* The value of node n is known: it counts for its parent. */
static void give_value(uint8_t n)
{
    TraceNode *node = watch_nodes + n;
    uint8_t parent = node->ply - 1;
    uint8_t is_b;

    node->flags |= WATCH_DONE;
    watch_is_better = 0;
    if (!node->ply) {
        show_best_line();
        return;
    }
    is_b = watch_nodes[watch_path[parent]].flags & TRACE_IS_B;
    if (watch_best[parent] != WATCH_NONE) {
        watch_x = watch_nodes[watch_best[parent]].score;
        watch_y = node->score;
        if (watch_x == watch_y || watch_is_less() == is_b) {
            return;
        }
    }
    watch_is_better = 1;
    watch_best[parent] = n;
    watch_x = node->score;
    if (is_b) {
        watch_y = watch_beta[parent];
        if (watch_is_less()) {
            watch_beta[parent] = watch_x;
        }
    } else {
        watch_y = watch_x;
        watch_x = watch_alpha[parent];
        if (watch_is_less()) {
            watch_alpha[parent] = watch_y;
        }
    }
}

static void enter(void)
{
    uint8_t n = watch_next++;
    TraceNode *node = watch_nodes + n;
    uint8_t level = node->ply;

    if (watch_ply != level - 1 || watch_best[watch_ply] != WATCH_NONE || watch_cut_row[n - 1]) {
        ++watch_row;
    }
    watch_ply = level;
    watch_path[level] = watch_node = n;
    watch_is_closed = 0;
    node->row = watch_row;
    ++watch_boards;
    if (node->flags & TRACE_BOARDS) {
        watch_boards += node->left;
    }
    watch_alpha[level] = watch_alpha[level - 1];
    watch_beta[level] = watch_beta[level - 1];
    watch_best[level] = WATCH_NONE;
    if (!watch_has_children(n)) {
        give_value(n);
    }
}

static void close_node(void)
{
    uint8_t n = watch_path[watch_ply];
    uint8_t i;

    watch_node = n;
    watch_is_closed = 1;
    if (watch_is_cut(watch_nodes + n)) {
        watch_cut_row[n] = ++watch_row;
        for (i = n; i < watch_next; ++i) {
            watch_nodes[i].flags |= WATCH_CLOSED;
        }
    }
    give_value(n);
}

void watch_advance(void)
{
    uint8_t n;

    if (watch_nodes[watch_path[watch_ply]].flags & WATCH_DONE) {
        --watch_ply; /* the last event was a node that is done */
    }
    n = watch_ply + 1;
    if (watch_next < watch_count && watch_nodes[watch_next].ply == n) {
        enter();
    } else {
        close_node();
    }
    if (watch_is_over) {
        watch_boards = watch_trace->boards;
    }
}

void watch_value(void)
{
    if (watch_x >= SCORE_WON) {
        line_text(TEXT_WATCH_WIN);
    } else if (watch_x <= -SCORE_WON) {
        line_text(TEXT_WATCH_LOSS);
    } else {
        line_char(watch_x < 0 ? '-' : '+');
        if (watch_x < 0) {
            watch_x = -watch_x;
        }
        line_number((uint16_t)watch_x);
    }
}

void watch_move(uint8_t n)
{
    move = (uint16_t)(watch_nodes[n].move_hi << 8);
    move |= watch_nodes[n].move_lo;
    ++text_other_board;
    line_move();
    --text_other_board;
}
