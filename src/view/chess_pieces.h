/* chess_pieces.h: the drawings of charsets/chess.txt, for games with chess pieces: drawings[0] for dark squares,
 * drawings[1] for light ones, each from pawn to king. Include it after the header of the game's own character set. */
/* SPDX-License-Identifier: MIT */
#ifndef VIEW_CHESS_PIECES_H
#define VIEW_CHESS_PIECES_H

static const uint8_t *const drawings[2][6] = {
    { tile_pawn, tile_knight, tile_bishop, tile_rook, tile_queen, tile_king },
    { tile_pawn_l, tile_knight_l, tile_bishop_l, tile_rook_l, tile_queen_l, tile_king_l }
};

#define PIECE_WIDTH 3
#define PIECE_HEIGHT 2

#endif
