/* solver.c: alpha-beta to the last square; asm/games/reversi/solver.s is its
 * twin and visits the same nodes. */
#include "engine/budget.h"
#include "games/reversi/solver.h"

uint8_t solve_left;
static uint8_t scout[SOLVE_MOST + 1]; /* 1: was asked with a null window */

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
    solve_men[solve_left] = (uint8_t)(ENDED_BOTH - solve_men[solve_left]);
    start_moves();
}

/* Opens the node behind the move on the board, for scores above alpha. */
static void open_child(uint8_t alpha, uint8_t beta)
{
    --solve_left;
    side ^= 1;
    solve_alpha[solve_left] = (uint8_t)(ENDED_BOTH - beta);
    solve_beta[solve_left] = (uint8_t)(ENDED_BOTH - alpha);
    open_node();
}

/* Goes on to the node behind the move whose men have turned. Where moves are
 * sorted, those behind the first are asked only whether they are better. */
static void go_down(uint8_t men)
{
    uint8_t alpha = solve_alpha[solve_left];
    uint8_t beta = solve_beta[solve_left];

    solve_take(solve_cell[solve_left]);
    solve_men[solve_left - 1] = (uint8_t)(ENDED_BOTH - men);
    scout[solve_left] = solve_left >= SORT_LEAST && solve_best[solve_left] != ENDED_NONE
        && (uint8_t)(alpha + 1) < beta;
    open_child(alpha, scout[solve_left] ? (uint8_t)(alpha + 1) : beta);
}

/* A move of this node is worth so much. 1: enough. */
static uint8_t judge(uint8_t worth)
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

/* Back to the node before. */
static void go_up(void)
{
    ++solve_left;
    side ^= 1;
}

static void take_back(void)
{
    solve_free(solve_cell[solve_left]);
    solve_turn_back(solve_cell[solve_left]);
}

/* The node is done: its score, for the side that came to it. */
static uint8_t close_node(void)
{
    uint8_t worth = solve_best[solve_left];

    if (worth == ENDED_NONE) { /* neither side has a move */
        worth = solve_men[solve_left];
        if (worth != ENDED_EVEN) {
            worth = worth > ENDED_EVEN ? (uint8_t)(worth + solve_left) : (uint8_t)(worth - solve_left);
        }
    }
    if (solve_passed[solve_left]) {
        worth = (uint8_t)(ENDED_BOTH - worth);
        solve_men[solve_left] = (uint8_t)(ENDED_BOTH - solve_men[solve_left]);
        side ^= 1;
    }
    if (solve_left >= SORT_LEAST) {
        solve_list_end = solve_from[solve_left];
    }
    return worth;
}

/* Leaves this node, and those before it that are done with that. 1: all are. */
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
        if (!judge(worth)) {
            if (scout[solve_left] && worth > alpha) {
                scout[solve_left] = 0;
                open_child(worth, solve_beta[solve_left]);
            } else {
                take_back();
            }
            return 0;
        }
        take_back();
    }
}

/* The move whose men have turned is not made after all, nor those before it. */
static void give_up(void)
{
    solve_stopped = 1;
    solve_turn_back(solve_cell[solve_left]);
    for (;;) {
        side ^= solve_passed[solve_left];
        if (solve_left == solve_top) {
            return;
        }
        go_up();
        take_back();
    }
}

void reversi_solve_tree(void)
{
    uint8_t men;

    solve_left = solve_top;
    solve_list_end = 0;
    solve_stopped = 0;
    open_node();
    for (;;) {
        men = solve_next();
        if (!men) {
            if (leave()) {
                return;
            }
            continue;
        }
        if (!--poll_left && budget_poll()) {
            give_up();
            return;
        }
        men = (uint8_t)(solve_men[solve_left] + 2 * men + 1);
        if (solve_left > 1) {
            go_down(men);
            continue;
        }
        solve_turn_back(solve_cell[solve_left]);
        if (judge(men) && leave()) {
            return;
        }
    }
}
