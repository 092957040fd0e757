/* grid_marker.c: pieces and their markers, on a board that is described as data (view/grid.h). In the overlay library.
 */
/* SPDX-License-Identifier: MIT */
#include "view/grid.h"

#define MARKER_MIDDLE 0x3C /* mask of the two middle pixels of a marker */
#define MARKER_ENDS 0x82   /* its first and last pixel in the colour "ink" */

void grid_draw_piece(uint8_t look)
{
    grid_at();
    grid_draw_look(look);
    screen_row += game_grid.high;
    screen_column = (uint8_t)((screen_column - game_grid.wide) << 1); /* in pixels */
    grid_draw_marker(look);
}

void grid_draw_marker(uint8_t look)
{
    uint8_t pixels = view_marker[view_mark];

    if (!pixels) {
        pixels = MARKER_OFF(screen_ground);
    } else if (view_mark == MARK_LAST && !look && game_grid.is_hollow) {
        pixels = (uint8_t)((MARKER_OFF(screen_ground) & MARKER_MIDDLE) | MARKER_ENDS);
    }
    screen_marker(pixels);
}
