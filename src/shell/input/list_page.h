/* list_page.h: the page on which an opening or a puzzle is chosen from a list. Static code: the overlays OPENINGS and
 * PUZZLES are never in memory together, so each one has its own copy. They define LIST_TITLE, the heading of the page,
 * LIST_TITLE_COLUMN, and LIST_COLOURS, which sets the colours. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_INPUT_LIST_PAGE_H
#define SHELL_INPUT_LIST_PAGE_H

#include "plat/screen.h"
#include "shell/screen/board.h"
#include "texts/shell.h"
#include "view/view.h"

#define MARKER_ROW 3
#define HEADING_ROW 4
#define FIRST_ROW 6
#define TEXT_ROW 20

/* Opens the page: a row of the game's pieces, and the heading. The rows of the list are empty. */
static void open_list_page(void)
{
    static const char heading[] = LIST_TITLE;
    uint8_t at = 0;

    screen_menu();
    LIST_COLOURS();
    game_draw_strip();
    screen_row = MARKER_ROW; /* clear the row of markers */
    screen_text("");
    screen_row = HEADING_ROW;
    screen_column = LIST_TITLE_COLUMN;
    show_paint();
    do {
        screen_put(heading[at] - ' ');
        ++screen_column;
        ++at;
    } while (heading[at]);
    show_row(TEXT_ROW, TEXT_PICKER_KEYS);
}

#endif
