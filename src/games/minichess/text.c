/* text.c: reads and writes moves as two squares: b2b3. */
/* SPDX-License-Identifier: MIT */
#include "games/minichess/minichess.h"
#include "engine/text.h"
#include "texts/minichess.h"

char *minichess_put_cell(char *text, uint8_t cell)
{
    text[0] = (char)('a' + (cell & (ROW - 1)));
    text[1] = (char)('1' + ((uint8_t)(cell - FIRST_CELL) >> 3));
    text[2] = 0;
    return text + 2;
}

void game_write_move(char *text)
{
    minichess_put_cell(minichess_put_cell(text, (uint8_t)(move >> 8)), (uint8_t)move);
}

uint8_t minichess_cell_at(const char *text)
{
    uint8_t file = (uint8_t)(text_lower(text[0]) - 'a');
    uint8_t rank = (uint8_t)(file < FILES ? text[1] - '1' : RANKS);

    return rank < RANKS ? (uint8_t)(FIRST_CELL + rank * ROW + file) : CELLS;
}

const char *game_read_move(const char *text)
{
    uint8_t from = text[0] ? minichess_cell_at(text) : CELLS;
    uint8_t second = 2;
    uint8_t piece;

    if (from == CELLS) {
        return text_error(0, TEXT_BAD_SQUARE);
    }
    if (outcome != OUTCOME_NONE) {
        return text_error(0, TEXT_OVER);
    }
    piece = minichess_board[from];
    if (piece == EMPTY) {
        return text_error(0, TEXT_NO_PIECE);
    }
    if (piece & (side ? WHITE : BLACK)) {
        return text_error(0, TEXT_NOT_YOURS);
    }
    if (text[2] == '-' || text_lower(text[2]) == 'x') {
        second = 3;
    }
    if (!text[2]) {
        return text_error(2, TEXT_NO_TARGET);
    }
    if (!text[second] || minichess_cell_at(text + second) == CELLS) {
        return text_error(second, TEXT_BAD_SQUARE);
    }
    if (text[second + 2]) {
        return text_error(second + 2, TEXT_TWO_SQUARES);
    }
    if (!text_find_move(text)) {
        return text_error(second, TEXT_ILLEGAL);
    }
    return 0;
}
