/* wait_key.h: waiting for a hand while the clock runs. Code of several parts of the shell, which are never in memory
 * together: so each has its own copy. */
#ifndef SHELL_INPUT_WAIT_KEY_H
#define SHELL_INPUT_WAIT_KEY_H

#include "engine/record.h"
#include "engine/state.h"
#include "shell/screen/board.h"

#define TICK 10 /* frames */

/* Until there is an event: it is the time of whose turn it is, and behind the end of a game nobody's. */
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
