/* moves.c: lists the legal moves; asm/games/reversi/moves.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/reversi/reversi.h"
#include "games/reversi/move_value.h"

static uint8_t any_move(void)
{
    uint8_t cell;

    for (cell = reversi_next[RING]; cell != RING; cell = reversi_next[cell]) {
        if (reversi_find_gain(cell)) {
            return 1;
        }
    }
    return 0;
}

uint8_t reversi_enemy_can_move(void)
{
    uint8_t can;

    side ^= 1;
    can = any_move();
    side ^= 1;
    return can;
}

void game_generate(void)
{
    uint8_t cell;

    for (cell = reversi_next[RING]; cell != RING; cell = reversi_next[cell]) {
        if (reversi_find_gain(cell)) {
            list_lo[++move_count] = cell;
        }
    }
    if (!move_count && reversi_enemy_can_move()) {
        list_lo[++move_count] = PASS;
    }
}

void game_generate_noisy(void)
{
}
