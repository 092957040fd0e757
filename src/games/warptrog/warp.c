/* warp.c: make and unmake of a warp with a seed. No assembly twin: it happens only a few times a game. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/warptrog/warptrog.h"
#include "engine/random.h"

/* As before the warp. */
static uint8_t kept_board[CELLS];
static uint8_t kept_at[NUMBERS];
static uint16_t kept_seed;

uint8_t warptrog_from;
uint8_t warptrog_to;
uint8_t warptrog_there;

/* Moves the piece on warptrog_from to warptrog_to, unless a piece of its own side is there. An enemy piece is
 * captured. */
static void appear(void)
{
    uint8_t piece = warptrog_board[warptrog_from];

    warptrog_there = warptrog_board[warptrog_to];
    if (piece & warptrog_there & (BOTTOM | TOP)) {
        return;
    }
    if (warptrog_there) {
        warptrog_at[warptrog_there & NUMBER] = 0;
    }
    warptrog_board[warptrog_from] = EMPTY;
    warptrog_board[warptrog_to] = piece;
    warptrog_at[piece & NUMBER] = warptrog_to;
}

/* Discards two random numbers, because the first ones after neighbouring seeds are similar. */
void warptrog_lift(void)
{
    memcpy(kept_board, warptrog_board, CELLS);
    memcpy(kept_at, warptrog_at, NUMBERS);
    kept_seed = random_seed;
    random_seed = move;
    random_next();
    random_next();
    warptrog_from = LAST_CELL + ROW;
}

/* Looks for the next Trog in the scan order: f6 down to f1, then e6 to e1, and so on to a1. */
uint8_t warptrog_land(void)
{
    uint8_t trog = (uint8_t)((side ? TOP : BOTTOM) | TROG);

    while (warptrog_from != FIRST_CELL) {
        warptrog_from -= ROW;
        if (warptrog_from < FIRST_CELL) {
            warptrog_from += ROW * SIZE - 1;
        }
        if ((warptrog_board[warptrog_from] & (TOP | BOTTOM | TROG)) == trog) {
            warptrog_to = (uint8_t)(FIRST_CELL + ROW * random_below(SIZE));
            warptrog_to += random_below(SIZE);
            appear();
            return 1;
        }
    }
    random_seed = kept_seed;
    return 0;
}

void warptrog_put_back(void)
{
    memcpy(warptrog_board, kept_board, CELLS);
    memcpy(warptrog_at, kept_at, NUMBERS);
}

/* At the root the evaluation is recounted even if no squares are drawn: the opposition changes sides, because no piece
 * has stepped. Below the root this does not matter: the search does not go on after such a warp. */
void warptrog_warp(void)
{
    reversible_plies[ply + 1] = 0;
    --warptrog_warps[side];
    outcome = OUTCOME_ESTIMATE;
    if (move == WARP) {
        if (ply) {
            return;
        }
    } else {
        outcome = OUTCOME_NONE;
        warptrog_lift();
        while (warptrog_land()) {
        }
    }
    ++ply;
    side ^= 1;
    warptrog_recount();
    side ^= 1;
    --ply;
}

void warptrog_unwarp(void)
{
    ++warptrog_warps[side];
    if (path_hi[ply] || path_lo[ply] != WARP) {
        warptrog_put_back();
    } else if (ply) {
        return;
    }
    warptrog_recount();
}
