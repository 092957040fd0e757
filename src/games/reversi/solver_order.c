/* solver_order.c: which move of a solver's node is tried next; asm/games/reversi/solver_order.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/state.h"
#include "games/reversi/solver.h"

uint8_t solve_list_end;
uint8_t solve_even[SOLVE_MOST + 1];

/* Low ranks are tried first. */
#define MOVE_RANK 4   /* added for each reply to the move */
#define CORNER_RANK 8 /* added instead for a reply in a corner */
#define ODD_RANK 1    /* subtracted for a move in a quadrant with an odd number of empty squares */

/* 1: an enemy disc on this cell would turn a disc. */
static uint8_t enemy_turns(uint8_t cell)
{
    uint8_t own = OWN;
    uint8_t enemy = ENEMY;
    uint8_t i;
    uint8_t at;

    for (i = 0; i < 8; ++i) {
        at = (uint8_t)(cell + solve_direction[i]);
        if (reversi_cell[at] == own) {
            do {
                at = (uint8_t)(at + solve_direction[i]);
            } while (reversi_cell[at] == own);
            if (reversi_cell[at] == enemy) {
                return 1;
            }
        }
    }
    return 0;
}

/* Returns the rank of the move just made, by the number of replies. At least 1 + ODD_RANK, so that 0 stays free for
 * solve_first. */
static uint8_t enemy_moves(void)
{
    uint8_t sum = 1 + ODD_RANK;
    uint8_t cell;

    for (cell = reversi_next[RING]; cell != RING; cell = reversi_next[cell]) {
        if (enemy_turns(cell)) {
            sum += reversi_state[cell] >= STATE_CORNER ? CORNER_RANK : MOVE_RANK;
        }
    }
    return sum;
}

/* Lists all moves of this node with their ranks. The fewer replies, the better. At the root, solve_first has rank 0. */
void solve_sort(void)
{
    uint8_t cell;
    uint8_t rank;

    solve_from[solve_left] = solve_list_end;
    for (cell = reversi_next[RING]; cell != RING; cell = reversi_next[cell]) {
        if (solve_turn_discs(cell)) {
            rank = 0;
            if (solve_left != solve_top || cell != solve_first) {
                solve_take(cell);
                rank = enemy_moves();
                solve_free(cell);
                if (solve_parity & reversi_quarter[cell - FIRST_CELL]) {
                    rank -= ODD_RANK;
                }
            }
            solve_turn_back(cell);
            ++solve_list_end;
            list_lo[solve_list_end] = cell;
            list_rank[solve_list_end] = rank;
        }
    }
}

/* Removes the best move from the list of this node and returns its cell; 0: the list is empty. */
static uint8_t pick(void)
{
    uint8_t i;
    uint8_t best = 0;
    uint8_t cell = 0;

    for (i = solve_list_end; i != solve_from[solve_left]; --i) {
        if (!best || list_rank[i] <= list_rank[best]) {
            best = i;
        }
    }
    if (best) {
        cell = list_lo[best];
        list_lo[best] = list_lo[solve_list_end];
        list_rank[best] = list_rank[solve_list_end];
        --solve_list_end;
    }
    return cell;
}

/* Turns the discs of this node's next move, solve_cell[solve_left], and returns their number; 0: no move is left. Close
 * to the end, squares in quadrants with an odd number of empty squares come first: the side that plays there will
 * probably make the last move in the quadrant. */
uint8_t solve_next(void)
{
    uint8_t cell = solve_cell[solve_left];
    uint8_t is_odd;
    uint8_t discs;

    if (solve_left >= SORT_LEAST) {
        cell = pick();
        solve_cell[solve_left] = cell;
        return cell ? solve_turn_discs(cell) : 0;
    }
    for (;;) {
        cell = reversi_next[cell];
        if (cell == RING) {
            if (solve_even[solve_left]) {
                return 0;
            }
            solve_even[solve_left] = 1;
            continue;
        }
        is_odd = (solve_parity & reversi_quarter[cell - FIRST_CELL]) != 0;
        if (is_odd != solve_even[solve_left] && (discs = solve_turn_discs(cell)) != 0) {
            solve_cell[solve_left] = cell;
            return discs;
        }
    }
}
