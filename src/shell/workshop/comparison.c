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
#include "shell/thinking.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

/* ---- bars ---- */

#define PIXELS (4 * WORKSHOP_BAR_BYTES)
#define BAR_LEFT (WORKSHOP_BAR_BYTES - 1) /* the bytes where the two bars begin, */
#define BAR_RIGHT (BAR_LEFT + 3)          /* on both sides of the middle */

/* Bytes with 0 to 4 pixels from the right in the colour of A, and from the left in that of B */
static const uint8_t shapes[] = { 0x00, 0x01, 0x05, 0x15, 0x55, 0x00, 0x80, 0xA0, 0xA8, 0xAA };

/* Draws the bar of a setting below its name, outwards from the middle. */
static void draw_work(uint8_t setting, uint8_t pixels)
{
    const uint8_t *shape = shapes;
    uint8_t n;
    uint8_t some;

    if (setting) {
        shape += 5;
    }
    screen_row = WORKSHOP_NAMES_ROW + 1;
    screen_width = screen_height = 1;
    for (n = 0; n < WORKSHOP_BAR_BYTES; ++n) {
        some = pixels < 4 ? pixels : 4;
        pixels -= some;
        screen_column = setting ? BAR_RIGHT + n : BAR_LEFT - n;
        screen_fill(shape[some]);
    }
}

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

/* Writes "A did 110.3 times the work of B"; the title says whether both found the same move, or that the player has
 * stopped the comparison. Draws the work of both on a linear scale, below their names. */
static void write_verdict(void)
{
    uint8_t more = comparison_compare();
    uint16_t less = PIXELS * 10; /* of which the smaller bar takes 10 / comparison_tenths */
    uint8_t pixels = 0;

    line_start();
    if (thinking_stopped) { /* the settings may have reached different depths */
        screen_title(TEXT_COMPARISON_STOPPED);
        return;
    }
    screen_title(comparison_run_line_lo[0] == comparison_run_line_lo[PV_MAX]
        && comparison_run_line_hi[0] == comparison_run_line_hi[PV_MAX] ? TEXT_SAME_MOVE : TEXT_OTHER_MOVE);
    if (more == COMPARISON_NONE) {
        return;
    }
    while (less >= comparison_tenths) {
        less -= comparison_tenths;
        ++pixels;
    }
    draw_work(more, PIXELS);
    draw_work(more ^ 1, pixels ? pixels : 1);
    if (comparison_tenths == 10) {
        line_text(TEXT_COMPARISON_EQUAL);
        return;
    }
    line_char((char)('A' + more));
    line_text(TEXT_COMPARISON_DID);
    write_tenths(comparison_tenths);
    line_text(TEXT_COMPARISON_TIMES);
    line_char((char)('B' - more));
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
        } else if (!comparison_run_reached[setting]) { /* no search: the player of 1983 */
            line_text(TEXT_COMPARISON_CLASSIC);
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
