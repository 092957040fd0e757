/* menu.c: the games on the disk, and those that wait to go on. */
#include <string.h>

#include "engine/level.h"
#include "engine/text.h"
#include "engine/view.h"
#include "plat/plat.h"
#include "plat/screen.h"
#include "shell/glass.h"
#include "shell/index.h"
#include "shell/menu/list.h"
#include "shell/menu/menu.h"
#include "shell/show.h"

#define FIRST_ROW 6
#define TEXT_ROW 20
#define MARK 1      /* columns */
#define LETTER 4
#define DIAMOND '`' /* in the letters of the ROM */

static uint8_t n;     /* the game in question */
static uint8_t entry; /* where it waits: waiting sets it */

/* ---- what is known of a game ---- */

/* 1: this machine has the memory. */
static uint8_t fits(void)
{
    return plat_memory_page() >= menu_list.memory_page[n];
}

static const char *file;

/* 1: `file` is the name of its files. */
static uint8_t is_file(void)
{
    return memcmp(menu_list.games[n].game.file, file, SHELL_FILE) == 0;
}

/* 1: it has an unfinished game. */
static uint8_t waits(void)
{
    for (EVERY_UNFINISHED(entry)) {
        file = saves.game[entry];
        if (saves.sides[entry] && is_file()) {
            return 1;
        }
    }
    return 0;
}

/* ---- the list ---- */

/* Its line; where it ends with the size of the board, it may say why it cannot be played, or where it goes on. */
static void show_item(void)
{
    static char row[MENU_RIGHT + 1];
    uint8_t from;
    uint8_t to = MENU_RIGHT;

    memcpy(row, menu_list.line[n], MENU_RIGHT + 1);
    row[LETTER] = (char)('A' + n);
    line_start();
    if (!fits()) {
        row[LETTER] = '-';
        line_text("  ");
        line_number(menu_list.memory_page[n] >> 2);
        line_sign('K');
    } else if (waits()) {
        row[MARK] = DIAMOND;
        line_text(saves.sides[entry] > 2 ? "turn " : "move ");
        line_number(saves.turn[entry]);
    }
    for (from = (uint8_t)strlen(text_buffer); from;) {
        row[--to] = text_buffer[--from];
    }
    screen_row = (uint8_t)(FIRST_ROW + n);
    screen_text(row);
}

static void show_items(void)
{
    for (n = 0; n < menu_list.count; ++n) {
        show_item();
    }
}

static void show_menu(void)
{
    screen_art();
    show_items();
    for (n = 0; n < menu_list.count; ++n) {
        if (!fits()) {
            screen_dim(n);
            break;
        }
    }
}

/* ---- what is chosen ---- */

/* The line that was written, below the list. */
static void show_text(uint8_t row)
{
    screen_row = row;
    screen_text(text_buffer);
}

static void say(const char *text)
{
    screen_light();
    line_start();
    line_sign(' ');
    line_text(text);
    show_text(TEXT_ROW + 1);
}

/* The bar, and what FIRE does there. */
static void show_chosen(void)
{
    n = shell_game;
    screen_bar(n);
    line_start();
    line_sign(' ');
    if (!fits()) {
        line_text(plat_too_long);
    } else if (waits()) {
        line_text("FIRE goes on    START new game");
    } else {
        line_text("FIRE begins a game");
    }
    show_text(TEXT_ROW);
}

/* 1: game n can be loaded. */
static uint8_t take(void)
{
    if (!fits()) {
        screen_light();
        sound_play(SOUND_REFUSE);
        shell_save = SHELL_NO_SAVE;
        return 0;
    }
    shell_game = n;
    memcpy(&shell_entry, &menu_list.games[n], sizeof shell_entry);
    say("Loading");
    glass_screen(GLASS_SCREEN_LOADING);
    return 1;
}

/* 1: the game of the save that is to be read, shell_save, can be loaded. */
static uint8_t take_save(void)
{
    file = shell_entry.file;
    for (n = 0; n < menu_list.count; ++n) {
        if (is_file()) {
            screen_bar(n);
            return take();
        }
    }
    shell_save = SHELL_NO_SAVE;
    return 0;
}

/* ---- the user ---- */

/* 1: the event chooses a game, a letter also which, and it can be loaded. */
static uint8_t is_choice(uint8_t event)
{
    if (event >= 'a' && event < 'a' + menu_list.count) {
        shell_game = (uint8_t)(event - 'a');
    } else if (event != HAND_FIRE && event != HAND_RETURN && event != HAND_START) {
        return 0;
    }
    show_chosen();
    if (event != HAND_START && waits()) {
        shell_save = entry;
    }
    return take();
}

/* What belongs to a game does not wander to another: its level is kept, the rest begins anew. A save brings its own. */
static void set_table(void)
{
    static const uint8_t usual[SIDES_MOST] = { 0, 1, 1, 1 };

    shell_level = shell_levels[shell_game];
    if (!shell_level) {
        shell_level = LEVEL_USUAL;
    }
    memcpy(shell_computer, usual, sizeof shell_computer);
    view_flip = 0;
    shell_blank = 0;
}

static void choose(const char *message)
{
    uint8_t event;

    show_menu();
    if (shell_save != SHELL_NO_SAVE && take_save()) {
        return;
    }
    glass_screen(GLASS_SCREEN_MENU);
    screen_bar(shell_game);
    plat_find_attic();
    if (read_index()) { /* people have something to read meanwhile */
        memset(saves.sides, 0, sizeof saves.sides);
    }
    show_items();
    if (message) {
        say(message);
        sound_play(SOUND_REFUSE);
    }
    do {
        show_chosen();
        event = hands_get();
        if (event == HAND_UP && shell_game) {
            --shell_game;
            sound_play(SOUND_STEP);
        }
        if (event == HAND_DOWN && shell_game + 1 < menu_list.count) {
            ++shell_game;
            sound_play(SOUND_STEP);
        }
    } while (!is_choice(event));
}

void menu_run(const char *message)
{
    shell_levels[shell_game] = shell_level;
    choose(message);
    set_table();
}
