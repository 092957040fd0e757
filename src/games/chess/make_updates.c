/* make_updates.c: what a move changes in the arrays of ply + 1, for make.c. asm/games/chess/make_updates.s is its
 * twin. */
/* SPDX-License-Identifier: MIT */
#include "games/chess/make.h"

const uint16_t chess_worth_at[5] = { 0x000, 0x008, 0x080, 0x088, 0x100 };

/* Returns a piece-square value, 0 for a king. For a black piece the ranks are mirrored, because the tables are seen
 * from the owner's side. */
static uint8_t worth(uint8_t piece, uint8_t square)
{
    if (piece & KING) {
        return 0;
    }
    return chess_worth[chess_worth_at[chess_type[piece & PIECES]]
        + (piece & BLACK ? square ^ 0x70 : square)];
}

/* Sets material and phase of ply + 1. The material is negated, because the other side is to move there. */
void chess_note_worth(void)
{
    int16_t value = (int16_t)(chess_material_lo[ply] | chess_material_hi[ply] << 8);
    uint8_t phase = chess_phase[ply];
    uint8_t piece = chess_current.piece;
    uint8_t placed = chess_current.placed;
    uint8_t taken = chess_current.taken;
    uint8_t to = chess_current.to;

    value += worth(placed, to);
    value -= worth(piece, chess_current.from);
    if (taken) {
        value += worth(taken, chess_current.victim);
        phase -= chess_phase_weight[chess_type[taken & PIECES]];
        if ((taken & PIECES) == BISHOP && --chess_bishops[side ^ 1] == 1) {
            value += PAIR;
        }
    }
    if (placed != piece) {
        phase += chess_phase_weight[chess_type[placed & PIECES]];
        if ((placed & PIECES) == ROOK) {
            ++chess_more_rooks;
        }
        if ((placed & PIECES) == BISHOP && ++chess_bishops[side] == 2) {
            value += PAIR;
        }
    }
    if (IS_CASTLING) {
        piece = piece ^ KING ^ ROOK;
        value += worth(piece, ROOK_TO(to));
        value -= worth(piece, ROOK_FROM(to));
    }
    value = -value;
    chess_material_lo[ply + 1] = (uint8_t)value;
    chess_material_hi[ply + 1] = (uint8_t)((uint16_t)value >> 8);
    chess_phase[ply + 1] = phase;
}

static uint8_t rights_kept(uint8_t square)
{
    switch (square) {
    case 0x00:
        return (uint8_t)~RIGHT_WHITE_LONG;
    case 0x04:
        return (uint8_t)~(RIGHT_WHITE_LONG | RIGHT_WHITE_SHORT);
    case 0x07:
        return (uint8_t)~RIGHT_WHITE_SHORT;
    case 0x70:
        return (uint8_t)~RIGHT_BLACK_LONG;
    case 0x74:
        return (uint8_t)~(RIGHT_BLACK_LONG | RIGHT_BLACK_SHORT);
    case 0x77:
        return (uint8_t)~RIGHT_BLACK_SHORT;
    }
    return 0xFF;
}

void chess_note_rights(void)
{
    uint8_t rights = chess_flags[ply] & RIGHTS;

    if (rights) {
        rights &= rights_kept(chess_current.from) & rights_kept(chess_current.to);
    }
    chess_flags[ply + 1] = rights;
}

/* Returns the square that a pawn of `side` has just passed over by a double step. GONE: there was no double step, or no
 * enemy pawn stands beside the pawn to capture it en passant. */
static uint8_t passed_square(void)
{
    uint8_t pawn = side ? WHITE | WHITE_PAWN : BLACK | BLACK_PAWN;
    uint8_t to = chess_current.to;
    uint8_t changed = chess_current.from ^ to;

    if (changed & 0x20 && !(changed & 0x17) && (AT(to - 1) == pawn || AT(to + 1) == pawn)) {
        return (uint8_t)(chess_current.from + to) >> 1;
    }
    return GONE;
}

void chess_note_pawns(void)
{
    chess_en_passant[ply + 1] = GONE;
    if (chess_current.piece & PAWNS) {
        chess_en_passant[ply + 1] = passed_square();
        chess_flip_pawn(side, chess_current.from);
        if (chess_current.placed == chess_current.piece) {
            chess_flip_pawn(side, chess_current.to);
        }
    }
    if (chess_current.taken & PAWNS) {
        chess_flip_pawn(side ^ 1, chess_current.victim);
    }
}
