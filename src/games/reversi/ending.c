/* ending.c: GameInfo.find_move: decides whether the endgame solver can finish in time, then asks it which side wins,
 * and after that by how much. */
/* SPDX-License-Identifier: MIT */
#include "engine/list.h"
#include "engine/think.h"
#include "games/reversi/move_value.h"
#include "games/reversi/solver.h"

/* By number of empty squares: the budget that the solver needs for most positions, in units of 256 nodes of the search
 * without extra cost. The solver visits three nodes in the time of four such nodes. */
static const uint16_t wanted[SOLVE_MOST + 1] = {
    0, 0, 0, 0, 0, 0, 0, 4, 8, 16, 40, 92, 232, 544, 1400, 6248, 15624
};

static void set_up(uint8_t empty)
{
    uint8_t cell;

    solve_top = empty;
    solve_first = 0;
    solve_move = PASS;
    solve_parity = 0;
    solve_discs[empty] = ENDED_EVEN;
    for (cell = FIRST_CELL; cell <= LAST_CELL; ++cell) {
        solve_discs[empty] += side ? (uint8_t)-reversi_cell[cell] : reversi_cell[cell];
    }
    for (cell = reversi_next[RING]; cell != RING; cell = reversi_next[cell]) {
        solve_parity ^= reversi_quarter[cell - FIRST_CELL];
    }
}

/* Solves the position with a window (alpha, beta). Returns 0 if the solver was stopped. Otherwise sets `move` and
 * `score`, which is exact inside the window and a bound outside, and returns 1. */
static uint8_t look(uint8_t alpha, uint8_t beta)
{
    uint8_t discs = solve_discs[solve_top];

    solve_alpha[solve_top] = alpha;
    solve_beta[solve_top] = beta;
    reversi_solve_tree();
    solve_discs[solve_top] = discs;
    if (solve_stopped) {
        return 0;
    }
    move = solve_move;
    solve_first = solve_move;
    score = (int16_t)solve_score;
    score = (score - ENDED_EVEN) * UNIT;
    return 1;
}

/* Finds first whether the side to move wins, loses or draws, then the exact score. If time runs out in between, a
 * proven win or draw is the answer. A proven loss is no answer, because any move loses: the search chooses the move.
 * Returns 1 if there is an answer. */
static uint8_t find_end(void)
{
    if (!look(ENDED_EVEN - 1, ENDED_EVEN + 1)) {
        return 0;
    }
    if (score > 0) {
        look(solve_score - 1, ENDED_BEST + 1);
        return 1;
    }
    return score == 0 || look(ENDED_LEAST - 1, solve_score + 1);
}

uint8_t reversi_solve(void)
{
    uint8_t empty = MEN_MOST - reversi_discs;
    uint32_t nodes = budget_nodes;
    uint8_t found;

    if (empty < SOLVE_LEAST || empty > SOLVE_MOST || empty > think_depth || root_excluded_count
        || (nodes && (uint16_t)(nodes >> 8) < wanted[empty])) {
        return 0;
    }
    list_open(0);
    set_up(empty);
    budget_nodes = (nodes >> 1) + (nodes >> 4); /* 9/16 of the nodes: 3/4 of the time; the rest is for the search */
    found = find_end();
    budget_close();
    budget_nodes = nodes;
    if (nodes) { /* a solver's node counts 5/4, which is close to 4/3; a stopped solver has spent 3/4 */
        budget_spent = found ? budget_spent + (budget_spent >> 2) : nodes - (nodes >> 2);
    }
    return found;
}
