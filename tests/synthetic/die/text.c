/* text.c: moves and rolls as text. */
/* SPDX-License-Identifier: MIT */
#include "engine/text.h"
#include "synthetic/die/die.h"

void game_write_move(char *text)
{
    if (move & MOVE_ROLL) {
        *text++ = 'd';
        *text++ = (char)('0' + (move & 0xFF));
    } else {
        *text++ = move == MOVE_PASS ? '-' : (char)('0' + move - 1);
    }
    *text = 0;
}

const char *game_read_move(const char *text)
{
    uint8_t n;
    uint8_t from;

    if (outcome == OUTCOME_CHANCE) {
        if (text[0] != 'd' || text[1] < '1' || text[1] > '0' + FACES || text[2]) {
            return text_error(0, "a roll is d1, d2 or d3");
        }
        move = (uint16_t)(MOVE_ROLL | (text[1] - '0'));
        return 0;
    }
    if (outcome != OUTCOME_NONE || !text[0] || text[1]) {
        return text_error(0, "a move is a square, or -");
    }
    n = (uint8_t)(text[0] - '0' + 1);
    if (text[0] == '-') {
        n = MOVE_PASS;
        for (from = 0; from < HOME; ++from) {
            if (die_can_go(from)) {
                return text_error(0, "there is a move");
            }
        }
    } else if (n == 0 || n > HOME || !die_can_go((uint8_t)(n - 1))) {
        return text_error(0, "no piece can go from there");
    }
    move = n;
    return 0;
}
