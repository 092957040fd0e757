/* trace.c: the searches of the visible tree (trace_data.h). The overlay TRACE brings this code, but it runs in the
 * player/missile memory: the search uses the memory of the overlay. */
/* SPDX-License-Identifier: MIT */
#pragma code-name ("TRACE_RUN")
#pragma rodata-name ("TRACE_RUN")
#pragma bss-name ("TRACE_KEPT") /* cleared: opening the frame clears this memory */

#include "engine/budget.h"
#include "engine/game.h"
#include "engine/history.h"
#include "engine/list.h"
#include "engine/root.h"
#include "engine/search.h"
#include "engine/think.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "shell/probe.h"
#include "shell/thinking.h"
#include "shell/shell.h"
#include "shell/workshop/trace_data.h"
#include "texts/shell.h"

static uint16_t nodes_most;
static uint8_t without; /* 0, or WITHOUT_ALPHABETA */

/* Searches as `trog best --depth N --without LIST` does, at most nodes_most nodes if that is not 0. Returns 1 if it was
 * not stopped. */
static uint8_t think_once(void)
{
    think_defaults();
    think_depth = trace_plies;
    think_without = *(const uint16_t *)(workshop_without + 2);
    think_without |= TRACE_WITHOUT;
    *(uint8_t *)&think_without |= without;
    *(uint16_t *)&budget_nodes = nodes_most;
    thinking_run();
    return search_stopped ? 0 : 1;
}

/* The same search once more, noted. */
static void note(void)
{
    trace_count = trace_is_full = 0;
    trace_side = side;
    trace_add();
    root_prepare();
    history_clear();
    budget_nodes = 0;
    search_first = 0;
    search_depth = trace_plies;
    budget_start();
    budget_open();
    trace_on();
    search_tree();
    trace_off();
    budget_close();
    outcome = OUTCOME_NONE;
    trace_nodes->score = search_score;
}

uint8_t trace_run(void)
{
    Trace *tree;
    uint16_t entries;

    trace_count = 0;
    probe_screen(PROBE_SCREEN_THINKING);
    loader_finish();
    list_clear(); /* the overlay was in the memory of the lists */
    machine_drop_book();
    loader_loaded();
    screen_status("");
    tree = trace;
    trace_nodes = tree->nodes;
    trace_most = TRACE_MOST;
    entries = (uint16_t)machine_tt_entries();
    entries -= TRACE_MOST + TRACE_OTHER;
    if (HIGH_BYTE(entries) & 0x80) {
        trace_most += (uint8_t)entries;
    }
    trace_most_deep = trace_most - TRACE_FIRST;
    trace_plies = TRACE_PLIES;
    nodes_most = TRACE_MOST - TRACE_FIRST;
    without = 0;
    if (!think_once() && !thinking_stopped) {
        --trace_plies;
        nodes_most = 0;
        think_once();
    }
    if (!thinking_stopped) {
        /* frontier_generic makes all moves, so that they are seen; but some games count them in another way. */
        tree->boards = (uint16_t)budget_counted;
        trace_is_own = 0;
        note();
        if ((uint16_t)budget_counted != tree->boards) {
            trace_is_own = 1;
            note();
        }
        tree->count = trace_count;
        tree->plies = trace_plies;
        tree->is_full = trace_is_full;
        tree->side = side;
        without = WITHOUT_ALPHABETA;
        nodes_most = TRACE_PLAIN_MOST;
        tree->is_more = 0;
        if (!think_once()) {
            tree->is_more = 1;
        }
        tree->plain = (uint16_t)budget_counted;
    }
    if (shell_pending_event == EVENT_ESC) {
        trace_count = 0;
    }
    shell_pending_event = 0;
    return trace_count ? PAGE_WATCH : PAGE_SETTINGS;
}
