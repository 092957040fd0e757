/* main.c: from power-on to the menu and the game, and the restart after RESET. disk/kernel.s calls shell_main and
 * shell_reset. asm/shell/main.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/list.h"
#include "engine/record.h"
#include "engine/state.h"
#include "engine/text.h"
#include "view/view.h"
#include "plat/disk.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "shell/ponder.h"
#include "shell/probe.h"
#include "shell/menu/menu.h"
#include "shell/thinking.h"
#include "shell/saves/load.h"
#include "shell/play.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "shell/turn.h"
#include "texts/shell.h"

/* rows of the menu: why it could not be read, and what happens or what to press */
#define ERROR_ROW 6
#define STATE_ROW 8
#define ESC_ROW 9

#define SAVE_MESSAGE_FRAMES 90

static uint8_t playing; /* 1: a game is loaded and being played */

static uint8_t save; /* entry of the save that load_game loads after the game, or SHELL_NO_SAVE */

/* Loads the game shell_entry and starts a new game; then loads the save shell_save, if the player has chosen one.
 * Returns 0, or an error text. */
static const char *load_game(void)
{
    const char *why = machine_load_game(shell_entry.file, list_pool + shell_entry.bytes);

    save = shell_save;
    shell_save = SHELL_NO_SAVE;
    if (why) {
        return why;
    }
    state_clear();
    rules = 0;
    loader_loaded();
    turn_new_game();
    if (lesson_example && lesson_example < LESSON_OPENED) {
        shell_pending_event = EVENT_CTRL('t');
    }
    if (save != SHELL_NO_SAVE) {
        /* The game's character set has replaced the menu's: show its board without pieces while the save is read. */
        ++view_hide_pieces;
        board_without_panel();
        --view_hide_pieces;
        status_say(status_reading_disk);
        why = overlay_load(OVERLAY_LOADGAME);
        if (!why) {
            load_run(save);
        }
        list_clear();
    }
    return why;
}

/* Shows the menu until a game is loaded. If neither the chosen game nor the menu can be loaded, FIRE tries the game
 * again, and ESC the menu. */
static void choose_game(void)
{
    const char *message = 0; /* why the chosen game was not loaded */
    const char *why;

    for (;;) {
        why = machine_load_menu();
        if (!why) {
            menu_run(message);
        } else {
            screen_menu();
            show_row(ERROR_ROW, why);
            show_row(STATE_ROW, status_retry);
            show_row(ESC_ROW, TEXT_ESC_MENU);
            if (input_wait() == EVENT_ESC) {
                message = 0;
            }
            show_row(STATE_ROW, status_reading_disk);
            if (!message) {
                continue;
            }
            shell_save = save;
        }
        message = load_game();
        if (!message) {
            return;
        }
    }
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

/* RESET keeps the game and everything else except the screen and the input. */
void shell_reset(void)
{
    screen_start();
    input_clear();
    shell_clear_pending();
    clock_start(); /* the frame counter starts at 0 again */
    disk_ahead = 0;
    /* The player had chosen a save of another game, and RESET came before it was loaded: back to the menu. */
    if (shell_save != SHELL_NO_SAVE) {
        shell_save = SHELL_NO_SAVE;
        playing = 0;
    }
    if (playing) {
        state_clear();
        ponder_reset();
        record_restore(); /* RESET may have interrupted a search */
        if (shell_is_saving) {
            shell_is_saving = 0;
            show_board();
            status_refuse(TEXT_SAVE_INTERRUPTED);
            input_wait_frames(SAVE_MESSAGE_FRAMES);
        }
    } else { /* the menu is read from the disk: show something meanwhile */
        screen_menu();
        show_row(STATE_ROW, status_reading_disk);
    }
    run();
}
