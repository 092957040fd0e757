/* entry.c: the last event and the text of the move so far; see entry.h. The Atari uses the twin
 * asm/shell/input/entry.s, which is shorter. */
/* SPDX-License-Identifier: MIT */
#include "plat/screen.h"
#include "shell/input/entry.h"

#pragma bss-name ("BOTTOM") /* variables that need not be cleared at the start */

#pragma bss-name (push, "BSS")
char promotion_characters[PROMOTION_MOST + 1];
#pragma bss-name (pop)
char entry_text[TYPED_ROOM];
uint8_t entry_event;

/* Returns the neighbour of choice `at` among `count` choices, wrapping around. Up and left go back, any other event
 * goes forward. */
uint8_t show_next(uint8_t at, uint8_t count)
{
    if (entry_event == EVENT_UP || entry_event == EVENT_LEFT) {
        if (at == 0) {
            at = count;
        }
        return --at;
    }
    if (++at == count) {
        at = 0;
    }
    return at;
}
