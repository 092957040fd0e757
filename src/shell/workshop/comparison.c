/* comparison.c: shows the results of the two settings side by side. In the overlay COMPARE (comparison_data.h). */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/text.h"
#include "plat/machine.h"
#include "view/line.h"
#include "shell/workshop/comparison_data.h"
#include "shell/workshop/score_text.h"
#include "shell/probe.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

/* ---- lines ---- */

/* Writes "12.3". */
static void write_tenths(uint16_t tenths)
{
    uint16_t left = tenths;
    uint16_t whole = 0;

    while (left >= 10) {
        left -= 10;
        ++whole;
    }
    line_number(whole);
    line_char('.');
    line_number(left);
}

static void write_seconds(void)
{
    uint8_t tenth = machine_frames_a_second() == 60 ? 6 : 5;
    uint16_t frames = comparison_frames;
    uint16_t tenths = 0;

    while (frames >= tenth) {
        frames -= tenth;
        ++tenths;
    }
    write_tenths(tenths);
}

/* Writes "A  4 4 3 5": the principal variation. */
static void write_best(uint8_t setting)
{
    uint8_t end = comparison_run_length[setting];
    uint8_t i = 0;

    if (setting) {
        i = PV_MAX;
    }
    end += i;

    line_start();
    text_buffer[LINE_SIZE - 1] = 0;
    line_char((char)('A' + setting));
    line_char(' ');
    ++text_other_board;
    for (; i < end && !text_buffer[LINE_SIZE - 1]; ++i) {
        line_char(' ');
        move = (uint16_t)(comparison_run_line_hi[i] << 8);
        move |= comparison_run_line_lo[i];
        line_move();
    }
    --text_other_board;
    line_cut();
}

/* Writes "Same move. Nodes A:B = 110.3:1". */
static void write_verdict(void)
{
    uint8_t more = comparison_compare();
    uint8_t is_same = comparison_run_line_lo[0] == comparison_run_line_lo[PV_MAX]
        && comparison_run_line_hi[0] == comparison_run_line_hi[PV_MAX];

    line_start();
    if (more == COMPARISON_NONE) {
        return;
    }
    line_text(is_same ? TEXT_SAME_MOVE : TEXT_OTHER_MOVE);
    line_text(TEXT_NODE_RATIO);
    if (more) {
        line_text("1:");
    }
    write_tenths(comparison_tenths);
    if (!more) {
        line_text(":1");
    }
}

/* ---- the whole screen ---- */

/* Writes text_buffer in the capitals of the panel: A right-aligned before the middle, B left-aligned after it. */
static void put(uint8_t setting, uint8_t row)
{
    const char *text = text_buffer;

    screen_row = row;
    screen_column = WORKSHOP_RIGHT + 1;
    if (!setting) {
        screen_column = WORKSHOP_MIDDLE - 1;
        screen_column -= strlen(text_buffer);
    }
    for (; *text; ++text) {
        screen_put((uint8_t)(*text - ' '));
    }
}

uint8_t comparison_show(void)
{
    uint8_t setting;
    uint8_t percent;
    uint8_t event;

    for (setting = 0; setting < WORKSHOP_SETTINGS; ++setting) {
        if (!comparison_run_length[setting]) {
            continue;
        }
        comparison_take(setting);
        line_start();
        if (comparison_run_reached[setting] == COMPARISON_BOOK) {
            line_text(TEXT_COMPARISON_BOOK);
        } else {
            write_score(comparison_score);
        }
        put(setting, WORKSHOP_SCORE_ROW);
        line_start();
        write_seconds();
        put(setting, WORKSHOP_SECONDS_ROW);
        percent = comparison_percent(setting);
        line_start();
        if (percent == COMPARISON_NO_CUTS) {
            line_char('-');
        } else {
            line_number(percent);
        }
        put(setting, WORKSHOP_CUTS_ROW);
        line_start();
        if (workshop_without[setting + setting] & WITHOUT_TT) {
            line_char('-');
        } else {
            line_number((uint16_t)tt_entries);
        }
        put(setting, WORKSHOP_TABLE_ROW);
        write_best(setting);
        if (setting) {
            show_line();
        } else {
            screen_files(text_buffer);
        }
    }
    write_verdict();
    screen_thinking(text_buffer);
    screen_keys(TEXT_COMPARISON_KEYS);
    *(uint16_t *)(PROBE_PAGE + PROBE_TABLE) = (uint16_t)tt_entries;
    probe_screen(PROBE_SCREEN_MESSAGE);
    for (;;) {
        event = input_wait();
        switch (event) {
        case EVENT_LEFT:
        case EVENT_RIGHT:
            workshop_open_tree = event & 1;
            return PAGE_TREE;
        case EVENT_FIRE:
        case EVENT_RETURN:
            return PAGE_SETTINGS;
        case EVENT_ESC:
        case EVENT_FIRE_LONG:
            clock_start(); /* no clock ran */
            return board_redraw();
        }
    }
}
