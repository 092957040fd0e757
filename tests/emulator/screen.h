/* screen.h: what stands on the Atari's screen, as lines of text. */
#ifndef EMULATOR_SCREEN_H
#define EMULATOR_SCREEN_H

#include <stdint.h>

#define SCREEN_TEXT 4096

/* Follows the display list through memory. Rows of characters become lines,
 * redefined characters `#`, an inverse blank `=`, rows of pixels nothing. */
void screen_text(const uint8_t *memory, char *text);

/* The codes of what is left of the panel, row by row, of rows in four colours. How many: at most SCREEN_TEXT. */
#define SCREEN_BOARD 24 /* columns */
unsigned screen_board(const uint8_t *memory, uint8_t *codes);

/* The scan line at which the first row begins that has this text in it; 0: there is none. */
int screen_line_of(const uint8_t *memory, const char *wanted);

#endif
