/* menu_files.c: see menu_files.h. */
/* SPDX-License-Identifier: MIT */
#include "plat/disk.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "shell/probe.h"
#include "shell/menu/cards.h"
#include "shell/menu/guide.h"
#include "shell/menu/menu_files.h"
#include "shell/menu/menu_rows.h"
#include "shell/screen/board.h"
#include "shell/shell.h"
#include "texts/shell.h"

#define STILL 12 /* frames without an event before files are read ahead */

static uint8_t kernel_begun;  /* DISK_BEGUN: the second part of the kernel is being read ahead */
static uint8_t kernel_failed; /* 1: it could not be read ahead; a choice tries again */
static uint8_t has_results;   /* 1: the overlay GUIDE has read the results */

void menu_files_interrupt(void)
{
    kernel_begun = 0;
}

void menu_files_begin(void)
{
    menu_has_guide = 0;
    menu_cards = 0;
    kernel_begun = 0;
    kernel_failed = 0;
}

/* Reads the second part of the kernel, if it is not there: until an event comes, or all of it. */
static void load_kernel(uint8_t all)
{
    disk_ahead = kernel_begun | DISK_AHEAD; /* a sector a call */
    do {
        menu_message = machine_load_kernel();
    } while (disk_ahead & DISK_BEGUN && (all || !input_pending()));
    kernel_begun = disk_ahead & DISK_BEGUN;
    disk_ahead = 0;
    if (kernel_begun) {
        menu_message = 0; /* not an error */
    }
    kernel_failed = 0;
    if (menu_message) {
        kernel_failed = 1;
    }
}

uint8_t menu_is_kernel_there(void)
{
    load_kernel(1);
    if (menu_message) {
        shell_save = SHELL_NO_SAVE;
        sound_play(SOUND_REFUSE);
        probe_screen(PROBE_SCREEN_MENU);
        return 0;
    }
    return 1;
}

uint8_t menu_load_guide(void)
{
    if (!menu_has_guide) {
        if (!menu_is_kernel_there()) { /* it needs the whole kernel */
            return 0;
        }
        menu_note(status_reading_disk);
        menu_message = machine_load_lesson("GUIDE");
        if (menu_message) {
            sound_play(SOUND_REFUSE);
            return 0;
        }
        menu_has_guide = 1;
        guide_read_results(menu_results);
        has_results = 1;
    }
    return 1;
}

void menu_hide_card(void)
{
    menu_cards = 0;
    screen_row = CARD_ROW;
    screen_column = 0;
    screen_width = SCREEN_COLUMNS;
    screen_height = SCREEN_CARD_ROWS;
    screen_fill(0);
    screen_card_off();
}

/* Plays the tune, unless a key comes first. RESET does not start it again. */
static void play_tune(void)
{
    const char *why;

    shell_is_started = 1;
    disk_ahead = DISK_AHEAD;
    do {
        why = machine_load_guide("TUNE");
    } while (disk_ahead & DISK_BEGUN && !input_pending());
    disk_ahead = 0;
    if (!why) {
        sound_tune();
    }
}

void menu_read_ahead(void)
{
    if ((machine_has_kernel || kernel_failed) && input_wait_frames(STILL)) {
        return;
    }
    if (!machine_has_kernel && !kernel_failed) { /* otherwise a message about a game that was chosen stays */
        load_kernel(0);
    }
    if (!machine_has_kernel) { /* the other files may copy from it when they are unpacked */
        return;
    }
    disk_ahead = DISK_AHEAD; /* a sector a call */
    if (!menu_has_guide) {
        do {
            machine_load_lesson("GUIDE");
        } while (disk_ahead & DISK_BEGUN && !input_pending());
        if (!(disk_ahead & DISK_BEGUN) && !disk_error) {
            menu_has_guide = 1;
            guide_read_results(0); /* none yet: a key need not wait for another sector */
            has_results = 0;
            menu_show_chosen();
        }
        disk_ahead = DISK_AHEAD;
    }
    if (menu_has_guide && !has_results && !input_pending()) {
        guide_read_results(menu_results);
        has_results = 1;
        menu_show_chosen();
    }
    if (menu_has_guide && !menu_cards && !input_pending()) {
        do {
            machine_load_cards();
        } while (disk_ahead & DISK_BEGUN && !input_pending());
        if (!(disk_ahead & DISK_BEGUN)) {
            menu_cards = MENU_CARDS_FAILED;
            if (!disk_error) {
                menu_cards = 1;
                screen_card_begin();
                menu_show_chosen();
            }
        }
        disk_ahead = DISK_AHEAD;
    }
    do {
        store_load();
    } while (disk_ahead & DISK_BEGUN && !input_pending());
    disk_ahead = 0;
    while (store_fill() && !input_pending()) {
    }
    if (!shell_is_started && !sound_mute && !input_pending()) {
        play_tune();
    }
}
