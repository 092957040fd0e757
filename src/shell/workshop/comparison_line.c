/* comparison_line.c: one search of the workshop's comparison (comparison_data.h). With WITH_KEPT_LINE the position two
 * plies earlier is searched first, so that there are a best line and killers to keep. As comparison_run.c, the overlay
 * COMPARE brings this code, but it runs in the memory of the screen. */
/* SPDX-License-Identifier: MIT */
#pragma code-name ("COMPARE_LINE")
#pragma rodata-name ("COMPARE_LINE")
#pragma bss-name ("COMPARE_KEPT") /* cleared: opening the frame clears this memory */

#include "engine/record.h"
#include "engine/state.h"
#include "engine/techniques.h"
#include "engine/think.h"
#include "shell/workshop/comparison_data.h"
#include "shell/thinking.h"

#define PLIES_BACK 2

uint8_t comparison_line;
uint16_t comparison_expected;
static uint16_t best;
static uint8_t n;

/* Searches the position two plies earlier, with the same settings, and goes back to the present one. Sets
 * comparison_line, and comparison_expected if both sides have played the principal variation. */
static void search_earlier(void)
{
    record_undo();
    record_undo();
    thinking_run();
    if (comparison_line == LINE_SEARCHED && think_line_length() > PLIES_BACK) {
        think_line_move(PLIES_BACK);
        comparison_expected = move;
    }
    for (n = 0; n < PLIES_BACK; ++n) {
        think_line_move(n);
        best = move;
        record_redo();
        record_move(record_count - 1);
        if (move != best) {
            comparison_expected = 0;
        }
    }
    comparison_line = LINE_CONTINUES;
}

void __fastcall__ comparison_run_search(uint8_t with)
{
    uint8_t stopped = 0;

    comparison_line = 0;
    comparison_expected = 0;
    if (with) {
        comparison_with(with);
        if (with & WITH_KEPT_LINE && record_count >= PLIES_BACK) {
            search_earlier();
            comparison_with(with);
            stopped = thinking_stopped;
        }
    }
    if (!stopped) {
        comparison_run_start();
        thinking_run();
        comparison_run_stop();
    }
    if (with) {
        comparison_with(0);
    }
}
