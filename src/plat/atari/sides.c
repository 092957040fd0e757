/* sides.c: of engine/view.h: the panel of more than two sides. In the library of the
 * overlays, not in the kernel. */
#include "engine/game.h"
#include "engine/text.h"
#include "engine/view.h"

/* Two lines a side: its name, its clock. */
void view_sides(void)
{
    uint8_t who;
    uint8_t line = PANEL_TOP;

    for (who = 0; who < game_info()->sides; ++who) {
        if (who == side) {
            screen_arrow(line);
        }
        screen_panel(line++, game_info()->side_names[who]);
        line_start();
        clock_write(who);
        screen_panel(line++, text_buffer);
    }
}
