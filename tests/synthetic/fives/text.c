/* text.c: moves of fives as text: a letter a to o and a number 1 to 15. */
/* SPDX-License-Identifier: MIT */
#include "engine/text.h"
#include "synthetic/fives/fives.h"

void fives_write_cell(char *text, uint8_t cell)
{
    uint8_t rank = (uint8_t)((cell >> 4) + 1);

    *text++ = (char)('a' + (cell & (STEP - 1)));
    if (rank >= 10) {
        *text++ = '1';
        rank -= 10;
    }
    *text++ = (char)('0' + rank);
    *text = 0;
}

uint8_t fives_read_cell(const char *text)
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
    fives_write_cell(text, (uint8_t)move);
}

const char *game_read_move(const char *text)
{
    uint8_t cell = fives_read_cell(text);

    if (cell == NO_CELL) {
        return text_error_place ? "Add a number, 1 to 15" : "a square begins with a letter, a to o";
    }
    if (text[text_error_place]) {
        return "A move is one point";
    }
    if (outcome != OUTCOME_NONE) {
        return text_error(0, "The game is over");
    }
    if (fives_cell[cell]) {
        return text_error(0, "That point is taken");
    }
    move = cell;
    return 0;
}
