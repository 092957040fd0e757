/* text.c: moves as text: a letter a to o and a number 1 to 15; or `swap` with opening=swap. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/points.h"
#include "engine/text.h"
#include "games/gomoku/gomoku.h"
#include "texts/gomoku.h"

static const char swap[] = "swap";

void game_write_move(char *text)
{
    if ((uint8_t)move == SWAP) {
        strcpy(text, swap);
        return;
    }
    points_write(text, (uint8_t)move);
}

const char *game_read_move(const char *text)
{
    uint8_t cell = points_read(text);
    const char *rest = rules ? text_after_prefix(swap, text) : 0;

    if (rest && !*rest) {
        if (!gomoku_chooses()) {
            return text_error(0, TEXT_NO_SWAP);
        }
        move = SWAP;
        return 0;
    }
    if (cell == POINTS_NONE) {
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
