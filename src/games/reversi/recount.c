/* recount.c: computes the evaluation from scratch when the stage changes. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/reversi/reversi.h"

/* 1: in this state no neighbour is occupied, so the cell is no legal move. `empty` is the number of empty
 * neighbours. */
static uint8_t is_untouched(uint8_t state, uint8_t empty)
{
    return state < STATE_EDGE ? empty == STATE_STEP - 1
        : state == STATE_EDGE + 5 || state == STATE_CORNER + 3;
}

/* Pointers to the rows, because cc65 would multiply to find a row. */
static const int8_t *const discs_worth[STAGES] = {
    reversi_disc_worth[0], reversi_disc_worth[1], reversi_disc_worth[2]
};
static const int8_t *const edge_worth[STAGES] = { reversi_edge_worth[0], reversi_edge_worth[1], reversi_edge_worth[2] };

void reversi_load(void)
{
    const int8_t *worth = discs_worth[reversi_stage];
    uint8_t i;
    uint8_t empty = 0; /* i % STATE_STEP */

    for (i = 0; i < STATES; ++i) {
        reversi_worth[i] = is_untouched(i, empty) ? UNTOUCHED : (uint8_t)(worth[i] + WORTH_ZERO);
        reversi_twice[i] = (uint8_t)(2 * worth[i] + TWICE_ZERO);
        reversi_step[i] = empty ? (int8_t)(worth[i - 1] - worth[i]) : 0;
        if (++empty == STATE_STEP) {
            empty = 0;
        }
    }
    memcpy(reversi_edge, edge_worth[reversi_stage], sizeof reversi_edge);
}

void reversi_recount(void)
{
    const int8_t *worth = discs_worth[reversi_stage];
    int16_t sum = 0;
    uint8_t i;

    for (i = FIRST_CELL; i <= LAST_CELL; ++i) {
        if (reversi_cell[i] == BLACK) {
            sum += worth[reversi_state[i]];
        } else if (reversi_cell[i] == WHITE) {
            sum -= worth[reversi_state[i]];
        }
    }
    for (i = 0; i < WINDOWS; ++i) {
        sum += reversi_edge[reversi_window[i]];
    }
    reversi_value_lo[ply] = (uint8_t)sum;
    reversi_value_hi[ply] = (uint8_t)((uint16_t)sum >> 8);
    reversi_value_stage[ply] = reversi_stage;
}
