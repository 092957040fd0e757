/* rules.c: lists, makes and unmakes moves. */
/* SPDX-License-Identifier: MIT */
#include "games/quevedo/quevedo.h"

uint8_t quevedo_adjacent(uint8_t a, uint8_t b)
{
    uint8_t files = (uint8_t)((a & 7) - (b & 7) + 1);
    uint8_t ranks = (uint8_t)((a >> 4) - (b >> 4) + 1);

    return files < 3 && ranks < 3;
}

uint8_t quevedo_attacks(uint8_t square)
{
    uint8_t rook = quevedo_at[ROOK];
    int8_t step;

    if (rook & GONE || rook == square) {
        return 0;
    }
    if (!((rook ^ square) & 0x70)) {
        step = 1;
    } else if (!((rook ^ square) & 7)) {
        step = 16;
    } else {
        return 0;
    }
    if (square < rook) {
        step = -step;
    }
    do {
        rook += step;
        if (rook == quevedo_at[KING]) {
            return 0;
        }
    } while (rook != square);
    return 1;
}

static void add_move(uint8_t from, uint8_t to)
{
    list_lo[++move_count] = to;
    list_hi[move_count] = from;
}

/* Lists the steps of the king, then the moves of the rook in each direction. */
static void list_white(void)
{
    uint8_t from = quevedo_at[KING];
    uint8_t rook = quevedo_at[ROOK];
    uint8_t lone = quevedo_at[LONE];
    uint8_t to;
    uint8_t i;

    for (i = 0; i < FILES; ++i) {
        to = from + quevedo_step[i];
        if (!(to & OFF_BOARD) && to != rook && !quevedo_adjacent(to, lone)) {
            add_move(from, to);
        }
    }
    for (i = 4; i < FILES; ++i) {
        to = rook;
        for (;;) {
            to += quevedo_step[i];
            if (to & OFF_BOARD || to == from || to == lone) {
                break;
            }
            add_move(rook, to);
        }
    }
}

static void list_black(void)
{
    uint8_t from = quevedo_at[LONE];
    uint8_t to;
    uint8_t i;

    for (i = 0; i < FILES; ++i) {
        to = from + quevedo_step[i];
        if (!(to & OFF_BOARD) && !quevedo_adjacent(to, quevedo_at[KING]) && !quevedo_attacks(to)) {
            add_move(from, to);
        }
    }
}

void game_generate(void)
{
    if (side) {
        list_black();
    } else {
        list_white();
    }
}

void game_generate_noisy(void)
{
}

void game_make(void)
{
    uint8_t to = (uint8_t)move;
    uint8_t quiet = reversible_plies[ply];

    quevedo_captured[ply] = 0;
    outcome = OUTCOME_NONE;
    ++quiet;
    if (side) {
        quevedo_at[LONE] = to;
        if (to == quevedo_at[ROOK]) {
            quevedo_at[ROOK] = GONE;
            quevedo_captured[ply] = 1;
            quiet = 0;
            outcome = OUTCOME_DRAW;
        }
    } else if (quevedo_at[KING] == (uint8_t)(move >> 8)) {
        quevedo_at[KING] = to;
    } else {
        quevedo_at[ROOK] = to;
    }
    ++ply;
    side ^= 1;
    reversible_plies[ply] = quiet;
}

void game_unmake(void)
{
    uint8_t from;
    uint8_t to;

    --ply;
    side ^= 1;
    from = path_hi[ply];
    to = path_lo[ply];
    if (side) {
        quevedo_at[LONE] = from;
        if (quevedo_captured[ply]) {
            quevedo_at[ROOK] = to;
        }
    } else if (quevedo_at[KING] == to) {
        quevedo_at[KING] = from;
    } else {
        quevedo_at[ROOK] = from;
    }
}

void game_no_moves(void)
{
    outcome = side && quevedo_attacks(quevedo_at[LONE]) ? OUTCOME_LOSS : OUTCOME_DRAW;
}
