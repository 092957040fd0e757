/* grid_draw.c: draws a board that is described as data (view/grid.h). In the overlay library. */
/* SPDX-License-Identifier: MIT */
#include "view/grid.h"

/* The number of the rank at view_y, beside the board. */
static void draw_digit(void)
{
    grid_at();
    screen_row += game_grid.digit_row;
    screen_column = game_grid.digit_column;
    screen_put((uint8_t)(PANEL_DIGIT_1 + grid_rank));
}

/* The line below the board. */
static void draw_letters(void)
{
    screen_files(game_grid.caption); /* sets screen_row, too */
    if (game_grid.letter) {
        for (view_x = 0; view_x < game_grid.files; ++view_x) {
            grid_place();
            screen_column += game_grid.letter;
            grid_find();
            screen_put('a' + grid_file);
        }
    }
}

void grid_draw(void)
{
    view_mark = MARK_NONE;
    for (view_y = 0; view_y < game_grid.ranks; ++view_y) {
        for (view_x = 0; view_x < game_grid.files; ++view_x) {
            game_draw_square();
        }
        if (game_grid.digit_column) {
            draw_digit();
        }
    }
    draw_letters();
}
