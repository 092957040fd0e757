/* chess_pieces.h: the drawings of charsets/chess.txt, for games with chess pieces: from pawn (look 1) to king (look 6).
 * Include it after the header of the game's own character set. */
/* SPDX-License-Identifier: MIT */
#ifndef VIEW_CHESS_PIECES_H
#define VIEW_CHESS_PIECES_H

#include "view/grid.h"

const uint8_t *const game_drawings[] = {
    tile_pawn, tile_pawn_l, tile_knight, tile_knight_l, tile_bishop, tile_bishop_l,
    tile_rook, tile_rook_l, tile_queen, tile_queen_l, tile_king, tile_king_l
};

static const uint8_t chess_shapes[][16] = {
    tile_pawn_shape, tile_knight_shape, tile_bishop_shape, tile_rook_shape, tile_queen_shape, tile_king_shape
};
const uint8_t *const game_shapes[] = {
    chess_shapes[0], chess_shapes[1], chess_shapes[2], chess_shapes[3], chess_shapes[4], chess_shapes[5]
};

#endif
