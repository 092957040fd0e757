/* solver.c: alpha-beta search to the last square, without recursion; asm/games/reversi/solver.s and solver_discs.s are
 * its twins and visit the same nodes. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "games/reversi/solver.h"

static uint8_t scout[SOLVE_MOST + 1]; /* 1: the current move is searched with a null window */

static void start_moves(void)
{
    solve_cell[solve_left] = RING;
    solve_even[solve_left] = 0;
    if (solve_left >= SORT_LEAST) {
        solve_sort();
    }
}

static void open_node(void)
{
    solve_best[solve_left] = ENDED_NONE;
    solve_passed[solve_left] = 0;
    start_moves();
}

static void pass(void)
{
    uint8_t alpha = solve_alpha[solve_left];

    solve_passed[solve_left] = 1;
    side ^= 1;
    solve_alpha[solve_left] = (uint8_t)(ENDED_BOTH - solve_beta[solve_left]);
    solve_beta[solve_left] = (uint8_t)(ENDED_BOTH - alpha);
    solve_discs[solve_left] = (uint8_t)(ENDED_BOTH - solve_discs[solve_left]);
    start_moves();
}

/* Opens the node after the current move, with the given window. */
static void open_child(uint8_t alpha, uint8_t beta)
{
    --solve_left;
    side ^= 1;
    solve_alpha[solve_left] = (uint8_t)(ENDED_BOTH - beta);
    solve_beta[solve_left] = (uint8_t)(ENDED_BOTH - alpha);
    open_node();
}

/* Continues with the node after the current move, whose discs have been turned; `discs` is the score if the game ended
 * there. Where moves are sorted, those after the first get a null window. */
static void go_down(uint8_t discs)
{
    uint8_t alpha = solve_alpha[solve_left];
    uint8_t beta = solve_beta[solve_left];

    solve_take(solve_cell[solve_left]);
    solve_discs[solve_left - 1] = (uint8_t)(ENDED_BOTH - discs);
    scout[solve_left] = solve_left >= SORT_LEAST && solve_best[solve_left] != ENDED_NONE
        && (uint8_t)(alpha + 1) < beta;
    open_child(alpha, scout[solve_left] ? (uint8_t)(alpha + 1) : beta);
}

/* Updates the best score of this node. Returns 1 for a beta cut-off. */
static uint8_t update_best(uint8_t worth)
{
    if (worth <= solve_best[solve_left]) {
        return 0;
    }
    solve_best[solve_left] = worth;
    if (solve_left == solve_top && !solve_passed[solve_left]) {
        solve_move = solve_cell[solve_left];
    }
    if (worth > solve_alpha[solve_left]) {
        solve_alpha[solve_left] = worth;
    }
    return worth >= solve_beta[solve_left];
}

/* Returns to the parent node. */
static void go_up(void)
{
    ++solve_left;
    side ^= 1;
}

static void unmake_move(void)
{
    solve_free(solve_cell[solve_left]);
    solve_turn_back(solve_cell[solve_left]);
}

/* Closes a finished node and returns its score, seen from the side that was to move before a pass. */
static uint8_t close_node(void)
{
    uint8_t worth = solve_best[solve_left];

    if (worth == ENDED_NONE) { /* the game is over */
        worth = solve_discs[solve_left];
        if (worth != ENDED_EVEN) {
            worth = worth > ENDED_EVEN ? (uint8_t)(worth + solve_left) : (uint8_t)(worth - solve_left);
        }
    }
    if (solve_passed[solve_left]) {
        worth = (uint8_t)(ENDED_BOTH - worth);
        solve_discs[solve_left] = (uint8_t)(ENDED_BOTH - solve_discs[solve_left]);
        side ^= 1;
    }
    if (solve_left >= SORT_LEAST) {
        solve_list_end = solve_from[solve_left];
    }
    return worth;
}

/* Leaves this node, which has no more moves or a cut-off, and all parents that this finishes. If it had no move at all,
 * lets the side pass instead. Returns 1 if the root is finished. */
static uint8_t leave(void)
{
    uint8_t worth;
    uint8_t alpha;

    for (;;) {
        if (solve_best[solve_left] == ENDED_NONE && !solve_passed[solve_left]) {
            pass();
            return 0;
        }
        worth = close_node();
        if (solve_left == solve_top) {
            solve_score = worth;
            return 1;
        }
        go_up();
        worth = (uint8_t)(ENDED_BOTH - worth);
        alpha = solve_alpha[solve_left];
        if (!update_best(worth)) {
            if (scout[solve_left] && worth > alpha) {
                scout[solve_left] = 0;
                open_child(worth, solve_beta[solve_left]);
            } else {
                unmake_move();
            }
            return 0;
        }
        unmake_move();
    }
}

/* Stops the search: unmakes the current move, whose discs have been turned, and all moves before it. */
static void stop_search(void)
{
    solve_stopped = 1;
    solve_turn_back(solve_cell[solve_left]);
    for (;;) {
        side ^= solve_passed[solve_left];
        if (solve_left == solve_top) {
            return;
        }
        go_up();
        unmake_move();
    }
}

void reversi_solve_tree(void)
{
    uint8_t discs;

    solve_left = solve_top;
    solve_list_end = 0;
    solve_stopped = 0;
    open_node();
    for (;;) {
        discs = solve_next();
        if (!discs) {
            if (leave()) {
                return;
            }
            continue;
        }
        if (!--poll_left && budget_poll()) {
            stop_search();
            return;
        }
        discs = (uint8_t)(solve_discs[solve_left] + 2 * discs + 1);
        if (solve_left > 1) {
            go_down(discs);
            continue;
        }
        solve_turn_back(solve_cell[solve_left]);
        if (update_best(discs) && leave()) {
            return;
        }
    }
}
