/* rules.c: move list, make and unmake of go-moku; asm/games/gomoku/rules.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/gomoku/gomoku.h"

void game_generate(void)
{
    uint8_t cell;

    for (cell = 0; cell < LAST_CELL; ++cell) {
        if (!gomoku_cell[cell]) {
            list_lo[++move_count] = cell;
        }
    }
    if (gomoku_chooses()) {
        list_lo[++move_count] = SWAP;
    }
}

void game_generate_noisy(void)
{
}

void game_make(void)
{
    if (ply < gomoku_opening) {
        gomoku_make_opening();
    } else {
        gomoku_put();
    }
}

void game_unmake(void)
{
    if (ply <= gomoku_opening) {
        gomoku_unmake_opening();
    } else {
        gomoku_take();
    }
}

void game_no_moves(void)
{
    outcome = OUTCOME_DRAW; /* only a full board has no moves */
}
