/* page.c: pages of the shell overlays: commands, list of moves, workshop, help, as asm/plat/atari builds them. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "plat/host/shell/host.h"
#include "plat/host/shell/probe_memory.h"
#include "shell/workshop/settings.h"

#define PLAYERS 0xBE00
#define PLAYER_BYTES 0x80
#define BAR_HIGH 5

/* Opens a page: title, rows, key row. screen_status and screen_thinking write to the last two of these rows. */
static void open_page(const uint8_t *rows, uint8_t count)
{
    frame_begin();
    frame_head();
    frame_emit_many(rows, count);
    frame_text_row = frame_row_count - 3;
    frame_keys();
    frame_bar(255);
    frame_show();
}

/* ---- commands ---- */

void screen_commands(void)
{
    static const uint8_t rows[] = {
        0x20, 6, 0x10, 2, 0x10, 2, 0x10, 2,
        0x30, 6, 0x10, 2, 0x10, 2, 0x10, 2, 0x10, 2,
        0x10, 6, 0x10, 2, 0x10, 2, 0x10, 2, 0x10, 2,
        0x10, 6, 0x10, 2, 0x10, 2,
        0x10, 2, 2
    };
    static const char *const headings[] = { "YOUR MOVE", "THE GAME", "THE SCREEN", "THE DISK" };
    static const uint8_t heading_rows[] = { 1, 5, 10, 15 };
    unsigned n;

    open_page(rows, sizeof rows);
    for (n = 0; n < 4; ++n) {
        draw_text(frame_row[heading_rows[n]], headings[n], 16, 1, 0xC0);
    }
}

void screen_item(const char *name)
{
    static const uint8_t rows[] = { 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14, 16, 17 };
    uint8_t item = screen_row;

    if (item / 2u >= sizeof rows) {
        host_fail("no such", "item");
    }
    screen_row = rows[item / 2];
    screen_column = item & 1 ? 17 : 1;
    draw_text(frame_place(), name, SCREEN_ITEM_COLUMNS, 0, 0);
}

void screen_half_bar(uint8_t item)
{
    static const uint8_t lines[] = { 22, 27, 32, 43, 48, 53, 58, 68, 73, 78, 83, 93, 98 };
    unsigned player = item & 1 ? 2 : 0;

    host_frame();
    frame_bar(255);
    if (item / 2u >= sizeof lines) {
        host_fail("no such", "item");
    }
    memset(host_memory + PLAYERS + player * PLAYER_BYTES + lines[item >> 1], 0xFF, BAR_HIGH);
    memset(host_memory + PLAYERS + (player + 1) * PLAYER_BYTES + lines[item >> 1], 0xFF, BAR_HIGH);
}

/* ---- the list of moves ---- */

#define LIST_ITEMS 14
#define LIST_BAR_FIRST 30

void screen_list(void)
{
    static const uint8_t rows[] = {
        0x70, 0x20, 2, 0x70, 0x10,
        2, 0x10, 2, 0x10, 2, 0x10, 2, 0x10, 2, 0x10, 2, 0x10, 2, 0x10, 2, 0x10, 2, 0x10, 2, 0x10, 2, 0x10, 2, 0x10,
        2, 0x10, 2, 0x70, 2, 2
    };

    open_page(rows, sizeof rows);
}

void screen_word_bar(uint8_t item)
{
    host_frame();
    frame_bar(255);
    if (item < LIST_ITEMS) {
        memset(host_memory + PLAYERS + LIST_BAR_FIRST + BAR_HIGH * item, 0xFF, BAR_HIGH);
        memset(host_memory + PLAYERS + PLAYER_BYTES + LIST_BAR_FIRST + BAR_HIGH * item, 0xFF, BAR_HIGH);
    } else if (item != 255) {
        host_fail("no such", "move");
    }
}

/* ---- the workshop ---- */

void page_open_workshop(void)
{
    static const uint8_t rows[] = {
        0x70, 0x70, 0x40, 2, 0x70, 0x10,
        2, 0x10, 2, 0x10, 2, 0x10, 2, 0x10, 2, 0x10, 2, 0x10, 2, 0x10, 2, 0x10, 2, 0x10, 2, 0x10, 2, 0x10, 2, 0x10,
        2, 0x10, 2, 0x50, 2
    };

    open_page(rows, sizeof rows);
}

void workshop_show_page(void)
{
    page_open_workshop();
}

void workshop_put(const char *text)
{
    draw_text(frame_place(), text, (uint8_t)strlen(text), 1, screen_colour_bit);
}

/* ---- help ---- */

#define PAGE_LINES (223 - 32 - 5)
#define HEADING '#'
#define HEADING_LINES (4 + 8 + 2)
#define GAP_LINES 4

static const char *page_text;
static uint8_t gap; /* 1: a paragraph has just ended */

/* Writes one line of text to the next row: as many whole words as fit. */
static void write_line(uint8_t mode, uint8_t columns)
{
    char line[34];
    unsigned n, space = 0;

    for (n = 0; n <= columns && page_text[n] && page_text[n] != '\n'; ++n) {
        if (page_text[n] == ' ') {
            space = n;
        }
    }
    if (n > columns) {
        n = space;
    }
    memcpy(line, page_text, n);
    line[n] = 0;
    frame_emit(mode);
    draw_text(frame_row[frame_row_count - 1], line, columns, mode == DISPLAY_ROW_TITLE, 0);
    page_text += n;
    if (*page_text) {
        gap |= *page_text == '\n';
        ++page_text;
    }
}

const char *screen_page(const Layout *layout, const char *text)
{
    int left = PAGE_LINES - layout->piece_row_lines;

    page_text = text;
    frame_layout = layout;
    frame_begin();
    frame_head();
    frame_window(layout->piece_row_bytes);
    frame_emit(0x30);
    gap = 0;
    for (;;) {
        if (!*page_text) {
            break;
        }
        if (*page_text == HEADING) {
            if (left < HEADING_LINES + 8 + GAP_LINES) {
                break;
            }
            left -= HEADING_LINES;
            ++page_text;
            frame_emit(0x30);
            write_line(DISPLAY_ROW_TITLE, 16);
            gap = 0;
            frame_emit(0x10);
            continue;
        }
        if (left < 8 + GAP_LINES + (gap ? GAP_LINES : 0)) {
            break;
        }
        if (gap) {
            left -= GAP_LINES;
            frame_emit((GAP_LINES - 1) * 16);
            gap = 0;
        }
        left -= 8;
        write_line(DISPLAY_ROW_TEXT, 32);
    }
    for (; left; left -= left < 8 ? 1 : 8) { /* blank lines down to the key row */
        frame_emit(left < 8 ? 0x00 : 0x70);
    }
    frame_text_row = frame_row_count - 3;
    frame_keys();
    frame_show();
    return *page_text ? page_text : 0;
}
