/* grid_draw.c: draws a board that is described as data (view/grid.h). In the overlay library. */
/* SPDX-License-Identifier: MIT */
#include "view/grid.h"

/* Sets screen_row to the first row of the rank at view_y. */
static void find_row(void)
{
    uint8_t i;

    screen_row = game_grid.row;
    for (i = view_y; i; --i) {
        screen_row += game_grid.rows;
    }
}

void grid_at(void)
{
    grid_place();
    find_row();
    grid_find();
    screen_ground = (grid_file ^ grid_rank) & 1;
    screen_width = game_grid.wide;
    screen_height = game_grid.high;
}

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

void grid_draw(void)
{
    view_mark = MARK_NONE;
    for (view_y = 0; view_y < game_grid.ranks; ++view_y) {
        for (view_x = 0; view_x < game_grid.files; ++view_x) {
            game_draw_square();
        }
        if (game_grid.digit) {
            find_row();
            screen_row += game_grid.digit_row;
            screen_column = game_grid.digit_column;
            grid_find();
            screen_put(game_grid.digit + grid_rank);
        }
    }
    screen_files(game_grid.letters[view_flip ^ game_grid.files_turned]);
}

void grid_draw_strip(void)
{
    view_y = 0;
    view_mark = MARK_NONE;
    for (view_x = 0; view_x < game_grid.files; ++view_x) {
        game_draw_piece(game_strip[view_x]);
    }
}
