/* make_jumps.c: makes jumps; asm/games/draughts/make_jumps.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/draughts/moves.h"

/* Returns 1 if the square is on the far row of `side`. */
static uint8_t is_far(uint8_t square)
{
    return side ? square < CROWN_ROW : square >= SQUARES - CROWN_ROW;
}

void draughts_toggle_plain(uint8_t step)
{
    uint8_t own = side ? WHITE : BLACK;

    draughts_toggle(own, draughts_start(step));
    draughts_toggle(own, draughts_landing(step));
    draughts_toggle(WHITE - own, draughts_below(step));
}

static void take(uint8_t over)
{
    draughts_toggle(side ? BLACK : WHITE, over);
    if (draughts_in_set(draughts_board + KINGS, over)) {
        draughts_toggle(KINGS, over);
        draughts_change(draughts_king_square[over], 0);
    } else {
        draughts_change(WORTH_MAN, 0);
    }
}

void draughts_make_jump(void)
{
    uint8_t own = side ? WHITE : BLACK;
    uint8_t first = (uint8_t)move;
    uint8_t from = draughts_start(first);
    uint8_t to;
    uint8_t i;

    draughts_read_path();
    to = draughts_landing(draughts_step[draughts_steps - 1]);
    draughts_is_saved[ply] = move >> 8 != 1 || (first & MOVE_KING) || is_far(to)
        || draughts_in_set(draughts_board + KINGS, draughts_below(first));
    if (!draughts_is_saved[ply]) {
        draughts_toggle_plain(first);
        draughts_change(WORTH_MAN, 0);
        --draughts_count[side ^ 1];
        return;
    }
    draughts_save();
    draughts_count[side ^ 1] -= draughts_steps;
    for (i = 0; i < draughts_steps; ++i) {
        take(draughts_below(draughts_step[i]));
    }
    draughts_toggle(own, from);
    draughts_toggle(own, to);
    if (first & MOVE_KING) {
        draughts_toggle(KINGS, from);
        draughts_toggle(KINGS, to);
        draughts_change(draughts_king_square[to], draughts_king_square[from]);
    } else if (is_far(to)) {
        draughts_crown(to);
    }
    draughts_find_crowns();
}
