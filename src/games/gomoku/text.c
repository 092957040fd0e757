/* text.c: moves as text: a letter a to o and a number 1 to 15; or `swap` with opening=swap. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/text.h"
#include "games/gomoku/gomoku.h"
#include "texts/gomoku.h"

static const char swap[] = "swap";

char *gomoku_write_cell(char *text, uint8_t cell)
{
    uint8_t rank = (uint8_t)((cell >> 4) + 1);

    *text++ = (char)('a' + (cell & (STEP - 1)));
    if (rank >= 10) {
        *text++ = '1';
        rank -= 10;
    }
    *text++ = (char)('0' + rank);
    *text = 0;
    return text;
}

uint8_t gomoku_read_cell(const char *text)
{
    uint8_t file = (uint8_t)(text_lower(text[0]) - 'a');
    uint8_t rank;

    text_error_place = 0;
    if (file >= SIDE) {
        return NO_CELL;
    }
    text_error_place = 1;
    rank = (uint8_t)(text[1] - '0');
    if (rank == 0 || rank > 9) {
        return NO_CELL;
    }
    text_error_place = 2;
    if (rank == 1 && text[2] >= '0' && text[2] <= '5') {
        rank = (uint8_t)(10 + text[2] - '0');
        text_error_place = 3;
    }
    return (uint8_t)((rank - 1) << 4 | file);
}

void game_write_move(char *text)
{
    if ((uint8_t)move == SWAP) {
        strcpy(text, swap);
        return;
    }
    gomoku_write_cell(text, (uint8_t)move);
}

const char *game_read_move(const char *text)
{
    uint8_t cell = gomoku_read_cell(text);
    const char *rest = rules ? text_after_prefix(swap, text) : 0;

    if (rest && !*rest) {
        if (!gomoku_chooses()) {
            return text_error(0, TEXT_NO_SWAP);
        }
        move = SWAP;
        return 0;
    }
    if (cell == NO_CELL) {
        return text_error_place ? TEXT_NO_NUMBER : TEXT_NO_LETTER;
    }
    if (text[text_error_place]) {
        return TEXT_ONE_POINT;
    }
    if (outcome != OUTCOME_NONE) {
        return text_error(0, TEXT_OVER);
    }
    if (gomoku_cell[cell]) {
        return text_error(0, TEXT_POINT_TAKEN);
    }
    move = cell;
    return 0;
}
