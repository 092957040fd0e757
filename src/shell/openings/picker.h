/* picker.h: the part LINES: the list of a game's openings (shell/openings/openings_format.h). */
#ifndef SHELL_OPENINGS_PICKER_H
#define SHELL_OPENINGS_PICKER_H

#include <stdint.h>

uint8_t picker_run(void);   /* asks for one: EVENT_OPENING is in shell_pending_event then */
uint8_t picker_play_opening(void); /* plays the ballot shell_choice in a new game */

#endif
