/* grid_marker.c: pieces and their markers, on a board that is described as data (view/grid.h). In the overlay library.
 */
/* SPDX-License-Identifier: MIT */
#include "view/grid.h"

#define MARKER_MIDDLE 0x3C /* mask of the two middle pixels of a marker */
#define MARKER_ENDS 0x82   /* its first and last pixel in the colour "ink" */

void grid_draw_piece(uint8_t look)
{
    uint8_t is_aim;

    if (!look && view_blinking) { /* a free square does not blink */
        return;
    }
    grid_at();
    grid_draw_look(look);
    is_aim = grid_draw_aim(look);
    screen_row += game_grid.high;
    screen_column = (uint8_t)((screen_column - game_grid.wide) << 1); /* in pixels */
    if (is_aim) {
        screen_marker(MARKER_OFF(screen_ground));
    } else {
        grid_draw_marker(look);
    }
}

uint8_t grid_draw_aim(uint8_t look)
{
    if (look || !(view_mark & 1) || !game_grid.aim) {
        return 0;
    }
    screen_column -= 2;
    ++screen_row;
    screen_put((uint8_t)(game_grid.aim + screen_ground));
    ++screen_column;
    --screen_row;
    return 1;
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
