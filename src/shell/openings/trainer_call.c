/* trainer_call.c: loads and calls the opening trainer. play.c calls it in every turn, command.c for a hint.
 * asm/shell/openings/trainer_call.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "plat/machine.h"
#include "plat/screen.h"
#include "shell/openings/trainer_call.h"
#include "shell/openings/openings_format.h"
#include "shell/openings/trainer.h"
#include "shell/shell.h"
#include "shell/overlay.h"
#include "shell/screen/board.h"

#define ERROR_FRAMES 90 /* time to read an error */

uint8_t trainer_call(uint8_t what)
{
    if (trainer_state <= what) {
        return 0;
    }
    if (!overlay_trainer_loaded) {
        if (trainer_state == OPENINGS_NAMING) {
            return 0; /* loader_read_ahead will load it */
        }
        if (!overlay_open(OVERLAY_TRAINER)) {
            trainer_state = TRAINER_OFF;
            input_wait_frames(ERROR_FRAMES);
            return 0;
        }
        overlay_trainer_loaded = 1;
    }
    return trainer_run(what);
}
