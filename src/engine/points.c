/* points.c: see points.h. */
/* SPDX-License-Identifier: MIT */
#include "engine/points.h"
#include "engine/text.h"

char *points_write(char *text, uint8_t point)
{
    uint8_t rank = (uint8_t)((point >> 4) + 1);

    *text++ = (char)('a' + (point & 15));
    if (rank >= 10) {
        *text++ = '1';
        rank -= 10;
    }
    *text++ = (char)('0' + rank);
    *text = 0;
    return text;
}

uint8_t points_read(const char *text)
{
    uint8_t file = (uint8_t)(text_lower(text[0]) - 'a');
    uint8_t rank;

    text_error_place = 0;
    if (file >= POINTS_SIDE) {
        return POINTS_NONE;
    }
    text_error_place = 1;
    rank = (uint8_t)(text[1] - '0');
    if (rank == 0 || rank > 9) {
        return POINTS_NONE;
    }
    text_error_place = 2;
    if (rank == 1 && text[2] >= '0' && text[2] <= '5') {
        rank = (uint8_t)(10 + text[2] - '0');
        text_error_place = 3;
    }
    return (uint8_t)((rank - 1) << 4 | file);
}
