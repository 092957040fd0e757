/* yes_no.h: waits for yes or no. Static code: overlays are never in memory together, so each one has its own copy. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_INPUT_YES_NO_H
#define SHELL_INPUT_YES_NO_H

#include "engine/text.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "shell/input/wait_key.h"
#include "texts/shell.h"

/* Waits for the answer. By stick: FIRE is yes; pushing the stick changes that to "< No >" and back, on the line below.
 * Returns 1 for RETURN, Y, FIRE or a long FIRE, 0 for ESC or N; ignores the rest. A FIRE that was
 * down before the question must be released first, and a press that comes too early after the computer's move does not
 * count (input_guard). */
static uint8_t is_yes(void)
{
    uint8_t is_early = 1; /* 1: the event may be older than the question */
    uint8_t fire = 1; /* the answer that FIRE gives */
    char letter;

    screen_keys(TEXT_YES_NO_KEYS);
    sound_play(SOUND_STEP);
    input_ignore_fire();
    input_guard_frames &= INPUT_GUARD_FRAMES; /* early presses must not start the guard again, or it might never end */
    for (;;) {
        if (!input_pending()) {
            is_early = 0;
        }
        wait_for_input();
        entry_event = input_wait();
        letter = text_lower((char)entry_event);
        if (entry_event == EVENT_ESC || letter == 'n') {
            return 0;
        }
        if (entry_event == EVENT_RETURN || letter == 'y') {
            return 1;
        }
        if (entry_event == EVENT_FIRE || (entry_event == EVENT_FIRE_LONG && !is_early)) {
            return fire;
        }
        if (EVENT_KIND(entry_event) == EVENT_UP) {
            fire ^= 1;
            screen_thinking(fire ? TEXT_YES : TEXT_NO);
        }
    }
}

#endif
