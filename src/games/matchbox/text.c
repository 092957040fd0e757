/* text.c: moves as text: two squares, or `again`. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/matchbox/matchbox.h"
#include "engine/text.h"
#include "texts/matchbox.h"

const Squares matchbox_squares = { 0, FILES, FILES, FILES, SQUARES };

void game_write_move(char *text)
{
    if ((uint8_t)move == MOVE_AGAIN) {
        strcpy(text, "again");
        return;
    }
    if (!rules) {
        text = matchbox_write_square(text, (uint8_t)move >> 4);
    }
    matchbox_write_square(text, move & 15);
}

const char *game_read_move(const char *text)
{
    uint8_t from;

    if (outcome != OUTCOME_NONE) {
        return text_error(0, TEXT_COURSE_OVER);
    }
    if (text_find_move(text)) {
        return 0;
    }
    if (matchbox_over) {
        return text_error(0, TEXT_ROUND_OVER);
    }
    from = matchbox_read_square(text);
    if (from == SQUARES) {
        return text_error(0, text[0] ? TEXT_BAD_SQUARE : rules ? TEXT_NO_SQUARE : TEXT_NO_SQUARES);
    }
    if (rules) {
        return text_error(0, TEXT_SQUARE_TAKEN);
    }
    if (matchbox_square[from] != side + 1) {
        return text_error(0, TEXT_NO_PAWN);
    }
    return text_error(2, side ? TEXT_NO_SUCH_BEAD : TEXT_PAWN_MOVES);
}
