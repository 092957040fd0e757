/* grid.c: the squares of a board that is described as data (view/grid.h). In the overlay library. */
/* SPDX-License-Identifier: MIT */
#include "view/grid.h"

uint8_t grid_file;
uint8_t grid_rank;

void grid_find(void)
{
    grid_file = view_x;
    if (view_flip != game_grid.files_turned) {
        grid_file = (uint8_t)(game_grid.files - 1 - view_x);
    }
    grid_rank = view_y;
    if (view_flip == game_grid.ranks_turned) {
        grid_rank = (uint8_t)(game_grid.ranks - 1 - view_y);
    }
}

void grid_show_square(void)
{
    view_x = grid_file;
    view_y = grid_rank;
    grid_find(); /* turning is its own inverse */
    view_x = grid_file;
    view_y = grid_rank;
}

void grid_show(uint8_t cell)
{
    cell -= game_grid.cells.first;
    for (grid_rank = 0; cell >= game_grid.cells.step; ++grid_rank) {
        cell -= game_grid.cells.step;
    }
    grid_file = cell;
    grid_show_square();
}

uint8_t grid_cell(void)
{
    uint8_t cell = game_grid.cells.first;
    uint8_t rank;

    grid_find();
    for (rank = grid_rank; rank; --rank) { /* additions, so that no multiplication routine is linked */
        cell += game_grid.cells.step;
    }
    return cell + grid_file;
}

void grid_place(void)
{
    uint8_t i;

    screen_column = game_grid.columns.first;
    for (i = view_x; i; --i) {
        screen_column += game_grid.columns.step;
    }
    screen_line = game_grid.lines.first;
    for (i = view_y; i; --i) {
        screen_line += game_grid.lines.step;
    }
}

void grid_at(void)
{
    uint8_t i;

    grid_place();
    screen_row = game_grid.rows.first;
    for (i = view_y; i; --i) {
        screen_row += game_grid.rows.step;
    }
    screen_width = game_grid.wide;
    screen_height = game_grid.high;
    grid_find();
    screen_ground = (grid_file ^ grid_rank) & 1;
}
