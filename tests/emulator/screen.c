/* screen.c: see screen.h. */
/* SPDX-License-Identifier: MIT */
#include "screen.h"

#include <string.h>

#define SDMCTL 0x022F
#define SDLST 0x0230
#define JUMP_WAIT 0x41
#define LMS 0x40
#define BAR '=' /* an inverse space */
#define LIST_MOST 256 /* instructions of a display list; a longer list never ends */

/* Bytes of a row in normal width, by ANTIC mode; 2 to 7 are character modes. */
static const uint8_t row_bytes[16] = {0, 0, 40, 40, 40, 40, 20, 20, 10, 10, 20, 20, 20, 40, 40, 40};

/* Scan lines of a row, by mode. */
static const uint8_t row_lines[16] = {0, 0, 8, 10, 8, 16, 8, 16, 8, 4, 4, 2, 1, 2, 1, 1};
#define FIRST_LINE 8

static unsigned word_at(const uint8_t *memory, unsigned at)
{
    return memory[at & 0xFFFF] | (unsigned)memory[(at + 1) & 0xFFFF] << 8;
}

static char character_of(uint8_t code, int mode)
{
    if (mode >= 6) {
        return (char)((code & 0x3F) + ' ');
    }
    if (code == 0x80) {
        return BAR;
    }
    code &= 0x7F;
    if (code < 64) {
        return (char)(code + ' ');
    }
    return mode < 4 && code >= 0x61 && code <= 0x7A ? (char)code : '#';
}

#define SMALL_PAWN 0x7B /* captured pieces of chess in the panel (charsets/taken.txt) are read as letters */
static const char small_pieces[] = "PNBRQ";

static char *put_row(const uint8_t *memory, unsigned at, int mode, unsigned bytes, char *text)
{
    char *end;

    for (unsigned n = 0; n < bytes; n++) {
        int is_panel = mode == 4 && n > SCREEN_BOARD; /* the panel has letters as in mode 2 */

        uint8_t code = memory[(at + n) & 0xFFFF];

        *text++ = is_panel && code >= SMALL_PAWN && code < SMALL_PAWN + sizeof small_pieces - 1
            ? small_pieces[code - SMALL_PAWN] : character_of(code, is_panel ? 2 : mode);
    }
    for (end = text; bytes && end[-1] == ' '; bytes--) {
        end--;
    }
    *end++ = '\n';
    return end;
}

static uint8_t *board; /* where follow copies the codes of the board; 0: it copies none */

/* Writes character rows to `text`. If `wanted` is not 0, stops at the first row that contains it and returns its scan
 * line; otherwise returns 0. */
static int follow(const uint8_t *memory, char *text, const char *wanted)
{
    int line = FIRST_LINE;
    unsigned list = word_at(memory, SDLST);
    unsigned at = 0;
    unsigned width = memory[SDMCTL] & 3; /* 1 narrow, 2 normal, 3 wide */
    const char *last = text + SCREEN_TEXT - 64;

    for (int n = 0; n < LIST_MOST && text < last; n++) {
        uint8_t entry = memory[list & 0xFFFF];
        int mode = entry & 15;

        list++;
        if (mode == 0) {
            line += (entry >> 4 & 7) + 1;
            continue;
        }
        if (mode == 1) {
            if ((entry & JUMP_WAIT) == JUMP_WAIT) {
                break;
            }
            list = word_at(memory, list);
            continue;
        }
        if (entry & LMS) {
            at = word_at(memory, list);
            list += 2;
        }
        if (mode < 8) {
            char *row = text;

            text = put_row(memory, at, mode, row_bytes[mode] * (3 + width) / 5, text);
            *text = 0;
            if (board && mode == 4) {
                memcpy(board, memory + at, SCREEN_BOARD);
                board += SCREEN_BOARD;
            }
            if (wanted && strstr(row, wanted)) {
                return line;
            }
        }
        at += row_bytes[mode] * (3 + width) / 5;
        line += row_lines[mode];
    }
    *text = 0;
    return 0;
}

void screen_text(const uint8_t *memory, char *text)
{
    follow(memory, text, 0);
}

unsigned screen_board(const uint8_t *memory, uint8_t *codes)
{
    char text[SCREEN_TEXT];
    unsigned count;

    board = codes;
    follow(memory, text, 0);
    count = (unsigned)(board - codes);
    board = 0;
    return count;
}

int screen_line_of(const uint8_t *memory, const char *wanted)
{
    char text[SCREEN_TEXT];

    return follow(memory, text, wanted);
}
