/* main.c: from power-on to the menu, and back after RESET. */
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "plat/plat.h"
#include "plat/screen.h"
#include "shell/shell.h"
#include "shell/store/store.h"

/* The Makefile's list: GAME("FILE", bytes of lists and more, 1 with a past, "line of the menu") */
#define GAME(file, bytes, past, item) file,
const char *const shell_files[] = {
#include "disk_games.inc"
};
#undef GAME
#define GAME(file, bytes, past, item) list_pool + bytes,
static uint8_t *const overlays[] = {
#include "disk_games.inc"
};
#undef GAME

const uint8_t shell_games = sizeof shell_files / sizeof shell_files[0];
uint8_t shell_load_slot = STORE_SLOTS;
uint16_t store_count;
uint8_t store_game;
uint16_t store_sector;

static uint8_t playing; /* 1: a game is loaded and under way */

/* A line of the menu, in its fourth column. */
void main_say(uint8_t row, const char *text)
{
    line_start();
    line_text("   ");
    line_text(text);
    screen_row = row;
    screen_text(text_buffer);
}

/* The menu, again and again until the disk gives it. */
static void insist_on_menu(void)
{
    const char *why;

    for (;;) {
        why = plat_load_menu();
        screen_menu();
        if (!why) {
            return;
        }
        main_say(6, why);
        main_say(8, "FIRE to try again");
        hands_get();
    }
}

/* shell_game, with memory of its own. */
static const char *load_overlay(void)
{
    return plat_load_game(shell_files[shell_game], overlays[shell_game]);
}

/* The save in slot shell_load_slot, on a board of its own game. */
static const char *load_slot(void)
{
    const char *why = plat_load_part("STORE");
    uint8_t slot = shell_load_slot;

    shell_load_slot = STORE_SLOTS;
    if (!why) {
        why = store_find(slot);
    }
    if (why) {
        return why;
    }
    shell_game = store_game;
    why = load_overlay();
    if (why) {
        return why;
    }
    state_clear();
    play_loaded();
    why = plat_load_part("STORE");
    if (!why) {
        why = store_apply();
    }
    list_clear();
    return why;
}

static const char *load_game(void)
{
    const char *why = load_overlay();

    if (!why) {
        state_clear();
        rules = 0;
        play_loaded();
        play_new();
    }
    return why;
}

/* Returns when a game is in memory. */
static void choose_game(void)
{
    const char *message = 0;

    do {
        if (shell_load_slot == STORE_SLOTS) {
            insist_on_menu();
            menu_run(message);
        }
        message = shell_load_slot == STORE_SLOTS ? load_game() : load_slot();
    } while (message);
}

static void run(void)
{
    for (;;) {
        if (!playing) {
            choose_game();
            playing = 1;
        }
        play_run();
        playing = 0;
    }
}

void shell_main(void)
{
    glass_start();
    screen_start();
    run();
}

/* RESET: everything is as it was but the screen. */
void shell_reset(void)
{
    screen_start();
    hands_clear();
    shell_load_slot = STORE_SLOTS; /* a save that was asked for has no frame to come up in */
    if (playing) {
        state_clear();
        record_restore(); /* a search may have been under way */
    }
    run();
}
