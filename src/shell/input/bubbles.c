/* bubbles.c: see bubbles.h. play.c calls it in the human's turn: when it begins, and after every event. */
/* SPDX-License-Identifier: MIT */
#include "plat/screen.h"
#include "shell/shell.h"
#include "shell/input/bubbles.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

/* The state, shell_bubble, is the number of hints shown. The first one comes when the turn begins, the second after the
 * first event, the third when a piece was lifted. If the first event lifts a piece, the second is left out. A move
 * without a lifted piece ends them. */
uint8_t bubble_show(void)
{
    if (!shell_bubble) {
        screen_keys(TEXT_BUBBLE_MOVE);
    } else if (entry_text[0]) {
        screen_keys(TEXT_BUBBLE_DOWN);
        shell_bubble = BUBBLE_LAST - 1;
    } else if (shell_bubble == 1) {
        screen_keys(TEXT_BUBBLE_LIFT);
    }
    ++shell_bubble;
    show_turn(); /* without the dots of loading */
    return 0;
}
