/* rules.c: move list, make and unmake of noughts and crosses; asm/games/noughts/rules.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/noughts/noughts.h"

void game_generate(void)
{
    uint8_t square;

    for (square = 0; square < SQUARES; ++square) {
        if (noughts_square[square] == EMPTY) {
            list_lo[++move_count] = square;
        }
    }
}

void game_generate_noisy(void)
{
}

/* Adds a mark of `side` to the lines of a square. Returns 1 if it makes three in a line. */
static uint8_t add_mark(uint8_t square)
{
    const uint8_t *lines = noughts_lines + square * LINES_A_SQUARE;
    uint8_t i;
    uint8_t won = 0;

    for (i = 0; i < LINES_A_SQUARE; ++i) {
        if (lines[i] == NO_LINE) {
            break;
        }
        if (side == 0) {
            won |= ++noughts_line[lines[i]] == CROSSES_WON;
        } else {
            won |= (noughts_line[lines[i]] <<= 1) == NOUGHTS_WON;
        }
    }
    return won;
}

void game_make(void)
{
    uint8_t won = add_mark((uint8_t)move);

    noughts_square[move] = side + 1;
    ++ply;
    side ^= 1;
    if (won) {
        outcome = OUTCOME_LOSS;
    } else {
        outcome = ply == noughts_last_ply ? OUTCOME_DRAW : OUTCOME_NONE;
    }
}

void game_unmake(void)
{
    const uint8_t *lines;
    uint8_t i;

    --ply;
    side ^= 1;
    noughts_square[path_lo[ply]] = EMPTY;
    lines = noughts_lines + path_lo[ply] * LINES_A_SQUARE;
    for (i = 0; i < LINES_A_SQUARE; ++i) {
        if (lines[i] == NO_LINE) {
            break;
        }
        if (side == 0) {
            --noughts_line[lines[i]];
        } else {
            noughts_line[lines[i]] >>= 1;
        }
    }
}

void game_no_moves(void)
{
    outcome = OUTCOME_DRAW; /* only a full board has no moves */
}
