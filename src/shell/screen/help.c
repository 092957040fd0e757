/* help.c: the pages of help. A part of its own; the text of a game is read to
 * behind it. */
#include "engine/game.h"
#include "view/view.h"
#include "plat/machine.h"
#include "shell/screen/help.h"
#include "shell/shell.h"
#include "shell/screen/board.h"

/* What is wrong with the rest of them stands below the page, and FIRE tries again. */
static void show_pages(void)
{
    const char *page = game_info()->help;
    const char *line;

    do {
        page = screen_page(&game_view()->layout, page);
        game_draw_strip();
        screen_title(game_info()->title);
        line = page ? "FIRE next page  ESC back" : "FIRE back";
        do {
            screen_keys(line);
            if (input_wait() == EVENT_ESC) {
                return;
            }
            line = machine_load_help_rest();
        } while (line);
    } while (page);
}

uint8_t help_show(void)
{
    const char *fault = machine_load_help();

    if (fault) {
        status_refuse(fault);
        return COMMAND_DONE;
    }
    show_pages();
    return board_redraw();
}
