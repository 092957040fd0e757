/* trainer_call.h: loads and calls the opening trainer, the overlay TRAINER (openings_format.h). */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_OPENINGS_TRAINER_CALL_H
#define SHELL_OPENINGS_TRAINER_CALL_H

#include <stdint.h>

/* Passes a request, TRAINER_TURN or OPENINGS_MOVE, to the trainer, and loads it first if necessary. Returns the
 * answer; 0 if the trainer is off or cannot be loaded. OPENINGS_MOVE needs TRAINER_ACTIVE. */
uint8_t trainer_call(uint8_t what);

#endif
