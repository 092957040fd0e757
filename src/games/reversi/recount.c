/* recount.c: builds a position disc by disc, and computes the evaluation from scratch when the stage changes. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/reversi/reversi.h"

uint8_t reversi_random[2 * CELLS + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* The states (weights.h) of the cells of one quadrant on the empty board. */
static const uint8_t first_state[4][4] = {
    { STATE_CORNER + 3, STATE_EDGE + 5, STATE_EDGE + 5, STATE_EDGE + 5 },
    { STATE_EDGE + 5, 8, 17, 26 }, { STATE_EDGE + 5, 17, 35, 44 }, { STATE_EDGE + 5, 26, 44, 53 },
};

/* Sets up the empty board, with all squares in the ring. */
void reversi_clear(void)
{
    uint8_t i;
    uint8_t last = RING;
    uint8_t cell;
    uint8_t x;
    uint8_t y;

    memset(hash_key, 0, sizeof hash_key);
    reversi_prepare();
    zobrist_fill(reversi_random, sizeof reversi_random);
    memset(reversi_cell, EMPTY, CELLS);
    memset(reversi_state, 0, CELLS);
    memset(reversi_window, 0, WINDOWS);
    reversi_discs = 0;
    reversi_top = 0;
    reversible_plies[0] = 0;
    for (i = 0; i < SQUARES; ++i) {
        cell = reversi_order[i];
        reversi_next[last] = cell;
        reversi_before[cell] = last;
        last = cell;
        x = i & 7;
        y = i >> 3;
        reversi_state[FIRST_CELL + i + y] = first_state[y < 4 ? y : 7 - y][x < 4 ? x : 7 - x];
    }
    reversi_next[last] = RING;
    reversi_before[RING] = last;
}

/* Puts a disc on the board and into the hash key, like a move that turns nothing. */
void reversi_add(uint8_t cell, uint8_t disc)
{
    uint8_t difference = side;
    uint8_t i;

    side = disc == WHITE;
    move = path_lo[0] = cell;
    reversi_turned_from[0] = 0;
    reversi_place();
    ply = 1;
    side ^= 1;
    game_hash();
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][0] = hash_key[i][1];
    }
    ply = 0;
    side = difference;
}

static uint8_t loaded; /* 1: tables are loaded */

void reversi_ready(void)
{
    uint8_t i;
    uint8_t at = 0;

    for (i = 0; i < KEY_BYTES; ++i) { /* game_hash has toggled the side to move for every disc */
        if ((reversi_discs & 1) != side) {
            hash_key[i][0] ^= reversi_random[at];
        }
        at += ZOBRIST_STEP;
    }
    i = reversi_discs < STAGE_MIDDLE ? 0 : reversi_discs < STAGE_LATE ? 1 : 2;
    if (i != reversi_stage || !loaded) {
        reversi_stage = i;
        reversi_load();
        loaded = 1;
    }
    reversi_recount();
    outcome = OUTCOME_NONE;
    if (reversi_discs == MEN_MOST) {
        game_no_moves();
    }
}

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
