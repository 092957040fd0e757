/* make.c: makes and unmakes moves; asm/games/minichess/make.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/search_state.h"
#include "games/minichess/minichess.h"

#define NULL_MOVE_PIECES 3 /* a null move needs the king and two other pieces that are no pawns */

static int16_t value; /* evaluation for White, while a move is made */

/* Updates `value` for a piece that comes to a cell or leaves it. */
static void count(uint8_t piece, uint8_t kind, uint8_t cell, uint8_t comes)
{
    uint8_t worth = minichess_worth_of(piece, kind, cell);

    if ((piece & BLACK ? 1 : 0) == comes) {
        value -= worth;
    } else {
        value += worth;
    }
}

/* GameInfo.prune: tries a null move if the static score reaches beta, unless the last move was one, or the side has so
 * few pieces that zugzwang is likely. */
uint8_t minichess_prune(void)
{
    uint8_t number = side ? PIECES : 0;
    uint8_t end = number + PIECES;
    uint8_t pieces = 0;

    if (node_depth[ply] < NULL_MOVE_DEPTH || !(path_lo[ply - 1] | path_hi[ply - 1])) {
        return PRUNE_NOTHING;
    }
    for (; number < end; ++number) {
        if (minichess_at[number] && minichess_kind[number] != PAWN) {
            ++pieces;
        }
    }
    if (pieces < NULL_MOVE_PIECES) {
        return PRUNE_NOTHING;
    }
    game_eval();
    return score >= node_beta[ply] ? PRUNE_NULL_MOVE : PRUNE_NOTHING;
}

/* Fills the arrays of ply + 1 for a null move. */
static void make_null_move(void)
{
    ++ply;
    side ^= 1;
    minichess_value_lo[ply] = minichess_value_lo[ply - 1];
    minichess_value_hi[ply] = minichess_value_hi[ply - 1];
    outcome = ply == minichess_plies_left ? OUTCOME_DRAW : OUTCOME_NONE;
}

void game_make(void)
{
    uint8_t start = (uint8_t)(move >> 8);
    uint8_t to = (uint8_t)move;
    uint8_t piece = minichess_board[start];
    uint8_t number = piece & NUMBER;
    uint8_t taken = minichess_board[to];
    uint8_t kind = minichess_kind[number];
    uint8_t leaves_lone_king = 0; /* 1: a capture has left a side with only its king */

    if (move == MOVE_NULL) {
        make_null_move();
        return;
    }
    value = minichess_value(ply);
    minichess_taken[ply] = taken;
    minichess_kind_before[ply] = kind;
    outcome = OUTCOME_NONE;
    count(piece, kind, start, 0);
    if (taken) {
        minichess_at[taken & NUMBER] = 0;
        leaves_lone_king = --minichess_count[side ^ 1] == 1;
        count(taken, minichess_kind[taken & NUMBER], to, 0);
        if (minichess_kind[taken & NUMBER] == KING) {
            outcome = OUTCOME_LOSS;
        }
    }
    if (kind == PAWN && minichess_is_far(to)) {
        kind = QUEEN;
        minichess_kind[number] = QUEEN;
    }
    count(piece, kind, to, 1);
    minichess_board[start] = EMPTY;
    minichess_board[to] = piece;
    minichess_at[number] = to;
    ++ply;
    side ^= 1;
    minichess_value_lo[ply] = (uint8_t)value;
    minichess_value_hi[ply] = (uint8_t)((uint16_t)value >> 8);
    if (outcome == OUTCOME_NONE && ply == minichess_plies_left) {
        outcome = OUTCOME_DRAW;
    }
    if (leaves_lone_king) {
        minichess_update_kings();
    }
}

void game_unmake(void)
{
    uint8_t start;
    uint8_t to;
    uint8_t piece;

    --ply;
    side ^= 1;
    to = path_lo[ply];
    if (!to) { /* null move */
        return;
    }
    start = path_hi[ply];
    piece = minichess_board[to];
    minichess_kind[piece & NUMBER] = minichess_kind_before[ply];
    minichess_at[piece & NUMBER] = start;
    minichess_board[start] = piece;
    piece = minichess_taken[ply];
    minichess_board[to] = piece;
    if (piece) {
        minichess_at[piece & NUMBER] = to;
        if (++minichess_count[side ^ 1] == 2) {
            minichess_set_kings();
        }
    }
}

void game_no_moves(void)
{
    outcome = OUTCOME_LOSS;
}
