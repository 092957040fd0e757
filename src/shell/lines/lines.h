/* lines.h: the part LINES: the list of a game's openings (shell/school.h). */
#ifndef SHELL_LINES_H
#define SHELL_LINES_H

#include <stdint.h>

uint8_t lines_run(void);   /* asks for one: HAND_OPENING is in shell_held then */
uint8_t lines_begin(void); /* plays the ballot shell_choice in a new game */

#endif
