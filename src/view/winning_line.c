/* winning_line.c: finds equal pieces in a row (view_find_line of view/view.h). In the overlay library, not in the
 * kernel. */
/* SPDX-License-Identifier: MIT */
#include "view/view.h"

static uint8_t line_first;
static uint8_t line_step;
static uint8_t line_length; /* 0: no line */

/* Returns the number of equal pieces in a row, from cell line_first on in steps of line_step. */
static uint8_t length_from(const ViewLines *lines)
{
    const uint8_t *cells = lines->cells;
    uint8_t piece = cells[line_first];
    uint8_t run = 0;
    uint8_t left = lines->count - line_first; /* cells from here on */
    const uint8_t *at = cells + line_first;

    while (*at == piece) {
        ++run;
        if (left <= line_step) {
            break;
        }
        left -= line_step;
        at += line_step;
    }
    return run;
}

void view_find_line(const ViewLines *lines)
{
    uint8_t way;

    for (way = 0; way < 4; ++way) {
        line_step = way ? (uint8_t)(lines->wide + way - 2) : 1;
        for (line_first = 0; line_first < lines->count; ++line_first) {
            if (lines->cells[line_first]) {
                line_length = length_from(lines);
                if (line_length >= lines->length) {
                    return;
                }
            }
        }
    }
    line_length = 0;
}

uint8_t view_line_cell(uint8_t n)
{
    uint8_t cell = line_first;

    if (n >= line_length) {
        return VIEW_NO_CELL;
    }
    while (n--) { /* additions, so that no multiplication routine is linked */
        cell += line_step;
    }
    return cell;
}
