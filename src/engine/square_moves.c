/* square_moves.c: moves of two squares; see squares.h. asm/engine/square_moves.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/squares.h"
#include "engine/text.h"

uint8_t squares_from;

const char *squares_read_from(const SquareMoves *moves, const char *text)
{
    text_error_place = 0;
    if (!text[0]) {
        return moves->no_squares;
    }
    squares_from = square_read(&moves->squares, text);
    if (squares_from == moves->squares.none) {
        return moves->bad_square;
    }
    return outcome == OUTCOME_NONE ? 0 : moves->over;
}

const char *squares_read_to(const SquareMoves *moves, const char *text)
{
    text_error_place = text[2] == '-' || text_lower(text[2]) == 'x' ? 3 : 2;
    if (!text[text_error_place]) {
        return moves->no_target;
    }
    if (square_read(&moves->squares, text + text_error_place) == moves->squares.none) {
        return moves->bad_square;
    }
    if (text[text_error_place + 2]) {
        text_error_place += 2;
        return moves->two_squares;
    }
    return text_find_move(text) ? 0 : moves->illegal;
}
