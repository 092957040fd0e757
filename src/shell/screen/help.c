/* help.c: the pages of rules, opened with `?`. In the overlay HELP; the rules of the game are loaded after it. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "view/view.h"
#include "plat/machine.h"
#include "shell/screen/help.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

/* Shows the pages. If the rest of the rules cannot be loaded, the key row says why, and FIRE tries again. */
static void show_pages(void)
{
    const char *page = game_info()->help;
    const char *line;
    uint8_t event;

    do {
        page = screen_page(&game_view()->layout, page);
        game_draw_strip();
        screen_title(game_info()->title);
        line = TEXT_HELP_BACK;
        if (page) {
            line = input_by_stick ? TEXT_HELP_NEXT_STICK : TEXT_HELP_NEXT;
        }
        do {
            screen_keys(line);
            event = input_wait();
            if (event == EVENT_ESC || event == EVENT_FIRE_LONG) {
                return;
            }
            line = machine_load_help_rest();
        } while (line);
    } while (page);
}

uint8_t help_show(void)
{
    const char *error = machine_load_help();

    if (error) {
        return status_refuse(error);
    }
    show_pages();
    return board_redraw();
}
