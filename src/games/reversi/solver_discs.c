/* solver_discs.c: turning discs and occupying squares for the solver; asm/games/reversi/solver_discs.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/reversi/solver.h"

uint8_t solve_left;
const int8_t solve_direction[8] = { 1, 9, 8, 10, -1, -9, -8, -10 };

static uint8_t turned[SOLVE_MOST + 1][8]; /* number of discs turned, by number of empty squares and direction */

uint8_t solve_turn_discs(uint8_t cell)
{
    uint8_t *row = turned[solve_left];
    uint8_t own = OWN;
    uint8_t enemy = ENEMY;
    uint8_t sum = 0;
    uint8_t i;
    uint8_t n;
    uint8_t at;

    for (i = 0; i < 8; ++i) {
        n = 0;
        at = (uint8_t)(cell + solve_direction[i]);
        while (reversi_cell[at] == enemy) {
            ++n;
            at = (uint8_t)(at + solve_direction[i]);
        }
        if (reversi_cell[at] != own) {
            n = 0;
        }
        row[i] = n;
        sum += n;
        for (at = cell; n; --n) {
            at = (uint8_t)(at + solve_direction[i]);
            reversi_cell[at] = own;
        }
    }
    return sum;
}

void solve_turn_back(uint8_t cell)
{
    const uint8_t *row = turned[solve_left];
    uint8_t i;
    uint8_t n;
    uint8_t at;

    for (i = 0; i < 8; ++i) {
        at = cell;
        for (n = row[i]; n; --n) {
            at = (uint8_t)(at + solve_direction[i]);
            reversi_cell[at] ^= TURN;
        }
    }
}

void solve_take(uint8_t cell)
{
    reversi_cell[cell] = OWN;
    reversi_next[reversi_before[cell]] = reversi_next[cell];
    reversi_before[reversi_next[cell]] = reversi_before[cell];
    solve_parity ^= reversi_quarter[cell - FIRST_CELL];
}

void solve_free(uint8_t cell)
{
    reversi_cell[cell] = EMPTY;
    reversi_next[reversi_before[cell]] = cell;
    reversi_before[reversi_next[cell]] = cell;
    solve_parity ^= reversi_quarter[cell - FIRST_CELL];
}
