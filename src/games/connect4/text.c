/* text.c: moves as text: a column, 1 to 7. */
/* SPDX-License-Identifier: MIT */
#include "games/connect4/connect4.h"
#include "engine/text.h"
#include "texts/connect4.h"

const char *game_read_move(const char *text)
{
    uint8_t column = connect4_column_of(text[0]);

    if (column == COLUMNS) {
        return text_error(0, connect4_no_column);
    }
    if (text[1]) {
        return text_error(1, TEXT_ONE_COLUMN);
    }
    if (outcome != OUTCOME_NONE) {
        return text_error(0, TEXT_OVER);
    }
    if (connect4_is_full(column)) {
        return text_error(0, connect4_full_column);
    }
    move = connect4_next[column];
    return 0;
}

void game_write_move(char *text)
{
    text[0] = (char)('1' + (move >> 3));
    text[1] = 0;
}
