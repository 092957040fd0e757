/* grid_lift.c: lifts a piece from a board that is described as data (view/grid.h), so that it can move. In the overlay
 * library. */
/* SPDX-License-Identifier: MIT */
#include "view/grid.h"

/* Sets the place of the drawing at view_x, view_y. */
static void find_drawing(void)
{
    grid_at();
    screen_line += game_grid.drawing_line;
}

void grid_lift(uint8_t look)
{
    view_mark = MARK_NONE;
    find_drawing();
    screen_colour_bit = look & PAINT_SECOND;
    screen_lift(game_shapes[(uint8_t)(look & ~PAINT_SECOND) - 1]);
    screen_colour_bit = 0;
    game_draw_piece(0);
}

void grid_aim(uint8_t pace)
{
    find_drawing();
    screen_aim(pace);
}
