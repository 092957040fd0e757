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
    hands_let_go();
    do {
        if (!hands_pending()) {
            is_early = 0;
        }
        wait_for_hands();
        show_event = hands_get();
    } while (HAND_KIND(show_event) == HAND_UP || (is_early && show_event == HAND_FIRE_LONG));
    /* RETURN and the two are neighbours */
    return (uint8_t)(show_event - HAND_RETURN) <= HAND_FIRE_LONG - HAND_RETURN
        || text_lower((char)show_event) == 'y';
}

#endif
