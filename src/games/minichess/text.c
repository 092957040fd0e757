/* text.c: reads and writes moves as two squares: b2b3. */
/* SPDX-License-Identifier: MIT */
#include "games/minichess/minichess.h"
#include "engine/text.h"
#include "texts/minichess.h"

static const char bad_square[] = TEXT_BAD_SQUARE;

const SquareMoves minichess_moves = {
    { FIRST_CELL, ROW, FILES, RANKS, CELLS },
    bad_square, bad_square, TEXT_OVER, TEXT_NO_TARGET, TEXT_TWO_SQUARES, TEXT_ILLEGAL
};

void game_write_move(char *text)
{
    minichess_put_cell(minichess_put_cell(text, (uint8_t)(move >> 8)), (uint8_t)move);
}

const char *game_read_move(const char *text)
{
    const char *error = squares_read_from(&minichess_moves, text);
    uint8_t piece;

    if (error) {
        return error;
    }
    piece = minichess_board[squares_from];
    if (piece == EMPTY) {
        return TEXT_NO_PIECE;
    }
    if (piece & (side ? WHITE : BLACK)) {
        return TEXT_NOT_YOURS;
    }
    return squares_read_to(&minichess_moves, text);
}
