/* line.c: composes a line of text in text_buffer, and keeps the clocks of the players, as asm/view/line_text.s does. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "engine/game.h"
#include "engine/text.h"
#include "plat/host/shell/host.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "view/line.h"

#define LINE 32

static char *line_at = text_buffer;

void line_start(void)
{
    line_at = text_buffer;
    *line_at = 0;
}

void line_begin(const char *text)
{
    line_start();
    line_text(text);
}

void line_text(const char *text)
{
    while (*text) {
        line_char(*text++);
    }
}

void line_char(char character)
{
    *line_at++ = character;
    *line_at = 0;
}

void line_number(uint16_t number)
{
    char digits[8];

    snprintf(digits, sizeof digits, "%u", number);
    line_text(digits);
}

void line_move(void)
{
    game_write_move(line_at);
    line_at += strlen(line_at);
}

void line_cut(void)
{
    uint8_t at = LINE;

    while (text_buffer[at] && text_buffer[at] != ' ') {
        if (at-- == 0) {
            host_fail("line_cut finds no space in", text_buffer);
        }
    }
    text_buffer[at] = 0;
}

void line_piece_score(uint16_t score_to_write)
{
    uint16_t unit = game_info()->score_of_piece;

    line_number(score_to_write / unit);
    line_char('.');
    line_number((uint16_t)(score_to_write % unit * 10 / unit));
}

/* ---- clocks ---- */

uint8_t clock_digits[SIDES_MOST][4];
static uint8_t second_frames[SIDES_MOST]; /* frames of each side's current second that have passed */
static int leap;                          /* seconds until the next second that is one frame shorter */
static uint32_t clock_frame;              /* frame of the last call of clock_start or clock_tick */

void clock_reset(void)
{
    memset(clock_digits, 0, sizeof clock_digits);
    memset(second_frames, 0, sizeof second_frames);
    clock_start();
}

void clock_start(void)
{
    clock_frame = host_clock();
}

static void count_second(uint8_t *digits)
{
    static const uint8_t tops[4] = { 10, 10, 6, 10 };
    int n;

    for (n = 3; n >= 0 && ++digits[n] == tops[n]; --n) {
        digits[n] = 0;
    }
}

uint8_t clock_tick(void)
{
    uint32_t rest = (second_frames[side] + host_clock() - clock_frame) & 0xFFFFFF;
    uint8_t is_full = 0;
    uint8_t second;

    clock_start();
    for (;;) {
        second = machine_frames_a_second() - (leap == 0);
        if (rest < second) {
            break;
        }
        rest -= second;
        if (--leap < 0) {
            leap = host->is_pal ? 6 : 12;
        }
        is_full = 1;
        count_second(clock_digits[side]);
    }
    second_frames[side] = (uint8_t)rest;
    if (is_full && clock_digits[side][0] == 9 && clock_digits[side][1] == 9 && clock_digits[side][2] == 5) {
        sound_play(SOUND_TICK); /* the last ten seconds before 00:00 */
    }
    return is_full;
}

void clock_write(uint8_t side_number)
{
    uint8_t n;

    for (n = 0; n < 4; ++n) {
        if (n == 2) {
            line_char(':');
        }
        line_char((char)('0' | clock_digits[side_number][n]));
    }
}
