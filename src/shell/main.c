/* main.c: from power-on to the menu, and back after RESET. */
#include "engine/list.h"
#include "engine/record.h"
#include "engine/state.h"
#include "engine/text.h"
#include "view/view.h"
#include "plat/disk.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "shell/probe.h"
#include "shell/menu/menu.h"
#include "shell/thinking.h"
#include "shell/saves/load.h"
#include "shell/play.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "shell/turn.h"

static uint8_t playing; /* 1: a game is loaded and under way */

/* The menu, again and again until the disk gives it. */
static void load_menu(void)
{
    const char *why;

    for (;;) {
        why = machine_load_menu();
        screen_menu();
        if (!why) {
            return;
        }
        show_row(6, why);
        show_row(8, show_again);
        input_wait();
    }
}

/* The game of shell_entry, from its beginning or as it is in shell_save. */
static const char *load_game(void)
{
    const char *why = machine_load_game(shell_entry.file, list_pool + shell_entry.bytes);
    uint8_t entry = shell_save;

    shell_save = SHELL_NO_SAVE;
    if (why) {
        return why;
    }
    state_clear();
    rules = 0;
    loader_loaded();
    turn_new_game();
    if (entry != SHELL_NO_SAVE) {
        ++view_hide_pieces; /* its letters are there, and those of the menu are not: a board without men, for that second */
        board_without_panel();
        --view_hide_pieces;
        status_say(status_reading_disk);
        why = overlay_load("OPEN");
        if (!why) {
            load_run(entry);
        }
        list_clear();
    }
    return why;
}

/* Returns when a game is in memory. */
static void choose_game(void)
{
    const char *message = 0;

    do {
        load_menu();
        menu_run(message);
        message = load_game();
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
    probe_start();
    screen_start();
    run();
}

/* RESET: everything is as it was but the screen. */
void shell_reset(void)
{
    screen_start();
    input_clear();
    shell_clear_pending();
    clock_start(); /* it counts from 0 again */
    disk_ahead = 0;
    if (shell_save != SHELL_NO_SAVE) { /* a save was asked for, of another game: the menu tells which */
        shell_save = SHELL_NO_SAVE;
        playing = 0;
    }
    if (playing) {
        state_clear();
        record_restore(); /* a search may have been under way */
    }
    run();
}
