/* make_updates.c: what a move changes in the rows of ply + 1; asm/games/chess/make_updates.s is its twin. */
#include "games/chess/make.h"

/* A man's worth on a square, seen by his side: black's board is turned. */
static uint8_t worth(uint8_t man, uint8_t square)
{
    if (man & KING) {
        return 0;
    }
    return chess_worth[chess_worth_at[chess_type[man & MEN]]
        + (man & BLACK ? square ^ 0x70 : square)];
}

/* Men and phase: what the mover gained, seen by the other side. */
void chess_note_worth(void)
{
    int16_t value = (int16_t)(chess_men_lo[ply] | chess_men_hi[ply] << 8);
    uint8_t phase = chess_phase[ply];
    uint8_t man = chess_hand.man;
    uint8_t placed = chess_hand.placed;
    uint8_t taken = chess_hand.taken;
    uint8_t to = chess_hand.to;

    value += worth(placed, to);
    value -= worth(man, chess_hand.from);
    if (taken) {
        value += worth(taken, chess_hand.victim);
        phase -= chess_officer[chess_type[taken & MEN]];
        if ((taken & MEN) == BISHOP && --chess_bishops[side ^ 1] == 1) {
            value += PAIR;
        }
    }
    if (placed != man) {
        phase += chess_officer[chess_type[placed & MEN]];
        if ((placed & MEN) == ROOK) {
            ++chess_more_rooks;
        }
        if ((placed & MEN) == BISHOP && ++chess_bishops[side] == 2) {
            value += PAIR;
        }
    }
    if (IS_CASTLING) {
        man = man ^ KING ^ ROOK;
        value += worth(man, ROOK_TO(to));
        value -= worth(man, ROOK_FROM(to));
    }
    value = -value;
    chess_men_lo[ply + 1] = (uint8_t)value;
    chess_men_hi[ply + 1] = (uint8_t)((uint16_t)value >> 8);
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
        rights &= rights_kept(chess_hand.from) & rights_kept(chess_hand.to);
    }
    chess_flags[ply + 1] = rights;
}

/* The square a pawn of `side` has just passed, if it can be taken there. */
static uint8_t passed_square(void)
{
    uint8_t pawn = side ? WHITE | WHITE_PAWN : BLACK | BLACK_PAWN;
    uint8_t to = chess_hand.to;
    uint8_t changed = chess_hand.from ^ to;

    if (changed & 0x20 && !(changed & 0x17) && (AT(to - 1) == pawn || AT(to + 1) == pawn)) {
        return (uint8_t)(chess_hand.from + to) >> 1;
    }
    return GONE;
}

void chess_note_pawns(void)
{
    chess_passing[ply + 1] = GONE;
    if (chess_hand.man & PAWNS) {
        chess_passing[ply + 1] = passed_square();
        chess_flip_pawn(side, chess_hand.from);
        if (chess_hand.placed == chess_hand.man) {
            chess_flip_pawn(side, chess_hand.to);
        }
    }
    if (chess_hand.taken & PAWNS) {
        chess_flip_pawn(side ^ 1, chess_hand.victim);
    }
}
