/* text.c: moves as text: the leaf a piece leaves, and the leaf it lands on. */
/* SPDX-License-Identifier: MIT */
#include "games/template/template.h"
#include "engine/text.h"
#include "texts/template.h"

void template_write_square(char *text, uint8_t square)
{
    text[0] = (char)('a' - FIRST + (square & (STEP - 1)));
    text[1] = (char)('1' + square / STEP);
    text[2] = 0;
}

void game_write_move(char *text)
{
    template_write_square(text, (uint8_t)move & FROM);
    template_write_square(text + 2, template_target((uint8_t)move));
}

/* Returns the leaf at the start of a text, or SQUARES if there is none. */
static uint8_t square_at(const char *text)
{
    uint8_t file = (uint8_t)(text_lower(text[0]) - 'a');
    uint8_t rank = (uint8_t)(file < FILES ? text[1] - '1' : RANKS);

    return rank < RANKS ? (uint8_t)(rank * STEP + file + FIRST) : SQUARES;
}

const char *game_read_move(const char *text)
{
    uint8_t from = text[0] ? square_at(text) : SQUARES;
    uint8_t second = 2;

    if (from == SQUARES) {
        return text_error(0, TEXT_BAD_LEAF);
    }
    if (outcome != OUTCOME_NONE) {
        return text_error(0, TEXT_OVER);
    }
    if (template_square[from] != side + TOAD) {
        return text_error(0, template_square[from] == EMPTY ? TEXT_LEAF_EMPTY : TEXT_NOT_YOURS);
    }
    if (text[2] == '-') {
        second = 3;
    }
    if (square_at(text + second) == SQUARES) {
        return text_error(second, TEXT_BAD_LEAF);
    }
    if (text[second + 2]) {
        return text_error(second + 2, TEXT_TWO_LEAVES);
    }
    if (!text_find_move(text)) {
        return text_error(second, TEXT_HOPS);
    }
    return 0;
}
