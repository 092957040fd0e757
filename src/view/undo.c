/* undo.c: shows how a move is taken back (view_undo of view/view.h). In the overlay library, not in the kernel. */
/* SPDX-License-Identifier: MIT */
#include "engine/record.h"
#include "view/view.h"

uint8_t view_back;

void view_undo(void)
{
    if (view_hide_pieces) {
        return;
    }
    screen_cursor_off();
    record_move(record_count);
    motion_skipped = motion_off;
    view_back = 1;
    game_show_move();
    view_back = 0;
}
