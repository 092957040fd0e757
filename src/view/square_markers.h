/* square_markers.h: draws markers in the marker row below a square, for games whose pieces fill their squares. The
 * piece of the next rank follows directly below the marker. */
/* SPDX-License-Identifier: MIT */
#ifndef VIEW_SQUARE_MARKERS_H
#define VIEW_SQUARE_MARKERS_H

#include "view/view.h"
#include "plat/screen.h"

#define MARKER_MIDDLE 0x3C /* mask of the two middle pixels of a marker */
#define MARKER_ENDS 0x82 /* its first and last pixel in the colour "ink" */

/* Draws the marker of a square at screen_row and screen_column, by view_mark; is_there is not 0 if a piece is on the
 * square. An empty square that the last move left gets a marker without a middle: a full one would look like a hat on
 * the piece below. */
static void draw_marker(uint8_t is_there)
{
    uint8_t marker = MARKER_OFF(screen_ground);

    if (view_mark == MARK_LAST && !is_there) {
        marker = (uint8_t)((marker & MARKER_MIDDLE) | MARKER_ENDS);
    } else if (view_mark != MARK_NONE && view_mark != MARK_LIFTED) {
        marker = view_marker[view_mark];
    }
    screen_marker(marker);
}

#endif
