/* line.c: of engine/view.h: men in line, for the games that want them. In the
 * library of the overlays, not in the kernel. */
#include "engine/view.h"

#define CELLS 64

static uint8_t line_first;
static uint8_t line_step;
static uint8_t line_length; /* 0: no line */

void view_find_line(const uint8_t *cells, uint8_t length)
{
    static const uint8_t steps[4] = { 1, 7, 8, 9 };
    uint8_t way;
    uint8_t at;
    uint8_t run;

    for (way = 0; way < sizeof steps; ++way) {
        line_step = steps[way];
        for (line_first = 0; line_first < CELLS; ++line_first) {
            at = line_first;
            for (run = 0; at < CELLS && cells[at] && cells[at] == cells[line_first]; ++run) {
                at += line_step;
            }
            if (run >= length) {
                line_length = run;
                return;
            }
        }
    }
    line_length = 0;
}

uint8_t view_line_cell(uint8_t n)
{
    return n < line_length ? (uint8_t)(line_first + n * line_step) : VIEW_NO_CELL;
}
