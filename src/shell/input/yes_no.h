/* yes_no.h: the answer to a question. Code of two parts of the shell, which are never in memory together: so each has
 * its
 * own copy. */
#ifndef SHELL_INPUT_YES_NO_H
#define SHELL_INPUT_YES_NO_H

#include "engine/text.h"
#include "shell/screen/board.h"
#include "shell/input/wait_key.h"

/* 1: FIRE, however long it is held, RETURN or Y. A nudge is no answer; nor is a FIRE that was down before the question
 * came, which waits until that is let go. */
static uint8_t is_yes(void)
{
    uint8_t is_early = 1; /* what was told before */

    screen_keys("START or any other key: no");
    sound_play(SOUND_STEP);
    input_ignore_fire();
    do {
        if (!input_pending()) {
            is_early = 0;
        }
        wait_for_input();
        entry_event = input_wait();
    } while (EVENT_KIND(entry_event) == EVENT_UP || (is_early && entry_event == EVENT_FIRE_LONG));
    /* RETURN and the two are neighbours */
    return (uint8_t)(entry_event - EVENT_RETURN) <= EVENT_FIRE_LONG - EVENT_RETURN
        || text_lower((char)entry_event) == 'y';
}

#endif
