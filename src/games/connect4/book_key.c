/* book_key.c: key of the opening book, the same for a position and its mirror image. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/connect4/connect4.h"
#include "engine/book_symmetry.h"

#define LAST_CELL (CELLS_ALL - 8) /* lowest cell of the last column */

void game_book_key(void)
{
    static uint8_t height[COLUMNS];
    uint8_t n;
    uint8_t column;
    uint8_t cell;

    memset(height, 0, sizeof height);
    book_symmetry_start(2);
    for (n = 0; n < connect4_disc_count(); ++n) {
        column = connect4_column_played(n);
        cell = (uint8_t)(column << 3);
        book_codes[0] = cell | height[column];
        book_codes[1] = (uint8_t)(LAST_CELL - cell) | height[column];
        ++height[column];
        book_symmetry_add(n & 1 ? connect4_random + CELL_CODES : connect4_random);
    }
    book_symmetry_end();
}
