/* text.c: reads and writes moves: a square (a1 is top left), or `pass`. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/reversi/reversi.h"
#include "engine/text.h"
#include "texts/reversi.h"

void game_write_move(char *text)
{
    uint8_t rank = 0;
    uint8_t left = (uint8_t)move;

    if (left == PASS) {
        strcpy(text, "pass");
        return;
    }
    for (left -= FIRST_CELL; left >= STEP; left -= STEP) {
        ++rank;
    }
    text[0] = (char)('a' + left);
    text[1] = (char)('1' + rank);
    text[2] = 0;
}

static const char shape[] = TEXT_BAD_MOVE;

const char *game_read_move(const char *text)
{
    if (outcome != OUTCOME_NONE) {
        return text_error(0, TEXT_OVER);
    }
    if (text_find_move(text)) {
        return 0;
    }
    if (text_lower(text[0]) < 'a' || text_lower(text[0]) > 'h') {
        return text_error(0, shape);
    }
    if (text[1] < '1' || text[1] > '8') {
        return text_error(1, shape);
    }
    if (text[2]) {
        return text_error(2, TEXT_ONE_SQUARE);
    }
    return text_error(0, TEXT_TURNS_NONE);
}
