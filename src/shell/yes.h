/* yes.h: the answer to a question. Code of two parts of the shell, which are never in memory together: so each has its
 * own copy. */
#ifndef SHELL_YES_H
#define SHELL_YES_H

#include "engine/record.h"
#include "engine/text.h"
#include "shell/show.h"

#define TICK 10 /* frames */

/* Until there is an event: it is the time of whose turn it is, and behind the end of a game nobody's. */
static void wait_for_hands(void)
{
    uint8_t is_there;

    do {
        is_there = hands_wait(TICK);
        if (outcome == OUTCOME_NONE && !record_resigned) {
            show_clock();
        }
    } while (!is_there);
}

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
