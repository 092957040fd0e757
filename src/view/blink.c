/* blink.c: makes a piece blink (view_blink of view/view.h). In the overlay library, not in the kernel. */
/* SPDX-License-Identifier: MIT */
#include "view/view.h"

#define BLINK_FRAMES 4
#define BACK_FRAMES 2 /* of a move that is taken back */

/* A key stops the blinking and leaves the piece drawn. */
void view_blink(void)
{
    uint8_t i;

    for (i = 0; i < 4; ++i) {
        view_mark = i & 1 ? MARK_NONE : MARK_LIFTED;
        game_draw_square();
        if (motion_wait(view_back ? BACK_FRAMES : BLINK_FRAMES)) {
            break;
        }
    }
    view_mark = MARK_NONE;
    game_draw_square();
}
