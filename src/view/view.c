/* view.c: variables and helpers that all views share; see view/view.h. */
/* SPDX-License-Identifier: MIT */
#include "view/view.h"

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
