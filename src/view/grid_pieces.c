/* grid_pieces.c: draws pieces by their looks, on a board that is described as data (view/grid.h). In the overlay
 * library. */
/* SPDX-License-Identifier: MIT */
#include "view/grid.h"

void grid_draw_look(uint8_t look)
{
    if (!look) {
        screen_fill(screen_ground ? game_grid.light : 0);
        return;
    }
    screen_colour_bit = look & PAINT_SECOND;
    look = (uint8_t)(look - 1) << 1; /* without PAINT_SECOND */
    screen_tile(game_drawings[look | screen_ground]);
    screen_colour_bit = 0;
}

void grid_draw_square(void)
{
    game_draw_piece(view_drawn_piece(game_look(grid_cell())));
}

void grid_draw_strip(void)
{
    view_y = 0;
    view_mark = MARK_NONE;
    for (view_x = 0; view_x < game_grid.files; ++view_x) {
        game_draw_piece(game_strip[view_x]);
    }
}
