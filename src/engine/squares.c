/* squares.c: names of squares; see squares.h. asm/engine/squares.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/squares.h"
#include "engine/text.h"

char *square_write(const Squares *squares, char *text, uint8_t square)
{
    square -= squares->first;
    text[1] = '1';
    for (; square >= squares->step; square -= squares->step) {
        ++text[1];
    }
    text[0] = (char)('a' + square);
    text[2] = 0;
    return text + 2;
}

uint8_t square_read(const Squares *squares, const char *text)
{
    uint8_t file = (uint8_t)(text_lower(text[0]) - 'a');
    uint8_t rank;

    if (file >= squares->files) {
        return squares->none;
    }
    rank = (uint8_t)(text[1] - '1');
    return rank < squares->ranks ? (uint8_t)(squares->first + rank * squares->step + file) : squares->none;
}
