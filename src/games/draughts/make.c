/* make.c: makes and unmakes moves; jumps are made in make_jumps.c. asm/games/draughts/make.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/draughts/moves.h"

static void restore(void)
{
    uint8_t i;

    for (i = 0; i < BOARD_BYTES; ++i) {
        draughts_board[i] = draughts_saved[i][ply];
    }
    draughts_count[0] = draughts_saved[BOARD_BYTES][ply];
    draughts_count[1] = draughts_saved[BOARD_BYTES + 1][ply];
    draughts_material[0] = draughts_saved[BOARD_BYTES + 2][ply];
    draughts_material[1] = draughts_saved[BOARD_BYTES + 3][ply];
    draughts_find_crowns();
}

uint8_t draughts_crowns(uint8_t step)
{
    uint8_t row = step & MOVE_SQUARE & ~3;

    return !(step & MOVE_KING) && row == (step & MOVE_UP ? 0 : SQUARES - 8);
}

/* Makes or unmakes the step of a man or king on the board. */
static void toggle_step(uint8_t lo)
{
    uint8_t own = side ? WHITE : BLACK;
    uint8_t upper = lo & MOVE_SQUARE;
    uint8_t lower = draughts_below(lo);

    draughts_toggle(own, upper);
    draughts_toggle(own, lower);
    if (lo & MOVE_KING) {
        draughts_toggle(KINGS, upper);
        draughts_toggle(KINGS, lower);
        if (draughts_in_set(draughts_board + own, upper)) {
            draughts_change(draughts_king_square[upper], draughts_king_square[lower]);
        } else {
            draughts_change(draughts_king_square[lower], draughts_king_square[upper]);
        }
    }
}

static void make_step(void)
{
    uint8_t lo = (uint8_t)move;
    uint8_t upper = lo & MOVE_SQUARE;

    if (draughts_crowns(lo)) {
        draughts_save();
        toggle_step(lo);
        draughts_crown(lo & MOVE_UP ? upper : draughts_below(lo));
    } else {
        toggle_step(lo);
    }
}

void game_make(void)
{
    uint8_t quiet = 0;

    outcome = OUTCOME_NONE;
    if (move >> 8) {
        draughts_make_jump();
        if (!draughts_count[side ^ 1]) {
            outcome = OUTCOME_LOSS;
        }
    } else {
        make_step();
        if (move & MOVE_KING) {
            quiet = (uint8_t)(reversible_plies[ply] + 1);
            if (quiet >= QUIET_MOST) {
                outcome = OUTCOME_DRAW;
            }
        }
    }
    ++ply;
    side ^= 1;
    reversible_plies[ply] = quiet;
    draughts_must[ply] = draughts_must_jump();
    /* A jump that is answered by a jump takes no ply; nor does a king's offer of an exchange in an ending: that is how
     * endings are won. */
    extend_ply = draughts_must[ply] && (move >> 8
        || ((move & MOVE_KING) && draughts_count[0] + draughts_count[1] <= ENDING_PIECES));
}

void game_unmake(void)
{
    --ply;
    side ^= 1;
    if (path_hi[ply] && !draughts_is_saved[ply]) {
        draughts_toggle_plain(path_lo[ply]);
        draughts_change(0, WORTH_MAN);
        ++draughts_count[side ^ 1];
    } else if (path_hi[ply] || draughts_crowns(path_lo[ply])) {
        restore();
    } else {
        toggle_step(path_lo[ply]);
    }
}

void game_no_moves(void)
{
    outcome = OUTCOME_LOSS;
}
