/* help.c: the pages of help. A part of its own; the text of a game is read to
 * behind it. */
#include "engine/game.h"
#include "engine/view.h"
#include "plat/plat.h"
#include "shell/help/help.h"
#include "shell/shell.h"
#include "shell/show.h"

uint8_t help_show(void)
{
    const char *page = plat_load_help();

    if (page) {
        show_refuse(page);
        return OBEY_NOTHING;
    }
    page = game_info()->help;
    while (page) {
        page = screen_page(&game_view()->layout, page);
        game_draw_strip();
        screen_title(game_info()->title);
        screen_keys(page ? "FIRE next page          ESC back" : "FIRE back to the game");
        if (hands_get() == HAND_ESC) {
            break;
        }
    }
    show_board();
    return OBEY_TURN;
}
