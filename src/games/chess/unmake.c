/* unmake.c: unmakes a move; asm/games/chess/unmake.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/chess/make.h"

void game_unmake(void)
{
    uint8_t piece;
    uint8_t from;
    uint8_t to;

    --ply;
    side ^= 1;
    piece = chess_moved[ply];
    if (!piece) {
        return; /* null move */
    }
    from = path_hi[ply] & SQUARE_BITS;
    to = path_lo[ply] & SQUARE_BITS;
    chess_current.piece = piece;
    chess_current.from = from;
    chess_current.to = to;
    chess_current.victim = to;
    chess_current.taken = chess_taken[ply];
    if (piece & PAWNS) {
        if (to == chess_en_passant[ply]) {
            chess_current.victim = to ^ 0x10;
        }
        chess_flip_pawn(side, from);
        if (ON(to) == piece) {
            chess_flip_pawn(side, to);
        } else if ((ON(to) & PIECES) == BISHOP) {
            --chess_bishops[side];
        } else if ((ON(to) & PIECES) == ROOK) {
            --chess_more_rooks;
        }
    } else if (IS_CASTLING) {
        chess_move_piece(ROOK_TO(to), ROOK_FROM(to));
    }
    chess_move_piece(to, from);
    ON(from) = piece; /* a promoted piece becomes a pawn again */
    chess_put_back();
    if (chess_current.taken & PAWNS) {
        chess_flip_pawn(side ^ 1, chess_current.victim);
    } else if ((chess_current.taken & PIECES) == BISHOP) {
        ++chess_bishops[side ^ 1];
    }
}
