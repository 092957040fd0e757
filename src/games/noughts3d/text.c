/* text.c: moves as text: level, column, row. */
/* SPDX-License-Identifier: MIT */
#include "games/noughts3d/noughts3d.h"
#include "engine/text.h"
#include "texts/noughts3d.h"

#define CHARACTERS 3 /* in the text of a cell */

uint8_t noughts3d_read_cell(const char *text)
{
    static const uint8_t shift[CHARACTERS] = { 4, 0, 2 };
    uint8_t cell = 0;
    uint8_t at;

    for (text_error_place = 0; text_error_place < CHARACTERS; ++text_error_place) {
        at = (uint8_t)(text_lower(text[text_error_place]) - "1a1"[text_error_place]);
        if (at >= WIDE) {
            return NO_CELL;
        }
        cell |= (uint8_t)(at << shift[text_error_place]);
    }
    return cell;
}

const char *game_read_move(const char *text)
{
    static const char *const wanted[CHARACTERS] = { TEXT_NO_LEVEL, TEXT_NO_COLUMN, TEXT_NO_ROW };
    uint8_t cell = noughts3d_read_cell(text);

    if (cell == NO_CELL) {
        return wanted[text_error_place];
    }
    if (text[CHARACTERS]) {
        return TEXT_ONE_CELL;
    }
    if (outcome != OUTCOME_NONE) {
        return text_error(0, TEXT_OVER);
    }
    if (noughts3d_cell[cell] != EMPTY) {
        return text_error(0, TEXT_CELL_TAKEN);
    }
    move = cell;
    return 0;
}

void noughts3d_write_cell(char *text, uint8_t cell)
{
    text[0] = (char)('1' + (cell >> 4));
    text[1] = (char)('a' + (cell & 3));
    text[2] = (char)('1' + (cell >> 2 & 3));
    text[3] = 0;
}

void game_write_move(char *text)
{
    noughts3d_write_cell(text, (uint8_t)move);
}
