/* plan.c: the piece-square values of a search, and the material that is counted with them. asm/games/chess/plan.s is
 * its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/chess/chess.h"

/* Adds the share of the endgame to all piece-square values, or subtracts it. */
static void change(uint8_t subtract)
{
    uint8_t type = 5;
    uint8_t *worth;
    uint8_t square;
    uint8_t gain;

    if (!chess_worth_end) {
        return;
    }
    while (type--) {
        worth = chess_worth + chess_worth_at[type];
        for (square = 0x78; square--;) {
            if (!(square & 8) && worth[square]) { /* a pawn's last rank stays 0: make_updates.s relies on it */
                gain = chess_end_rank[(type << 3) + (square >> 4)]
                    + chess_end_file[(type << 2) + (square & 4 ? ~square & 3 : square & 3)];
                gain = (uint8_t)((int8_t)gain * (int8_t)chess_worth_end >> 2);
                worth[square] += subtract ? -gain : gain;
            }
        }
    }
}

void chess_set_worth_end(uint8_t quarters)
{
    change(1);
    chess_worth_end = quarters;
    change(0);
}

void chess_count_material(void)
{
    uint8_t slot = 2 * SLOTS;
    uint8_t of;
    uint8_t square;
    uint8_t piece;
    uint8_t gain;

    score = 0;
    while (slot--) {
        square = WHERE(slot);
        if (square & GONE) {
            continue;
        }
        of = slot / SLOTS;
        piece = ON(square) & PIECES;
        if (piece != KING) {
            gain = chess_worth[chess_worth_at[chess_type[piece]] + (of ? square ^ 0x70 : square)];
        } else {
            gain = chess_bishops[of] > 1 ? PAIR : 0;
        }
        if (of == side) {
            score += gain;
        } else {
            score -= gain;
        }
    }
    chess_material_lo[0] = (uint8_t)score;
    chess_material_hi[0] = (uint8_t)((uint16_t)score >> 8);
}

uint8_t chess_plan(void)
{
    uint8_t phase = 24; /* without pawns the mop-up evaluation says where pieces belong */

    if (chess_pawns[0] | chess_pawns[1]) {
        phase = chess_phase[0];
    }
    chess_set_worth_end(phase >= 20 ? 0 : phase >= 15 ? 1 : phase >= 10 ? 2 : phase >= 5 ? 3 : 4);
    chess_count_material();
    return 0;
}
