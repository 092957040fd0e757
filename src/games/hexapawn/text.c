/* text.c: reads and writes moves as two squares: a1a2. */
/* SPDX-License-Identifier: MIT */
#include "games/hexapawn/hexapawn.h"
#include "engine/text.h"
#include "texts/hexapawn.h"

const SquareMoves hexapawn_moves = {
    { 0, FILES, FILES, FILES, SQUARES },
    TEXT_NO_SQUARES, TEXT_BAD_SQUARE, TEXT_OVER, TEXT_CANNOT_MOVE, TEXT_TWO_SQUARES, TEXT_PAWN_MOVES
};

void game_write_move(char *text)
{
    hexapawn_write_square(hexapawn_write_square(text, (uint8_t)move >> 4), move & 15);
}

const char *game_read_move(const char *text)
{
    const char *error = squares_read_from(&hexapawn_moves, text);

    if (error) {
        return error;
    }
    if (hexapawn_square[squares_from] != side + 1) {
        return hexapawn_square[squares_from] == EMPTY ? TEXT_NO_PAWN : TEXT_NOT_YOURS;
    }
    return squares_read_to(&hexapawn_moves, text);
}
