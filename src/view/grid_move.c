/* grid_move.c: shows how a piece moves on a board that is described as data (view/grid.h). In the overlay library. */
/* SPDX-License-Identifier: MIT */
#include "view/grid.h"

void grid_move(uint8_t from, uint8_t to)
{
    uint8_t look = game_look(from);
    uint8_t taken = game_look(to);
    uint8_t end = view_back ? from : to;
    uint8_t beat = 0;

    grid_show(view_back ? to : from);
    grid_lift(look);
    grid_show(end);
    grid_aim(VIEW_SLIDE);
    while (screen_glide()) {
        if (taken && !view_back && ++beat & 1) {
            taken ^= PAINT_SECOND;
            game_draw_piece(taken);
        }
    }
    game_draw_piece(look);
    if (view_back) { /* the captured piece is back */
        grid_show(to);
        game_draw_piece(taken);
    }
    screen_land();
}
