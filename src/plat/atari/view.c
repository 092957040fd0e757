/* view.c: what views have in common: see engine/view.h. */
#include "engine/view.h"

#define BLINK_FRAMES 4
#define CELLS 64

uint8_t view_x;
uint8_t view_y;
uint8_t view_mark;
uint8_t view_flip;

const uint8_t view_lamp[] = {
    0, LAMP_TARGET, LAMP_LAST, LAMP_HINT, LAMP_THREAT, LAMP_HINT
};

static uint8_t line_first;
static uint8_t line_step;
static uint8_t line_length; /* 0: no line */

/* Gone and back again, twice; a key ends it with the man in place. */
void view_blink(void)
{
    uint8_t i;

    for (i = 0; i < 4; ++i) {
        view_mark = i & 1 ? MARK_NONE : MARK_GONE;
        game_draw_square();
        if (hands_wait(BLINK_FRAMES)) {
            break;
        }
    }
    view_mark = MARK_NONE;
    game_draw_square();
}

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
