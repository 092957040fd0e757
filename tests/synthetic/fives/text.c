/* text.c: moves of fives as text: a letter a to o and a number 1 to 15. */
/* SPDX-License-Identifier: MIT */
#include "engine/points.h"
#include "engine/text.h"
#include "synthetic/fives/fives.h"

void game_write_move(char *text)
{
    points_write(text, (uint8_t)move);
}

const char *game_read_move(const char *text)
{
    uint8_t cell = points_read(text);

    if (cell == POINTS_NONE) {
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
