/* square_markers.h: what games on a full board share: lamps in the band of pixels below a square, right over the heads
 * of the
 * next rank. */
#ifndef VIEW_SQUARE_MARKERS_H
#define VIEW_SQUARE_MARKERS_H

#include "view/view.h"
#include "plat/screen.h"

#define MARKER_MIDDLE 0x3C
#define MARKER_ENDS 0x82 /* in ink */

/* At screen_row and screen_column, by view_mark. That of a square that was left has no middle, which would be a hat for
 * the man below. */
static void draw_lamp(uint8_t is_there)
{
    uint8_t lamp = MARKER_OFF(screen_ground);

    if (view_mark == MARK_LAST && !is_there) {
        lamp = (uint8_t)((lamp & MARKER_MIDDLE) | MARKER_ENDS);
    } else if (view_mark != MARK_NONE && view_mark != MARK_LIFTED) {
        lamp = view_lamp[view_mark];
    }
    screen_marker(lamp);
}

#endif
