/* guide.c: the rows below the list of the menu, the levels and the help page. menu.c calls it. In the overlay GUIDE. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/level.h"
#include "engine/text.h"
#include "view/line.h"
#include "plat/screen.h"
#include "shell/shell.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "shell/menu/guide.h"
#include "texts/shell.h"

#define GUIDE_ROWS (TEXT_ROW - FIRST_ROW) /* rows of the help page */
#define EASY 2                            /* the highest level that is called easy */

/* The help page (guide.txt), the line about the lessons, and those about the games (game.txt), each with a terminating
 * 0: made by disk/disk.mk */
static const char lines[] =
#include "guide.inc"
    ;

/* What FIRE does, by keys and by stick */
#define BY_STICK 3
static const char *const keys[2 * BY_STICK] = {
    TEXT_MENU_LESSONS_KEYS, TEXT_MENU_PLAY_KEYS, TEXT_MENU_RESUME_KEYS,
    TEXT_MENU_LESSONS_STICK, TEXT_MENU_PLAY_STICK, TEXT_MENU_RESUME_STICK,
};

static void start(const char *text)
{
    line_start();
    line_char(' ');
    line_text(text);
}

static void show(uint8_t row)
{
    screen_row = row;
    screen_text(text_buffer);
}

void guide_rows(uint8_t about, uint8_t what)
{
    const char *at = lines;
    uint8_t left;

    for (left = (uint8_t)(GUIDE_ROWS + about); left; --left) {
        at += strlen(at) + 1;
    }
    start(at);
    show(ABOUT_ROW);
    line_start();
    if (shell_level) {
        line_text(TEXT_MENU_LEVEL);
        if (shell_level >= LEVEL_RANDOM) {
            line_char(' ');
        }
        line_level();
        line_text(shell_level <= EASY || shell_level >= LEVEL_RANDOM ? TEXT_MENU_EASY : TEXT_PROMPT_END);
    }
    show(TEXT_ROW);
    if (input_by_stick) {
        what += BY_STICK;
    }
    start(keys[what]);
    show(TEXT_ROW + 1);
}

/* A fixed depth, chosen in the game, counts as the last level by time. */
void guide_change_level(uint8_t has_weak_players)
{
    uint8_t at = LEVEL_MOST - 1;

    if (!shell_level) {
        at = LEVEL_DEFAULT - 1;
    } else if (shell_level >= LEVEL_RANDOM) {
        at = (uint8_t)(shell_level - (LEVEL_RANDOM - LEVEL_MOST));
    } else if (shell_level < LEVEL_MOST) {
        at = (uint8_t)(shell_level - 1);
    }
    at = show_next(at, has_weak_players ? LEVEL_MOST + 2 : LEVEL_MOST);
    shell_level = (uint8_t)(at < LEVEL_MOST ? at + 1 : at + LEVEL_RANDOM - LEVEL_MOST);
}

void guide_page(void)
{
    const char *at = lines;

    screen_menu();
    screen_art();
    for (screen_row = FIRST_ROW; screen_row < FIRST_ROW + GUIDE_ROWS; ++screen_row) {
        screen_text(at);
        at += strlen(at) + 1;
    }
    start(TEXT_MENU_BACK);
    show(TEXT_ROW + 1);
}
