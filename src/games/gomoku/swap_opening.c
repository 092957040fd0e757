/* swap_opening.c: the rule opening=swap. Black places three stones: black, white, black. Then White either places a
 * stone as usual or swaps: the three stones change colour and Black is to move. Number of stones and side to move say
 * what comes next, so the position needs no further state.
 *
 * gomoku_opening is 0 in games without this rule and at a root after the choice. */
/* SPDX-License-Identifier: MIT */
#include "games/gomoku/gomoku.h"

#pragma static-locals (push, off) /* C and assembly share this file, so locals must not be static */

/* Values of gomoku_opening - ply: the plies to the end of the opening, including the current one. */
#define FIRST_STONE 4
#define SECOND_STONE 3

void gomoku_turn_value(uint8_t row)
{
    uint16_t value = (uint16_t)-(int16_t)(gomoku_value_lo[row] | gomoku_value_hi[row] << 8);

    gomoku_value_lo[row] = (uint8_t)value;
    gomoku_value_hi[row] = (uint8_t)(value >> 8);
}

/* Exchanges black and white stones, in the cells and in the windows. */
static void change_colours(void)
{
    uint8_t cell;
    uint8_t *window = gomoku_window;

    for (cell = 0; cell < LAST_CELL; ++cell) {
        if (gomoku_cell[cell] && gomoku_cell[cell] != EDGE) {
            gomoku_cell[cell] ^= BLACK ^ WHITE;
        }
    }
    for (; window != gomoku_window + WINDOWS; ++window) {
        if (*window) {
            *window = (uint8_t)(*window << 4 | *window >> 4); /* the two halves of WINDOW_OFF are equal */
        }
    }
}

/* Makes SWAP, a ply without a stone. There are no fours and the log is empty, because three stones of two colours make
 * no three. */
static void swap(void)
{
    gomoku_count_near();
    change_colours();
    gomoku_value_lo[ply + 1] = gomoku_value_lo[ply];
    gomoku_value_hi[ply + 1] = gomoku_value_hi[ply];
    ++ply;
    gomoku_fours[0][ply] = gomoku_fours[1][ply] = 0;
    gomoku_logged[0][ply] = gomoku_logged[1][ply] = 0;
    gomoku_near_ply = ply;
    ++gomoku_last_ply;
    side = 0;
    outcome = OUTCOME_NONE;
}

static void swap_back(void)
{
    gomoku_near_ply = --ply;
    --gomoku_last_ply;
    side = 1;
    change_colours();
}

uint8_t gomoku_next_stone(void)
{
    return gomoku_opening - ply == SECOND_STONE ? WHITE : side + 1;
}

void gomoku_make_opening(void)
{
    uint8_t row = ply;

    if ((uint8_t)move == SWAP) {
        swap();
        return;
    }
    switch (gomoku_opening - row) {
    case FIRST_STONE:
        gomoku_put();
        side = 0;
        gomoku_turn_value(ply);
        break;
    case SECOND_STONE:
        gomoku_turn_value(row);
        side = 1;
        gomoku_put();
        gomoku_turn_value(row);
        break;
    default:
        gomoku_put();
    }
}

void gomoku_unmake_opening(void)
{
    uint8_t left = gomoku_opening - ply + 1;

    if (path_lo[ply - 1] == SWAP) {
        swap_back();
        return;
    }
    if (left == FIRST_STONE) {
        side = 1;
    }
    gomoku_take();
    if (left == SECOND_STONE) {
        side = 0;
    }
}

void gomoku_hash_opening(void)
{
    uint8_t cell = path_lo[ply - 1];

    key_from_parent();
    if (cell != SWAP) {
        gomoku_mix(gomoku_cell[cell] == WHITE ? cell + LAST_CELL : cell);
        return;
    }
    gomoku_mix(CODE_SWAPPED);
    for (cell = 0; cell < LAST_CELL; ++cell) {
        if (gomoku_cell[cell] && gomoku_cell[cell] != EDGE) {
            gomoku_mix(cell);
            gomoku_mix(cell + LAST_CELL);
        }
    }
}

#pragma static-locals (pop)
