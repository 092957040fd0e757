/* make.c: make and unmake of steps, captures, promotions and warps; asm/games/warptrog/make.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/warptrog/warptrog.h"

uint8_t warptrog_is_far(uint8_t cell)
{
    return side ? cell < FIRST_CELL + ROW : cell > LAST_CELL - ROW;
}

int16_t warptrog_worth_of(uint8_t cell, uint8_t piece)
{
    int16_t value = warptrog_worth[warptrog_code(cell, piece)];

    return piece & TOP ? -value : value;
}

/* Returns the colour, 0 or 1, that warptrog_parity counts for a piece on a cell (warptrog.h). */
static uint8_t colour(uint8_t cell, uint8_t piece)
{
    uint8_t square = (uint8_t)(cell - FIRST_CELL);
    uint8_t rank = square / ROW;

    return (piece & TROG ? rank ^ (square % ROW) : rank) & 1;
}

/* Removes a captured piece, which was on `cell`, from the counts (change 255), or adds it again (1). */
static void count_taken(uint8_t cell, uint8_t taken, uint8_t change)
{
    uint8_t owner = (taken & TOP) != 0;

    warptrog_parity ^= colour(cell, taken);
    warptrog_mix[owner] += taken & TROG ? (uint8_t)(change * MIX_TROG) : change;
}

static void make_step(void)
{
    uint8_t from = (uint8_t)move >> 2;
    uint8_t to = (uint8_t)(from + warptrog_step[move & 3]);
    uint8_t piece = warptrog_board[from];
    uint8_t taken = warptrog_board[to];
    uint8_t next = ply + 1;
    int16_t value = (int16_t)(warptrog_value_lo[ply] | warptrog_value_hi[ply] << 8);
    int16_t before = warptrog_material;

    warptrog_mover[ply] = piece;
    warptrog_taken[ply] = taken;
    warptrog_board[from] = EMPTY;
    warptrog_at[piece & NUMBER] = to;
    value -= warptrog_worth_of(from, piece);
    reversible_plies[next] = piece & TROG ? reversible_plies[ply] + 1 : 0;
    if (taken) {
        reversible_plies[next] = 0;
        warptrog_at[taken & NUMBER] = 0;
        count_taken(to, taken, 255);
        value -= warptrog_worth_of(to, taken);
    }
    if (!(piece & TROG) && warptrog_is_far(to)) {
        piece |= TROG;
        warptrog_mix[side] += MIX_TROG - 1;
        warptrog_parity ^= colour(to, piece) ^ colour(to, piece ^ TROG);
    }
    if (taken || piece != warptrog_mover[ply]) {
        warptrog_find_material();
        value += warptrog_material - before;
    }
    value += warptrog_worth_of(to, piece);
    warptrog_board[to] = piece;
    warptrog_value_lo[next] = (uint8_t)value;
    warptrog_value_hi[next] = (uint8_t)((uint16_t)value >> 8);
    outcome = reversible_plies[next] >= QUIET_MOST ? OUTCOME_DRAW : OUTCOME_NONE;
}

void game_make(void)
{
    if ((uint8_t)move < WARP) {
        make_step();
    } else {
        warptrog_warp();
    }
    ++ply;
    side ^= 1;
}

static void unmake_step(void)
{
    uint8_t from = path_lo[ply] >> 2;
    uint8_t to = (uint8_t)(from + warptrog_step[path_lo[ply] & 3]);
    uint8_t piece = warptrog_mover[ply];
    uint8_t taken = warptrog_taken[ply];
    uint8_t made = warptrog_board[to];

    warptrog_board[from] = piece;
    warptrog_at[piece & NUMBER] = from;
    warptrog_board[to] = taken;
    if (taken) {
        warptrog_at[taken & NUMBER] = to;
        count_taken(to, taken, 1);
    }
    if (piece != made) {
        warptrog_mix[side] -= MIX_TROG - 1;
        warptrog_parity ^= colour(to, piece) ^ colour(to, made);
    }
    if (taken || piece != made) {
        warptrog_find_material();
    }
}

void game_unmake(void)
{
    --ply;
    side ^= 1;
    if (path_lo[ply] < WARP) {
        unmake_step();
    } else {
        warptrog_unwarp();
    }
}

void game_no_moves(void)
{
    outcome = OUTCOME_LOSS;
}
