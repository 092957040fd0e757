/* text.c: reads and writes moves as two squares: a1a2. */
/* SPDX-License-Identifier: MIT */
#include "games/hexapawn/hexapawn.h"
#include "engine/text.h"
#include "texts/hexapawn.h"

void hexapawn_write_square(char *text, uint8_t square)
{
    text[1] = '1';
    while (square >= FILES) {
        square -= FILES;
        ++text[1];
    }
    text[0] = (char)('a' + square);
    text[2] = 0;
}

void game_write_move(char *text)
{
    hexapawn_write_square(text, (uint8_t)move >> 4);
    hexapawn_write_square(text + 2, move & 15);
}

uint8_t hexapawn_read_square(const char *text)
{
    uint8_t file = (uint8_t)(text_lower(text[0]) - 'a');
    uint8_t rank = (uint8_t)(file < FILES ? text[1] - '1' : FILES);

    return rank < FILES ? (uint8_t)(rank * FILES + file) : SQUARES;
}

const char *game_read_move(const char *text)
{
    uint8_t from;
    uint8_t second = 2;

    if (!text[0]) {
        return text_error(0, TEXT_NO_SQUARES);
    }
    from = hexapawn_read_square(text);
    if (from == SQUARES) {
        return text_error(0, TEXT_BAD_SQUARE);
    }
    if (outcome != OUTCOME_NONE) {
        return text_error(0, TEXT_OVER);
    }
    if (hexapawn_square[from] != side + 1) {
        return text_error(0, hexapawn_square[from] == EMPTY ? TEXT_NO_PAWN : TEXT_NOT_YOURS);
    }
    if (text[2] == '-' || text[2] == 'x' || text[2] == 'X') {
        second = 3;
    }
    if (hexapawn_read_square(text + second) == SQUARES) {
        return text_error(second, text[second] ? TEXT_BAD_SQUARE
            : TEXT_CANNOT_MOVE);
    }
    if (text[second + 2]) {
        return text_error(second + 2, TEXT_TWO_SQUARES);
    }
    if (!text_find_move(text)) {
        return text_error(second, TEXT_PAWN_MOVES);
    }
    return 0;
}
