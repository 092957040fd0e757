/* grid_draw.c: draws a board that is described as data (view/grid.h). In the overlay library. */
/* SPDX-License-Identifier: MIT */
#include "view/grid.h"

void grid_draw(void)
{
    view_mark = MARK_NONE;
    for (view_y = 0; view_y < game_grid.ranks; ++view_y) {
        for (view_x = 0; view_x < game_grid.files; ++view_x) {
            game_draw_square();
        }
        if (game_grid.digit) {
            grid_at();
            screen_row += game_grid.digit_row;
            screen_column = game_grid.digit_column;
            screen_put(game_grid.digit + grid_rank);
        }
    }
    screen_files(game_grid.letters[view_flip ^ game_grid.files_turned]);
}
