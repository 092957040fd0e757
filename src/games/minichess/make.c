/* make.c: men go, and come back; asm/games/minichess/make.s is its twin. */
#include "engine/search_state.h"
#include "games/minichess/minichess.h"

#define NULL_MOVE_PIECES 3 /* the king and two more */

static int16_t value;

/* A man comes to a cell, or leaves it. */
static void count(uint8_t man, uint8_t kind, uint8_t cell, uint8_t comes)
{
    uint8_t worth = minichess_worth_of(man, kind, cell);

    if ((man & BLACK ? 1 : 0) == comes) {
        value -= worth;
    } else {
        value += worth;
    }
}

/* A pass; not with so few men that a free move may be worse than none. */
uint8_t minichess_prune(void)
{
    uint8_t number = side ? MEN : 0;
    uint8_t end = number + MEN;
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

/* Row ply + 1 where nothing moved. */
static void make_pass(void)
{
    ++ply;
    side ^= 1;
    minichess_value_lo[ply] = minichess_value_lo[ply - 1];
    minichess_value_hi[ply] = minichess_value_hi[ply - 1];
    outcome = ply == minichess_left ? OUTCOME_DRAW : OUTCOME_NONE;
}

void game_make(void)
{
    uint8_t start = (uint8_t)(move >> 8);
    uint8_t to = (uint8_t)move;
    uint8_t man = minichess_board[start];
    uint8_t number = man & NUMBER;
    uint8_t taken = minichess_board[to];
    uint8_t kind = minichess_kind[number];
    uint8_t crosses = 0; /* somebody is alone now */

    if (move == MOVE_NULL) {
        make_pass();
        return;
    }
    value = minichess_value(ply);
    minichess_taken[ply] = taken;
    minichess_was[ply] = kind;
    outcome = OUTCOME_NONE;
    count(man, kind, start, 0);
    if (taken) {
        minichess_at[taken & NUMBER] = 0;
        crosses = --minichess_count[side ^ 1] == 1;
        count(taken, minichess_kind[taken & NUMBER], to, 0);
        if (minichess_kind[taken & NUMBER] == KING) {
            outcome = OUTCOME_LOSS;
        }
    }
    if (kind == PAWN && minichess_is_far(to)) {
        kind = QUEEN;
        minichess_kind[number] = QUEEN;
    }
    count(man, kind, to, 1);
    minichess_board[start] = EMPTY;
    minichess_board[to] = man;
    minichess_at[number] = to;
    ++ply;
    side ^= 1;
    minichess_value_lo[ply] = (uint8_t)value;
    minichess_value_hi[ply] = (uint8_t)((uint16_t)value >> 8);
    if (outcome == OUTCOME_NONE && ply == minichess_left) {
        outcome = OUTCOME_DRAW;
    }
    if (crosses) {
        minichess_cross();
    }
}

void game_unmake(void)
{
    uint8_t start;
    uint8_t to;
    uint8_t man;

    --ply;
    side ^= 1;
    to = path_lo[ply];
    if (!to) { /* MOVE_PASS */
        return;
    }
    start = path_hi[ply];
    man = minichess_board[to];
    minichess_kind[man & NUMBER] = minichess_was[ply];
    minichess_at[man & NUMBER] = start;
    minichess_board[start] = man;
    man = minichess_taken[ply];
    minichess_board[to] = man;
    if (man) {
        minichess_at[man & NUMBER] = to;
        if (++minichess_count[side ^ 1] == 2) {
            minichess_set_kings();
        }
    }
}

void game_no_moves(void)
{
    outcome = OUTCOME_LOSS;
}
