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
#include "shell/saves/sector_sum.h"
#include "shell/saves/results.h"
#include "shell/menu/game_list.h"
#include "shell/menu/guide.h"
#include "texts/shell.h"

#define GUIDE_ROWS (TEXT_ROW - FIRST_ROW) /* rows of the help page */
#define EASY 2                            /* the highest level that is called easy */

/* The help page (guide.txt), each line with a terminating 0: made by disk/disk.mk */
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

/* ---- results ---- */

/* The results on the disk (saves/save_format.h), then those that are not on it yet */
static uint8_t results[RESULTS_BYTES + SHELL_RESULTS];

void guide_read_results(uint16_t sector)
{
    uint16_t from = sector;

    if (!from || disk_read_sector(from, (uint8_t *)SECTOR) || !is_sum_right()) {
        memset(SECTOR, 0, RESULTS_BYTES);
    }
    memcpy(results, SECTOR, RESULTS_BYTES);
    memcpy(results + RESULTS_BYTES, shell_results, SHELL_RESULTS);
}

static uint8_t won; /* games of the game under the bar at shell_level */
static uint8_t lost;
static uint8_t drawn;

/* Adds up the records of the key in sum_low and sum_high: there are at most two. */
static void count_results(void)
{
    uint8_t at = sizeof results;

    won = 0;
    lost = 0;
    drawn = 0;
    do {
        at -= RESULT_BYTES;
        if (results[at] == sum_low && results[(uint8_t)(at + 1)] == sum_high) {
            won += results[(uint8_t)(at + RESULT_WON)];
            lost += results[(uint8_t)(at + RESULT_LOST)];
            drawn += results[(uint8_t)(at + RESULT_DRAWN)];
        }
    } while (at);
}

/* Appends " won 3 lost 1 drew 2" if there are results at shell_level. Draws are left out if there are none, or if the
 * line would be too long. Returns 0 if there are no results. */
static uint8_t write_results(const char *file)
{
    uint8_t end;

    results_key(file);
    count_results();
    if (!(won | lost | drawn)) {
        return 0;
    }
    line_text(TEXT_MENU_WON);
    line_number(won);
    line_text(TEXT_MENU_LOST);
    line_number(lost);
    if (drawn) {
        end = (uint8_t)strlen(text_buffer);
        line_text(TEXT_MENU_DREW);
        line_number(drawn);
        if (text_buffer[LINE_SIZE - 1]) {
            text_buffer[end] = 0;
        }
    }
    return 1;
}

/* ---- the rows ---- */

/* Writes " < Level 4 >", " < Depth 2 >", " < Beginner >". */
static void write_level(uint8_t simple)
{
    uint8_t number = shell_level;

    line_text(TEXT_MENU_BEFORE);
    if (number >= LEVEL_RANDOM) {
        line_text(number != LEVEL_RANDOM ? TEXT_LEVEL_BEGINNER
            : (simple & GAME_OTHERS) == 1 ? TEXT_MENU_CLASSIC : TEXT_LEVEL_RANDOM);
    } else {
        if (number > LEVEL_MOST) {
            number -= LEVEL_MOST;
            line_text(TEXT_MENU_DEPTH);
        } else {
            line_text(TEXT_LEVEL);
        }
        line_number(number);
    }
    line_text(TEXT_PROMPT_END);
}

void guide_rows(uint8_t place, uint8_t what)
{
    uint8_t simple = place ? menu_list.games[(uint8_t)(place - 1)].simple : 0;

    line_start();
    text_buffer[LINE_SIZE - 1] = 0; /* write_results asks whether the line is longer */
    if (shell_level) {
        write_level(simple);
        if (!write_results(menu_list.games[(uint8_t)(place - 1)].game.file)
            && (shell_level <= EASY || (shell_level >= LEVEL_RANDOM && (simple & GAME_OTHERS) > 1))) {
            line_text(TEXT_MENU_EASY);
        }
    }
    show(TEXT_ROW);
    if (input_by_stick) {
        what += BY_STICK;
    }
    start(keys[what]);
    show(TEXT_ROW + 1);
}

/* A fixed depth, chosen in the game, counts as the last level by time. */
void guide_change_level(uint8_t others)
{
    uint8_t at = LEVEL_MOST - 1;

    if (!shell_level) {
        at = LEVEL_DEFAULT - 1;
    } else if (shell_level >= LEVEL_RANDOM) {
        at = (uint8_t)(shell_level - (LEVEL_RANDOM - LEVEL_MOST));
    } else if (shell_level < LEVEL_MOST) {
        at = (uint8_t)(shell_level - 1);
    }
    at = show_next(at, (uint8_t)(others + LEVEL_MOST));
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
