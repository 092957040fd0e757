/* comparison_run.c: searches with both settings of the workshop (comparison_data.h). The overlay COMPARE brings this
 * code, but it runs in the player/missile memory: the search uses the memory of the overlay. */
/* SPDX-License-Identifier: MIT */
#pragma code-name ("COMPARE_RUN")
#pragma rodata-name ("COMPARE_RUN")
#pragma bss-name ("COMPARE_KEPT") /* cleared: opening the frame clears this memory */

#include "engine/game.h"
#include "engine/think.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "view/line.h"
#include "shell/workshop/comparison_data.h"
#include "shell/probe.h"
#include "shell/thinking.h"
#include "shell/screen/board.h"
#include "shell/shell.h"

static uint8_t depth;
static uint8_t with; /* techniques that are switched on for the next search */
static uint8_t is_done[WORKSHOP_SETTINGS]; /* 1: a deeper search would find nothing new */

/* Searches as `trog best --depth N --without LIST --table M` does. */
static void think_once(void)
{
    const uint8_t *without = workshop_without;

    if (comparison_setting) {
        without += 2;
    }
    think_defaults();
    think_depth = depth;
    think_without = *(const uint16_t *)without | WITHOUT_SINGLE_REPLY;
    with = workshop_with[comparison_setting];
    if (game_info()->other_levels == 1) {
        with = 0; /* the overlay of this game would overwrite them */
        if (!(without[1] & WORKSHOP_NO_CLASSIC >> 8)) {
            think_depth = DEPTH_CLASSIC;
            think_without = WITHOUT_SINGLE_REPLY;
        }
    }
    /* Without the book, its memory always goes to the transposition table, even if it has moves for this position. */
    if (without[1] & WITHOUT_BOOK >> 8) {
        machine_drop_book();
        loader_loaded();
    } else {
        loader_finish();
    }
    comparison_run_search(with);
}

static void think_all(void)
{
    comparison_run_row = WORKSHOP_DEPTHS_ROW;
    for (depth = 1; depth <= workshop_depth; ++depth) {
        for (comparison_setting = 0; comparison_setting < WORKSHOP_SETTINGS; ++comparison_setting) {
            if (!is_done[comparison_setting]) {
                think_once();
                if (thinking_stopped) {
                    return;
                }
                comparison_run_keep();
                if (think_from_book) {
                    comparison_run_reached[comparison_setting] = COMPARISON_BOOK;
                }
                is_done[comparison_setting] = 0;
                if (think_reached < depth) {
                    is_done[comparison_setting] = 1;
                }
                sound_play(SOUND_STEP);
            }
        }
        comparison_run_row += 2;
    }
}

uint8_t comparison_search(void)
{
    uint8_t event;

    probe_screen(PROBE_SCREEN_THINKING);
    if (!machine_has_engine) { /* reading it overwrites code of this overlay */
        loader_finish();
        list_clear();
        return PAGE_SEARCH;
    }
    loader_finish();
    list_clear(); /* the overlay was in the memory of the lists */
    screen_status("");
    think_all();
    loader_loaded(); /* the book has been dropped */
    clock_start();
    event = shell_pending_event;
    shell_pending_event = 0;
    if (event == EVENT_ESC) {
        return board_redraw();
    }
    return PAGE_RESULTS;
}
