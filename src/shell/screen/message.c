/* message.c: view_message, with which a view reports what a side has done (view/view.h). It is linked into the overlays
 * of the games that use it, not into the kernel. */
/* SPDX-License-Identifier: MIT */
#include "view/view.h"
#include "shell/shell.h"
#include "shell/screen/board.h"

/* Waits for any event except the stick. FIRE, RETURN and SPACE only end the message; other events stay pending. */
static void wait_for_fire(void)
{
    do {
        shell_pending_event = input_wait();
    } while (EVENT_KIND(shell_pending_event) == EVENT_UP);
    if (shell_pending_event == EVENT_FIRE || shell_pending_event == EVENT_RETURN || shell_pending_event == ' ') {
        shell_pending_event = 0;
    }
}

void view_message(const char *what)
{
    if (!record_computer[side] || shell_computer_plays_all()) {
        return;
    }
    line_start();
    line_text(status_side_or_you(side ^ 1));
    line_text(what);
    show_line();
    wait_for_fire();
}
