/* read_later.c: view_read_later, with which a move finder waits for the later part of its game (view/hooks.h). It is
 * linked into the games that call it, not into the kernel. */
/* SPDX-License-Identifier: MIT */
#include "plat/machine.h"
#include "view/view.h"
#include "shell/screen/board.h"

void view_read_later(void)
{
    while (!machine_later_is_read) {
        machine_game_ahead(); /* DISK_AHEAD is not set: it reads all that is missing */
        if (!machine_later_is_read) {
            status_refuse(machine_error_text());
            input_wait();
        }
    }
}
