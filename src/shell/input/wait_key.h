/* wait_key.h: waits for input while the clock runs. Static code: overlays are never in memory together, so each one
 * has its own copy. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_INPUT_WAIT_KEY_H
#define SHELL_INPUT_WAIT_KEY_H

#include "engine/record.h"
#include "engine/state.h"
#include "shell/screen/board.h"

#define TICK 10 /* frames between two looks at the clock */

/* Waits for input. The clock of the side to move runs; after the game has ended no clock runs. */
static void wait_for_input(void)
{
    uint8_t is_there;

    do {
        is_there = input_wait_frames(TICK);
        if (!RECORD_IS_OVER) {
            show_clock();
        }
    } while (!is_there);
}

#endif
