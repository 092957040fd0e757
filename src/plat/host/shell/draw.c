/* draw.c: characters, tiles, text and the panel, as asm/plat/atari/draw.s and asm/view/panel_moves.s write them. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "plat/host/shell/host.h"
#include "plat/host/shell/probe_memory.h"
#include "view/view.h"

#define WHOLE_ROW 32
#define ARROW_COLUMN 25
#define ARROW ('>' - 32)

/* Writes one byte of screen memory. */
static void put(uint16_t at, uint8_t code)
{
    if (at < frame_row[0] || at >= frame_row[frame_row_count - 1] + WHOLE_ROW) {
        host_fail("a character outside", "screen memory");
    }
    host_memory[at] = code;
}

void screen_put(uint8_t code)
{
    put(frame_place(), code | screen_colour_bit);
    ++screen_column;
}

/* Draws codes row by row; `step` is the number of codes from one row to the next. */
static void draw_rows(const uint8_t *codes, uint8_t step)
{
    uint8_t row = screen_row;
    uint8_t n, i;

    for (n = 0; n < screen_height; ++n) {
        for (i = 0; i < screen_width; ++i) {
            put((uint16_t)(frame_place() + i), codes[i] | screen_colour_bit);
        }
        codes += step;
        ++screen_row;
    }
    screen_row = row;
    screen_column += screen_width;
}

void screen_tile(const uint8_t *codes)
{
    draw_rows(codes, screen_width);
}

void screen_fill(uint8_t code)
{
    uint8_t line[WHOLE_ROW];

    memset(line, code, sizeof line);
    if (screen_width > WHOLE_ROW) {
        host_fail("a rectangle is too", "wide");
    }
    draw_rows(line, 0);
}

static void put_pixel(uint8_t colour)
{
    uint8_t pixel = screen_column;
    uint8_t shift = (uint8_t)(6 - 2 * (pixel & 3));
    uint16_t at;

    screen_column = pixel >> 2;
    at = frame_place();
    put(at, (uint8_t)((host_memory[at] & ~(3 << shift)) | colour << shift));
    screen_column = pixel + 1;
}

void screen_marker(uint8_t pixels)
{
    int shift;

    put_pixel(screen_ground);
    for (shift = 6; shift >= 0; shift -= 2) {
        put_pixel(pixels >> shift & 3);
    }
    put_pixel(screen_ground);
}

/* ---- text ---- */

void draw_text(uint16_t at, const char *text, uint8_t width, uint8_t is_capital, uint8_t bits)
{
    uint8_t n;
    uint8_t code;

    for (n = 0; n < width && *text; ++n, ++text) {
        code = (uint8_t)*text;
        if (code < 0x60) {
            code -= 0x20;
        } else if (is_capital) {
            code -= 0x40;
        }
        put((uint16_t)(at + n), code | bits);
    }
    for (; n < width; ++n) {
        put((uint16_t)(at + n), 0);
    }
}

void screen_title(const char *text)
{
    screen_row = 0;
    screen_column = 0;
    draw_text(frame_place(), text, 13, 1, 0);
}

void screen_level(const char *text)
{
    screen_row = 0;
    screen_column = 13;
    draw_text(frame_place(), text, 3, 1, 0xC0);
}

void screen_text(const char *text)
{
    screen_column = 0;
    draw_text(frame_place(), text, WHOLE_ROW, 0, 0);
}

static void say(uint8_t row, const char *text)
{
    screen_row = (uint8_t)(frame_text_row + row);
    screen_text(text);
}

void screen_files(const char *text)
{
    say(0, text);
}

void screen_status(const char *text)
{
    say(1, text);
    host_memory[frame_place()] &= 0xBF; /* a small letter becomes a capital */
}

void screen_thinking(const char *text)
{
    say(2, text);
}

void screen_keys(const char *text)
{
    say(3, text);
}

/* ---- the panel ---- */

/* Sets screen_row to the row of a panel line; lines from 128 on count from the bottom. */
static void place_in_panel(uint8_t line)
{
    if (line >= 0x80) {
        line = (uint8_t)(line + screen_panel_lines);
    }
    if (line >= screen_panel_lines) {
        line = screen_panel_lines - 1;
    }
    screen_row = frame_panel_row[line];
}

