/* bubbles.c: see bubbles.h. play.c calls it in the human's turn: when it begins, and after every event. */
/* SPDX-License-Identifier: MIT */
#include "plat/screen.h"
#include "shell/shell.h"
#include "shell/input/bubbles.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

/* The state, shell_bubble, is the number of hints shown. The first one comes when the turn begins, the second after the
 * first step of the cursor or the first move, the third when a piece was lifted. If the first event lifts a piece, the
 * second is left out. A refusal stays on the screen, and the hint comes later. */
uint8_t bubble_show(void)
{
    if (!shell_bubble) {
        screen_keys(TEXT_BUBBLE_MOVE);
    } else if (entry_text[0]) {
        screen_keys(TEXT_BUBBLE_DOWN);
        shell_bubble = BUBBLE_LAST - 1;
    } else if (EVENT_KIND(entry_event) == EVENT_UP || shell_can_undo()) {
        screen_keys(TEXT_BUBBLE_LIFT);
    } else {
        return 0;
    }
    ++shell_bubble;
    show_turn(); /* without the dots of loading */
    return 0;
}
