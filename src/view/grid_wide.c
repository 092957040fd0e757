/* grid_wide.c: pieces on squares that are wider than a marker, on a board that is described as data (view/grid.h). In
 * the overlay library. */
/* SPDX-License-Identifier: MIT */
#include "view/grid.h"

void grid_draw_wide_piece(uint8_t look)
{
    uint8_t column = screen_column;

    grid_draw_look(look);
    screen_row += game_grid.high;
    screen_column = column >> 1; /* a byte of a marker row is two columns wide */
    screen_width >>= 1;
    screen_height = 1;
    screen_fill(MARKER_OFF(screen_ground));
    screen_column = (uint8_t)((column << 1) + game_grid.marker); /* in pixels */
    grid_draw_marker(look);
}
