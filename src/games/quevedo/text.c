/* text.c: reads and writes moves as two squares. */
/* SPDX-License-Identifier: MIT */
#include "games/quevedo/quevedo.h"
#include "engine/text.h"
#include "texts/quevedo.h"

const SquareMoves quevedo_moves = {
    { 0, 16, FILES, FILES, GONE },
    TEXT_NO_SQUARES, TEXT_BAD_SQUARE, TEXT_OVER, TEXT_NO_TARGET, TEXT_TWO_SQUARES, TEXT_ILLEGAL
};

void game_write_move(char *text)
{
    quevedo_write_square(quevedo_write_square(text, (uint8_t)(move >> 8)), (uint8_t)move);
}

const char *game_read_move(const char *text)
{
    const char *error = squares_read_from(&quevedo_moves, text);

    if (error) {
        return error;
    }
    if (squares_from == quevedo_at[LONE]) {
        if (!side) {
            return TEXT_NOT_YOUR_KING;
        }
    } else if (squares_from != quevedo_at[KING] && squares_from != quevedo_at[ROOK]) {
        return TEXT_NO_PIECE;
    } else if (side) {
        return TEXT_NOT_YOURS;
    }
    return squares_read_to(&quevedo_moves, text);
}
