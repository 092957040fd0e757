/* grid_names.c: names of squares such as e4, on a board that is described as data (view/grid.h). In the overlay
 * library. */
/* SPDX-License-Identifier: MIT */
#include "view/grid.h"

void grid_write_square(char *text)
{
    grid_find();
    text[0] = (char)('a' + grid_file);
    text[1] = (char)('1' + grid_rank);
    text[2] = 0;
}

uint8_t grid_find_square(const char *text)
{
    grid_file = (uint8_t)(text[0] - 'a');
    grid_rank = (uint8_t)(text[1] - '1');
    if (grid_file >= game_grid.files || grid_rank >= game_grid.ranks) {
        return 0;
    }
    grid_show_square();
    return 2;
}
