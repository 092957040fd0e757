/* grid_move.c: shows how a piece moves on a board that is described as data (view/grid.h). In the overlay library. */
/* SPDX-License-Identifier: MIT */
#include "view/grid.h"

#define BLINK_FRAMES 4

void grid_blink_taken(uint8_t cell)
{
    grid_show(cell);
    view_mark = MARK_LIFTED;
    game_draw_square();
    input_wait_frames(BLINK_FRAMES);
    view_mark = MARK_NONE;
    game_draw_square();
}

void grid_move(uint8_t from, uint8_t to)
{
    uint8_t look = game_look(from);

    grid_show(from);
    view_blink();
    game_draw_piece(0);
    grid_show(to);
    game_draw_piece(look);
}
