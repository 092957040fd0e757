/* panel_sides.c: the panel of a game with more than two sides (view_sides of view/view.h). In the overlay library, not
 * in the kernel. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/text.h"
#include "view/view.h"

/* Writes name and clock of each side, and a free line after each clock if the panel has enough lines. */
void view_sides(void)
{
    uint8_t sides = game_info()->sides;
    uint8_t line = PANEL_TOP;
    uint8_t side_number;

    for (side_number = 0; side_number < sides; ++side_number) {
        if (side_number == side) {
            screen_arrow(line);
        }
        screen_panel(line++, game_info()->side_names[side_number]);
        line_start();
        clock_write(side_number);
        screen_panel(line++, text_buffer);
        if (screen_panel_lines >= 3 * sides) {
            ++line;
        }
    }
}
