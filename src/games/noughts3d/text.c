/* text.c: moves of noughts and crosses in space as text: level, column, row. */
#include "games/noughts3d/noughts3d.h"
#include "engine/text.h"

const char *game_read_move(const char *text)
{
    uint8_t level = (uint8_t)(text[0] - '1');
    uint8_t column;
    uint8_t row;
    uint8_t cell;

    if (level >= WIDE) {
        return text_fault(0, "a level is 1 to 4");
    }
    column = (uint8_t)(text_lower(text[1]) - 'a');
    if (column >= WIDE) {
        return text_fault(1, "a column is a to d");
    }
    row = (uint8_t)(text[2] - '1');
    if (row >= WIDE) {
        return text_fault(2, "a row is 1 to 4");
    }
    if (text[3]) {
        return text_fault(3, "a move is level, column and row");
    }
    if (outcome != OUTCOME_NONE) {
        return text_fault(0, "the game is over");
    }
    cell = (uint8_t)(level * 16 + row * WIDE + column);
    if (noughts3d_cell[cell] != EMPTY) {
        return text_fault(0, "that cell is taken");
    }
    move = cell;
    return 0;
}

void game_write_move(char *text)
{
    uint8_t cell = (uint8_t)move;

    text[0] = (char)('1' + (cell >> 4));
    text[1] = (char)('a' + (cell & 3));
    text[2] = (char)('1' + (cell >> 2 & 3));
    text[3] = 0;
}
