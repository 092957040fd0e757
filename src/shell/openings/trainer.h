/* trainer.h: the overlay TRAINER: the opening trainer (openings_format.h). */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_OPENINGS_TRAINER_H
#define SHELL_OPENINGS_TRAINER_H

#include <stdint.h>

uint8_t trainer_run(uint8_t what); /* handles the request TRAINER_TURN or OPENINGS_MOVE */

#endif
