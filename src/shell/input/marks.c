/* marks.c: draws marked squares: the targets of the lifted piece, and the squares of a move. Called by move_entry.c.
 * The twin is shorter, and this code is always in memory. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/text.h"
#include "view/view.h"
#include "shell/input/marks.h"

/* Squares as x * 16 + y. The last place is for the sentinel of marks_add. */
static uint8_t marks[MARKS_MOST + 1];
uint8_t marks_count;

void marks_draw(void)
{
    uint8_t i = marks_count;

    while (i) {
        --i;
        view_x = marks[i] >> 4;
        view_y = marks[i] & 15;
        game_draw_square();
    }
}

void marks_add(void)
{
    uint8_t square = (uint8_t)(view_x << 4 | view_y);
    uint8_t i;

    marks[marks_count] = square;
    for (i = 0; marks[i] != square; ++i) {
    }
    if (i == marks_count && i < MARKS_MOST) {
        ++marks_count;
    }
}

void entry_mark_move(void)
{
    const char *at = text_buffer;
    uint8_t length;

    game_write_move(text_buffer);
    while (*at) {
        length = game_find_square(at);
        if (length) {
            game_draw_square();
        } else {
            length = 1;
        }
        at += length;
    }
}
