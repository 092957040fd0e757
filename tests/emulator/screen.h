/* screen.h: what stands on the Atari's screen, as lines of text. */
#ifndef EMULATOR_SCREEN_H
#define EMULATOR_SCREEN_H

#include <stdint.h>

#define SCREEN_TEXT 4096

/* Follows the display list through memory. Rows of characters become lines,
 * redefined characters `#`, an inverse blank `=`, rows of pixels nothing. */
void screen_text(const uint8_t *memory, char *text);

/* The scan line at which the first row begins that has this text in it; 0: there is none. */
int screen_line_of(const uint8_t *memory, const char *wanted);

#endif
