/* panel_sides.c: the panel of a game with more than two sides (view_sides of view/view.h). In the overlay library, not
 * in the kernel. */
#include "engine/game.h"
#include "engine/text.h"
#include "view/view.h"

/* A name and a clock for each side, and a free line between them if the panel has enough lines. */
void view_sides(void)
{
    uint8_t sides = game_info()->sides;
    uint8_t line = PANEL_TOP;
    uint8_t who;

    for (who = 0; who < sides; ++who) {
        if (who == side) {
            screen_arrow(line);
        }
        screen_panel(line++, game_info()->side_names[who]);
        line_start();
        clock_write(who);
        screen_panel(line++, text_buffer);
        if (screen_panel_lines >= 3 * sides) {
            ++line;
        }
    }
}
