/* text.c: moves as text: a digit. */
/* SPDX-License-Identifier: MIT */
#include "games/noughts/noughts.h"
#include "engine/text.h"
#include "texts/noughts.h"

const char *game_read_move(const char *text)
{
    uint8_t square = (uint8_t)(text[0] - '1');

    text_error_place = 0;
    if (square >= SQUARES) {
        return TEXT_NO_SQUARE;
    }
    if (text[1]) {
        text_error_place = 1;
        return TEXT_ONE_SQUARE;
    }
    if (outcome != OUTCOME_NONE) {
        return TEXT_OVER;
    }
    if (noughts_square[square] != EMPTY) {
        return TEXT_SQUARE_TAKEN;
    }
    move = square;
    return 0;
}

void game_write_move(char *text)
{
    text[0] = (char)('1' + move);
    text[1] = 0;
}
