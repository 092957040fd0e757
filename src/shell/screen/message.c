/* message.c: of view/view.h: what a person is told at the computer's turn. In the library of the overlays, not in the
 * kernel. */
#include "view/view.h"
#include "shell/shell.h"
#include "shell/screen/board.h"

/* A nudge of the stick is no answer. */
static void wait_for_fire(void)
{
    do {
        shell_held = hands_get();
    } while (HAND_KIND(shell_held) == HAND_UP);
    if (shell_held == HAND_FIRE || shell_held == HAND_RETURN || shell_held == ' ') {
        shell_held = 0;
    }
}

void view_tell(const char *what)
{
    if (!record_computer[side] || shell_alone()) {
        return;
    }
    line_start();
    line_text(show_who(side ^ 1));
    line_text(what);
    show_line();
    wait_for_fire();
}
