/* grid_edit.c: changes squares while a position is set up, on a board that is described as data (view/grid.h). In the
 * overlay library. */
/* SPDX-License-Identifier: MIT */
#include "view/grid.h"

/* A lifted piece leaves its square empty. */
void grid_edit(void)
{
    uint8_t *place = game_grid.board + grid_cell();
    const uint8_t *next = game_cycle;
    uint8_t piece = *place;

    if (view_mark == MARK_LIFTED) {
        *place = 0;
        return;
    }
    while (*next != piece) {
        ++next;
    }
    *place = next[1];
}
