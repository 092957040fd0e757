/* moves.c: lists the moves of a position; asm/games/draughts/moves.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/draughts/moves.h"

static void list_steps(uint8_t k, uint8_t direction)
{
    uint8_t lo = (uint8_t)(draughts_king | direction << DIRECTION | k << 3);
    const uint8_t *above_set = (direction & 2 ? draughts_empty : draughts_movers) + k;
    const uint8_t *below_set = (direction & 2 ? draughts_movers : draughts_empty) + k;
    uint8_t uppers = above_set[0] & draughts_above(draughts_middle(below_set[0],
        k == SET_BYTES - 1 ? 0 : below_set[1]), direction & 1);

    for (; uppers; ++lo, uppers >>= 1) {
        if (uppers & 1) {
            list_lo[++move_count] = lo;
            list_hi[move_count] = 0;
        }
    }
}

/* Lists steps down, then steps up. Both start with the first two rows; for each two rows, left comes before right. */
static void list_movers(void)
{
    uint8_t direction;
    uint8_t k;

    for (direction = draughts_first_direction(); direction <= draughts_last_direction(); direction += 2) {
        for (k = 0; k < SET_BYTES; ++k) {
            list_steps(k, direction);
            list_steps(k, direction + 1);
        }
    }
}

/* Lists the jumps or, if there are none, the steps of men and then of kings. */
void game_generate(void)
{
    draughts_find_empty();
    if (draughts_must[ply]) {
        draughts_list_jumps();
        return;
    }
    if (draughts_find_movers(0)) {
        list_movers();
    }
    if (draughts_crowned && draughts_find_movers(MOVE_KING)) {
        list_movers();
    }
}

void game_generate_noisy(void)
{
    if (draughts_must[ply]) {
        game_generate();
    }
}
