/* text.c: reads and writes moves as two squares. */
/* SPDX-License-Identifier: MIT */
#include "games/quevedo/quevedo.h"
#include "engine/text.h"
#include "texts/quevedo.h"

char *quevedo_write_square(char *text, uint8_t square)
{
    text[0] = (char)('a' + (square & 7));
    text[1] = (char)('1' + (square >> 4));
    text[2] = 0;
    return text + 2;
}

void game_write_move(char *text)
{
    quevedo_write_square(quevedo_write_square(text, (uint8_t)(move >> 8)), (uint8_t)move);
}

uint8_t quevedo_read_square(const char *text)
{
    uint8_t file = (uint8_t)(text_lower(text[0]) - 'a');
    uint8_t rank = (uint8_t)(file < FILES ? text[1] - '1' : FILES);

    return rank < FILES ? (uint8_t)(rank << 4 | file) : GONE;
}

/* Returns the reason why the side to move cannot move from this square, or 0. */
static const char *error_from(uint8_t from)
{
    if (from & GONE) {
        return TEXT_BAD_SQUARE;
    }
    if (outcome != OUTCOME_NONE) {
        return TEXT_OVER;
    }
    if (from == quevedo_at[LONE]) {
        return side ? 0 : TEXT_NOT_YOUR_KING;
    }
    if (from != quevedo_at[KING] && from != quevedo_at[ROOK]) {
        return TEXT_NO_PIECE;
    }
    return side ? TEXT_NOT_YOURS : 0;
}

const char *game_read_move(const char *text)
{
    uint8_t second = 2;
    const char *error;

    if (!text[0]) {
        return text_error(0, TEXT_NO_SQUARES);
    }
    error = error_from(quevedo_read_square(text));
    if (error) {
        return text_error(0, error);
    }
    if (text[2] == '-' || text_lower(text[2]) == 'x') {
        second = 3;
    }
    if (quevedo_read_square(text + second) & GONE) {
        return text_error(second, text[second] ? TEXT_BAD_SQUARE : TEXT_NO_TARGET);
    }
    if (text[second + 2]) {
        return text_error(second + 2, TEXT_TWO_SQUARES);
    }
    if (!text_find_move(text)) {
        return text_error(second, TEXT_ILLEGAL);
    }
    return 0;
}
