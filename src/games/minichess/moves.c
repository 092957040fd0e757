/* moves.c: lists moves; asm/games/minichess/moves.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/minichess/minichess.h"

static uint8_t enemy; /* colour bit of the side that is not to move */
static uint8_t quiet; /* 1: moves to empty squares are listed; 0: captures and promotions */
static uint8_t from;

static void add_to(uint8_t to)
{
    list_lo[++move_count] = to;
    list_hi[move_count] = from;
}

/* Lists a move to a square, if it is empty (quiet = 1) or an enemy piece is on it (quiet = 0). */
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
            to += minichess_steps[direction];
            add_step(to);
        } while (minichess_board[to] == EMPTY);
    }
}

static void add_steps(const uint8_t *step, uint8_t count)
{
    while (count--) {
        add_step((uint8_t)(from + *step++));
    }
}

/* Lists a pawn's moves: straight ahead to an empty square, or diagonally onto an enemy piece. */
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

static void add_piece(uint8_t kind)
{
    switch (kind) {
    case PAWN:
        add_pawn();
        return;
    case KNIGHT:
        add_steps(minichess_leaps, 8);
        return;
    case BISHOP:
        add_rays(STRAIGHT_END, 8);
        if (quiet) {
            add_steps(minichess_steps, STRAIGHT_END);
        }
        return;
    case ROOK:
        add_rays(0, STRAIGHT_END);
        return;
    case QUEEN:
        add_rays(0, 8);
        return;
    case KING:
        add_steps(minichess_steps, 8);
        return;
    }
}

/* Lists the moves of the pieces in the order of their numbers. */
static void add_moves(void)
{
    uint8_t number = side ? PIECES : 0;
    uint8_t end = number + PIECES;

    enemy = side ? WHITE : BLACK;
    for (; number < end; ++number) {
        from = minichess_at[number];
        if (from) {
            add_piece(minichess_kind[number]);
        }
    }
}

void game_generate_noisy(void)
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
    game_generate_noisy();
    minichess_quiet();
}
