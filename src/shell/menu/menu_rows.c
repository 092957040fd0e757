/* menu_rows.c: see menu_rows.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/level.h"
#include "engine/text.h"
#include "view/view.h"
#include "plat/disk.h"
#include "plat/machine.h"
#include "plat/screen.h"
#define READS_PLAYER /* for save_index.h */
#include "shell/saves/save_index.h"
#include "shell/menu/cards.h"
#include "shell/menu/game_list.h"
#include "shell/menu/guide.h"
#include "shell/menu/menu_rows.h"
#include "shell/screen/board.h"
#include "shell/shell.h"
#include "texts/shell.h"

#define ROWS (CARD_ROW - FIRST_ROW)
#define LESSONS_PLACE 0
#define MARK 0      /* columns of a line: diamond of an unfinished game, */
#define LETTER 4    /* letter of the game, */
#define MORE 2      /* arrow if the list continues above or below */
#define ARROW_UP 0xDC /* screen codes of the ROM character set, the arrows inverse: */
#define ARROW_DOWN 0xDD
#define DIAMOND 0x60
#define NEWCOMER_LEVEL 2

uint8_t menu_game;
uint8_t menu_first;
uint8_t menu_bar;
uint8_t menu_entry;
const char *menu_message;
uint16_t menu_results;
uint8_t menu_has_guide;
uint8_t menu_cards;

void menu_read_saves(void)
{
    menu_results = 0;
    if (read_index()) {
        memset(&saves, 0, sizeof saves);
    }
    for (number = SAVE_FIRST; number < SAVE_TOTAL; ++number) {
        if (OWNER == SAVE_RESULTS) {
            menu_results = disk_first + number;
        }
    }
}

uint8_t menu_waits(void)
{
    for (EVERY_UNFINISHED(menu_entry)) {
        if (IS_GAME(menu_entry, menu_list.games[menu_game].game.file)) {
            return 1;
        }
    }
    return 0;
}

/* ---- the list ---- */

/* Shows the row of `place` and sets menu_game. At the right it has the size of the board, or the move number of an
 * unfinished game. */
static void show_item(uint8_t place)
{
    static const char lessons_row[] = TEXT_MENU_LESSONS;
    static char row[MENU_RIGHT + 1];
    uint8_t from;
    uint8_t to = MENU_RIGHT;

    screen_row = (uint8_t)(place - menu_first + FIRST_ROW);
    if (place == LESSONS_PLACE) {
        memcpy(row, lessons_row, sizeof lessons_row);
        if (HIGH_BYTE(lessons_solved) & HIGH_BYTE(LESSONS_ALL)) {
            row[MARK] = DIAMOND;
        }
        screen_text(row);
        return;
    }
    menu_game = (uint8_t)(place - 1);
    memcpy(row, menu_list.line[menu_game], MENU_RIGHT + 1);
    row[LETTER] = (char)MENU_LETTER(menu_game);
    line_start();
    if (menu_waits()) {
        row[MARK] = DIAMOND;
        line_text(saves.sides[menu_entry] > 2 ? TEXT_TURN_NUMBER : TEXT_MOVE_NUMBER);
        line_number(saves.turn[menu_entry]);
    }
    for (from = (uint8_t)strlen(text_buffer); from;) {
        row[--to] = text_buffer[--from];
    }
    screen_text(row);
}

static void show_arrow(uint8_t code)
{
    screen_column = MORE;
    screen_put(code);
}

void menu_show_items(void)
{
    uint8_t place = menu_first;

    do {
        show_item(place);
        if (menu_first && place == menu_first) {
            show_arrow(ARROW_UP);
        }
        ++place;
    } while (place <= menu_list.count && screen_row != CARD_ROW - 1);
    if (place <= menu_list.count) {
        show_arrow(ARROW_DOWN);
    }
}

void menu_show(void)
{
    screen_menu();
    screen_card();
    screen_art();
    menu_show_items();
}

/* ---- the bar and the rows below the list ---- */

void menu_show_bar(void)
{
    uint8_t from = menu_first;

    if (menu_bar < from) {
        from = menu_bar;
    } else if ((uint8_t)(menu_bar - from) >= ROWS) {
        from = (uint8_t)(menu_bar - (ROWS - 1));
    }
    if (from != menu_first) {
        menu_first = from;
        menu_show_items();
    }
    screen_bar((uint8_t)(menu_bar - from));
    menu_game = (uint8_t)(menu_bar - 1);
}

void menu_show_text(uint8_t row)
{
    screen_row = row;
    screen_text(text_buffer);
}

void menu_start_text(const char *text)
{
    line_start();
    line_char(' ');
    line_text(text);
}

void menu_note(const char *text)
{
    menu_start_text(text);
    menu_show_text(TEXT_ROW + 1);
}

void menu_find_level(void)
{
    shell_level = shell_levels[menu_game];
    if (!shell_level && !menu_waits()) {
        shell_level = LEVEL_DEFAULT;
        if (SHELL_IS_NEWCOMER) {
            shell_level = menu_list.games[menu_game].simple & GAME_BEGINNER ? LEVEL_WIN_OR_BLOCK : NEWCOMER_LEVEL;
        }
    }
}

void menu_show_chosen(void)
{
    uint8_t what = GUIDE_LESSONS;

    menu_show_bar();
    if (menu_has_guide) {
        shell_level = 0;
        if (menu_bar) {
            menu_find_level();
            what = (uint8_t)(GUIDE_PLAY + menu_waits());
        }
        guide_rows(menu_bar, what);
    } else {
        menu_note(input_by_stick ? TEXT_MENU_PLAY_STICK : TEXT_MENU_PLAY_KEYS);
    }
    if (menu_cards == 1) {
        cards_show(menu_bar);
    }
    if (menu_message) {
        menu_note(menu_message);
    }
}
