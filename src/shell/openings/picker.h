/* picker.h: the overlay OPENINGS: the list of a game's openings (openings_format.h). Both return COMMAND_ (shell.h). */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_OPENINGS_PICKER_H
#define SHELL_OPENINGS_PICKER_H

#include <stdint.h>

uint8_t picker_run(void);          /* asks for an opening; sets shell_pending_event to EVENT_OPENING to start it */
uint8_t picker_play_opening(void); /* plays the moves of the ballot shell_choice in a new game */

#endif
