/* rules.c: where men may go, and going there. */
#include "games/minichess/minichess.h"

static uint8_t enemy; /* of the side to move */
static uint8_t quiet; /* 1: steps onto empty squares are listed, 0: captures, and who becomes a queen */
static uint8_t from;

static void add_to(uint8_t to)
{
    list_lo[++move_count] = to;
    list_hi[move_count] = from;
}

/* One step onto an empty square or an enemy. */
static void add_step(uint8_t to)
{
    if (quiet ? minichess_board[to] == EMPTY : minichess_board[to] & enemy) {
        add_to(to);
    }
}

static void add_rays(uint8_t direction, uint8_t end)
{
    uint8_t to;

    for (; direction < end; ++direction) {
        to = from;
        do {
            to += minichess_step[direction];
            add_step(to);
        } while (minichess_board[to] == EMPTY);
    }
}

static void add_steps(const uint8_t *steps, uint8_t count)
{
    while (count--) {
        add_step((uint8_t)(from + *steps++));
    }
}

/* Straight ahead onto an empty square, or diagonally onto an enemy. */
static void add_pawn(void)
{
    uint8_t ahead = side ? from - ROW : from + ROW;

    if (minichess_board[ahead] == EMPTY && quiet != minichess_is_far(ahead)) {
        add_to(ahead);
    }
    if (!quiet) {
        add_step(ahead - 1);
        add_step(ahead + 1);
    }
}

static void add_man(uint8_t kind)
{
    switch (kind) {
    case PAWN:
        add_pawn();
        return;
    case KNIGHT:
        add_steps(minichess_leap, 8);
        return;
    case BISHOP:
        add_rays(STRAIGHT_END, 8);
        if (quiet) {
            add_steps(minichess_step, STRAIGHT_END);
        }
        return;
    case ROOK:
        add_rays(0, STRAIGHT_END);
        return;
    case QUEEN:
        add_rays(0, 8);
        return;
    case KING:
        add_steps(minichess_step, 8);
        return;
    }
}

/* Men in the order of their numbers. */
static void add_moves(void)
{
    uint8_t number = side ? MEN : 0;
    uint8_t end = number + MEN;

    enemy = side ? WHITE : BLACK;
    for (; number < end; ++number) {
        from = minichess_at[number];
        if (from) {
            add_man(minichess_kind[number]);
        }
    }
}

void game_noisy(void)
{
    quiet = 0;
    add_moves();
}

void minichess_quiet(void)
{
    quiet = 1;
    add_moves();
}

void game_generate(void)
{
    game_noisy();
    minichess_quiet();
}

uint8_t minichess_worth_of(uint8_t man, uint8_t kind, uint8_t cell)
{
    uint8_t square = minichess_square[cell];

    if (man & BLACK) {
        square = SQUARES - 1 - square;
    }
    return minichess_worth[kind * SQUARES + square];
}

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

void game_make(void)
{
    uint8_t start = (uint8_t)(move >> 8);
    uint8_t to = (uint8_t)move;
    uint8_t man = minichess_board[start];
    uint8_t number = man & NUMBER;
    uint8_t taken = minichess_board[to];
    uint8_t kind = minichess_kind[number];

    value = minichess_value(ply);
    minichess_taken[ply] = taken;
    minichess_was[ply] = kind;
    outcome = OUTCOME_NONE;
    count(man, kind, start, 0);
    if (taken) {
        minichess_at[taken & NUMBER] = 0;
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
}

void game_unmake(void)
{
    uint8_t start;
    uint8_t to;
    uint8_t man;

    --ply;
    side ^= 1;
    start = path_hi[ply];
    to = path_lo[ply];
    man = minichess_board[to];
    minichess_kind[man & NUMBER] = minichess_was[ply];
    minichess_at[man & NUMBER] = start;
    minichess_board[start] = man;
    man = minichess_taken[ply];
    minichess_board[to] = man;
    if (man) {
        minichess_at[man & NUMBER] = to;
    }
}

void game_settle(void)
{
    outcome = OUTCOME_LOSS;
}
