/* view.c: variables and helpers that all views share; see view/view.h. */
/* SPDX-License-Identifier: MIT */
#include "view/view.h"

#define BLINK_FRAMES 4

uint8_t view_x;
uint8_t view_y;
uint8_t view_mark;
uint8_t view_flip;
uint8_t view_without_names;
uint8_t view_hide_pieces;
uint8_t view_blinking;

const uint8_t view_marker[] = {
    0, MARKER_TARGET, MARKER_LAST, MARKER_HINT, MARKER_THREAT, MARKER_HINT, 0
};

/* A key stops the blinking and leaves the piece drawn. */
void view_blink(void)
{
    uint8_t i;

    for (i = 0; i < 4; ++i) {
        view_mark = i & 1 ? MARK_NONE : MARK_LIFTED;
        game_draw_square();
        if (input_wait_frames(BLINK_FRAMES)) {
            break;
        }
    }
    view_mark = MARK_NONE;
    game_draw_square();
}
