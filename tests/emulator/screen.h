/* screen.h: the contents of the Atari's screen as lines of text. */
/* SPDX-License-Identifier: MIT */
#ifndef EMULATOR_SCREEN_H
#define EMULATOR_SCREEN_H

#include <stdint.h>

#define SCREEN_TEXT 4096

/* Writes the screen to `text`, a buffer of SCREEN_TEXT bytes, by following the display list. Character rows become
 * lines, redefined characters `#`, an inverse space `=`; pixel rows are skipped. */
void screen_text(const uint8_t *memory, char *text);

/* Copies the screen codes of the board: the columns left of the panel in every ANTIC mode 4 row. Returns their number,
 * at most SCREEN_TEXT. */
#define SCREEN_BOARD 24 /* columns */
unsigned screen_board(const uint8_t *memory, uint8_t *codes);

/* Returns the scan line of the first row that contains this text, or 0 if no row does. */
int screen_line_of(const uint8_t *memory, const char *wanted);

#endif
