/* cell_lines.c: the lines through a cell, with the numbers of tables.c; asm/games/noughts3d/cell_lines.s is its twin
 * and holds them as lists for unrolled code. */
/* SPDX-License-Identifier: MIT */
#include "games/noughts3d/noughts3d.h"

static uint8_t lines[LINES_MOST + 1];
static uint8_t count;

/* Adds a diagonal of a plane if the cell is on one: both coordinates equal, or adding up to 3. */
static void add_slopes(uint8_t first, uint8_t one, uint8_t other)
{
    if (one == other) {
        lines[count++] = first;
    } else if (one + other == WIDE - 1) {
        lines[count++] = first + 1;
    }
}

const uint8_t *noughts3d_lines_of(uint8_t cell)
{
    uint8_t level = cell >> 4;
    uint8_t row = cell >> 2 & 3;
    uint8_t column = cell & 3;

    lines[0] = (uint8_t)(level * WIDE + row);
    lines[1] = (uint8_t)(16 + level * WIDE + column);
    lines[2] = (uint8_t)(32 + row * WIDE + column);
    count = 3;
    add_slopes((uint8_t)(48 + 2 * level), row, column);
    add_slopes((uint8_t)(56 + 2 * column), level, row);
    add_slopes((uint8_t)(64 + 2 * row), level, column);
    if (count == 6) { /* a diagonal in all three planes: on a diagonal of the cube, too */
        lines[count++] = (uint8_t)(72 + 2 * (level != row) + (level != column));
    }
    lines[count] = NO_LINE;
    return lines;
}
