/* menu.c: the games on the disk, and those that wait to go on. */
#include <string.h>

#include "../disk/glassbox.h"
#include "engine/text.h"
#include "plat/plat.h"
#include "plat/screen.h"
#include "shell/index.h"
#include "shell/menu/list.h"

#define FIRST_ROW 6
#define TEXT_ROW 20
#define RIGHT_COLUMN 31 /* behind what stands on the right */
#define DIAMOND '`'     /* in the letters of the ROM */

static const MenuItem *item;
static uint8_t n; /* its number */

#define EVERY_ITEM item = menu_list.items, n = 0; n < menu_list.count; ++item, ++n

/* ---- what is known of it ---- */

/* 1: this machine has the memory. */
static uint8_t fits(void)
{
    return plat_memory_page() >= item->memory_page;
}

/* The entry of its unfinished game; STORE_ENTRIES: there is none. */
static uint8_t waiting(void)
{
    uint8_t entry;

    for (EVERY_UNFINISHED(entry)) {
        if (is_game(entry, item->game.file)) {
            break;
        }
    }
    return entry;
}

static void write_kilobytes(void)
{
    line_number(item->memory_page >> 2);
    line_sign('K');
}

/* ---- the list ---- */

/* Why it cannot be played, or where it goes on, or how big it is. */
static void write_right(uint8_t entry)
{
    if (!fits()) {
        write_kilobytes();
    } else if (entry == STORE_ENTRIES) {
        line_text(item->size);
    } else {
        line_text(saves.sides[entry] > 2 ? "turn " : "move ");
        line_number(saves.turn[entry]);
    }
}

/* "    A  Hexapawn            3x3", or "*" before it */
static void show_item(void)
{
    static char right[RIGHT_COLUMN];
    uint8_t entry = waiting();
    uint8_t blanks;

    line_start();
    write_right(entry);
    strcpy(right, text_buffer);
    line_start();
    line_text("       ");
    line_text(item->name);
    text_buffer[4] = '-';
    if (fits()) {
        text_buffer[4] = (char)('A' + n);
        if (entry != STORE_ENTRIES) {
            text_buffer[1] = DIAMOND;
        }
    }
    for (blanks = (uint8_t)(RIGHT_COLUMN - strlen(text_buffer) - strlen(right)); blanks; --blanks) {
        line_sign(' ');
    }
    line_text(right);
    screen_row = (uint8_t)(FIRST_ROW + n);
    screen_text(text_buffer);
}

static void show_items(void)
{
    for (EVERY_ITEM) {
        show_item();
    }
}

static void show_menu(void)
{
    screen_art();
    show_items();
    for (EVERY_ITEM) {
        if (!fits()) {
            screen_dim(n);
            break;
        }
    }
}

/* ---- what is chosen ---- */

/* Goes to the item of shell_game. */
static void go_to_chosen(void)
{
    for (EVERY_ITEM) {
        if (n == shell_game) {
            break;
        }
    }
}

static void say(const char *text)
{
    screen_light();
    line_start();
    line_sign(' ');
    line_text(text);
    screen_row = TEXT_ROW + 1;
    screen_text(text_buffer);
}

/* The bar, and what FIRE does there. */
static void show_chosen(void)
{
    screen_bar(shell_game);
    go_to_chosen();
    line_start();
    if (!fits()) {
        line_text(" It needs ");
        write_kilobytes();
        line_text(" of memory");
    } else if (waiting() == STORE_ENTRIES) {
        line_text(" FIRE begins a game");
    } else {
        line_text(" FIRE goes on    START new game");
    }
    screen_row = TEXT_ROW;
    screen_text(text_buffer);
}

/* 1: the game of the item can be loaded. */
static uint8_t take(void)
{
    if (!fits()) {
        say(plat_too_long);
        sound_play(SOUND_REFUSE);
        shell_area = SHELL_NO_AREA;
        return 0;
    }
    shell_game = n;
    shell_entry = item->game;
    say("Loading");
    glass_screen(GLASS_SCREEN_LOADING);
    return 1;
}

/* 1: the game of the save that is to be read, shell_area, can be loaded. */
static uint8_t take_save(void)
{
    for (EVERY_ITEM) {
        if (!memcmp(item->game.file, shell_entry.file, SHELL_FILE)) {
            screen_bar(n);
            return take();
        }
    }
    shell_area = SHELL_NO_AREA;
    return 0;
}

/* The chosen game, from where it waits unless it is to begin anew. */
static uint8_t take_chosen(uint8_t event)
{
    uint8_t entry;

    show_chosen();
    entry = waiting();
    if (event != HAND_START && entry != STORE_ENTRIES) {
        shell_area = saves.area[entry];
    }
    return take();
}

static uint8_t is_choice(uint8_t event)
{
    if (event >= 'a' && event < 'a' + menu_list.count) {
        shell_game = (uint8_t)(event - 'a');
        return 1;
    }
    return event == HAND_FIRE || event == HAND_RETURN || event == HAND_START;
}

void menu_run(const char *message)
{
    uint8_t event;

    show_menu();
    if (shell_area != SHELL_NO_AREA && take_save()) {
        return;
    }
    screen_bar(shell_game);
    glass_screen(GLASS_SCREEN_MENU);
    plat_find_attic();
    if (read_index()) { /* people have something to read meanwhile */
        memset(&saves, 0, sizeof saves);
    }
    show_items();
    show_chosen();
    if (message) {
        say(message);
        sound_play(SOUND_REFUSE);
    }
    do {
        event = hands_get();
        if (event == HAND_UP && shell_game) {
            --shell_game;
            sound_play(SOUND_STEP);
        } else if (event == HAND_DOWN && shell_game + 1 < menu_list.count) {
            ++shell_game;
            sound_play(SOUND_STEP);
        }
        show_chosen();
    } while (!is_choice(event) || !take_chosen(event));
}
