/* unmake.c: taking a move back; asm/games/chess/unmake.s is its twin. */
#include "games/chess/make.h"

void chess_move_man(uint8_t start, uint8_t goal)
{
    SLOT_ON(goal) = SLOT_ON(start);
    ON(goal) = ON(start);
    ON(start) = 0;
    WHERE(SLOT_ON(goal) & 0x1F) = goal;
}

void chess_put_back(void)
{
    uint8_t victim = chess_hand.victim;

    if (chess_hand.taken) {
        ON(victim) = chess_hand.taken;
        SLOT_ON(victim) = chess_taken_slot[ply] | SLOT_MARK;
        WHERE(chess_taken_slot[ply]) = victim;
    }
}

void game_unmake(void)
{
    uint8_t man;
    uint8_t from;
    uint8_t to;

    --ply;
    side ^= 1;
    man = chess_moved[ply];
    if (!man) {
        return; /* a pass */
    }
    from = path_hi[ply] & SQUARE_BITS;
    to = path_lo[ply] & SQUARE_BITS;
    chess_hand.man = man;
    chess_hand.from = from;
    chess_hand.to = to;
    chess_hand.victim = to;
    chess_hand.taken = chess_taken[ply];
    if (man & PAWNS) {
        if (to == chess_passing[ply]) {
            chess_hand.victim = to ^ 0x10;
        }
        chess_flip_pawn(side, from);
        if (ON(to) == man) {
            chess_flip_pawn(side, to);
        } else if ((ON(to) & MEN) == BISHOP) {
            --chess_bishops[side];
        } else if ((ON(to) & MEN) == ROOK) {
            --chess_more_rooks;
        }
    } else if (IS_CASTLING) {
        chess_move_man(ROOK_TO(to), ROOK_FROM(to));
    }
    chess_move_man(to, from);
    ON(from) = man; /* who may have become another */
    chess_put_back();
    if (chess_hand.taken & PAWNS) {
        chess_flip_pawn(side ^ 1, chess_hand.victim);
    } else if ((chess_hand.taken & MEN) == BISHOP) {
        ++chess_bishops[side ^ 1];
    }
}