void screen_panel_codes(uint8_t line, const uint8_t *codes)
{
    place_in_panel(line);
    screen_column = PANEL_CODES_AT;
    screen_width = PANEL_CODES;
    screen_height = 1;
    screen_tile(codes);
}

/* Marker rows of the panel are not looked at here. */
void screen_panel_join(uint8_t line)
{
    (void)line;
}

static void write_panel(uint8_t line, const char *text, uint8_t width, int in_capitals)
{
    place_in_panel(line);
    screen_column = (uint8_t)(WHOLE_ROW - width);
    draw_text(frame_place(), text, width, in_capitals, screen_colour_bit);
}

void screen_panel(uint8_t line, const char *text)
{
    write_panel(line, text, 6, 1);
}

void screen_panel_wide(uint8_t line, const char *text)
{
    write_panel(line, text, screen_width, 0);
}

void screen_no_arrow(void)
{
    uint8_t line;

    for (line = 0; line < screen_panel_lines; ++line) {
        place_in_panel(line);
        screen_column = ARROW_COLUMN;
        if ((host_memory[frame_place()] & 0x7F) == ARROW) {
            put(frame_place(), 0);
        }
    }
}

void screen_arrow(uint8_t line)
{
    screen_no_arrow();
    place_in_panel(line);
    screen_column = ARROW_COLUMN;
    put(frame_place(), ARROW | screen_colour_bit);
}

/* ---- the last moves, in the panel ---- */

#define BELOW 4        /* lines below the moves, plus one */
#define NUMBER_WIDTH 2
#define LINES_FREE 18  /* panels with at least this many lines have a free line between pairs of moves */

static void line_spaces(unsigned count)
{
    while (count--) {
        line_char(' ');
    }
}

/* Appends the number of the pair that begins with move `next`: from 100 on only its last two digits. */
static void line_pair_number(uint16_t next)
{
    uint8_t number = (uint8_t)((next >> 1) + 1);

    if (number % 100 < 10) {
        line_char(number >= 100 ? '0' : ' ');
    }
    line_number(number % 100);
}

/* Appends move `next` with its number, shortened to the width of the panel. */
static void line_panel_move(uint16_t next)
{
    uint8_t length;

    record_move(next);
    ++text_other_board;
    game_write_move(TEXT_WORD);
    --text_other_board;
    length = (uint8_t)(strlen(TEXT_WORD) + NUMBER_WIDTH);
    if (length >= screen_width) {
        if (length == screen_width || TEXT_WORD[screen_width - NUMBER_WIDTH - 2] != 'x') {
            if (length > screen_width) {
                TEXT_WORD[screen_width - NUMBER_WIDTH - 1] = '+';
            }
            line_spaces(2);
            line_text(TEXT_WORD);
            return;
        }
        TEXT_WORD[screen_width - NUMBER_WIDTH - 2] = '+';
    }
    if (!(next & 1)) {
        line_pair_number(next);
    } else if (TEXT_WORD[1]) {
        line_spaces(2);
    }
    line_spaces(1);
    line_text(TEXT_WORD);
}

void view_moves(void)
{
    const View *view = game_view();
    uint8_t row = (uint8_t)(view->face && record_computer[0] != record_computer[1] ? view->face + FACE_LINES + 1
        : view->panel_kept + 3 + (screen_panel_lines >= 17)) & 0xFE;
    int rows = screen_panel_lines - row - 1 - view->panel_kept - BELOW; /* number of lines, less one */
    uint16_t next = record_count < rows ? 0 : (uint16_t)(record_count - rows) & 0xFFFE;
    uint8_t line;

    screen_width = (uint8_t)(7 + view->panel_wider);
    do {
        line_start();
        for (;;) {
            if (next < record_count) {
                line_panel_move(next);
            }
            ++next;
            if (TEXT_WORD[1] || !(next & 1)) {
                break;
            }
            --rows; /* moves of one character: the reply goes to the same line, and the next line stays free */
            ++row;
        }
        line = row++;
        if (TEXT_WORD[1] && !(next & 1) && screen_panel_lines >= LINES_FREE) {
            ++row;
        }
        screen_panel_wide(line, text_buffer);
    } while (--rows >= 0);
    view_text(VIEW_TEXT_FACE);
}
