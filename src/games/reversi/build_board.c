/* build_board.c: builds a position disc by disc. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/keys.h"
#include "games/reversi/reversi.h"

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

    key_clear();
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

    side = disc == WHITE;
    move = path_lo[0] = cell;
    reversi_turned_from[0] = 0;
    reversi_place();
    ply = 1;
    side ^= 1;
    game_hash();
    key_to_root();
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
