/* panel_sides.c: of view/view.h: the panel of more than two sides. In the library of the
 * overlays, not in the kernel. */
#include "engine/game.h"
#include "engine/text.h"
#include "view/view.h"

/* A name and a clock each, and a line between them where there is room. */
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
