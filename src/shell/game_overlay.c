/* game_overlay.c: view_call_overlay, with which a view calls functions in overlays of its game (view/view.h). It is
 * linked into the games that have overlays, not into the kernel. */
/* SPDX-License-Identifier: MIT */
#include "engine/list.h"
#include "plat/machine.h"
#include "view/view.h"
#include "shell/screen/board.h"

uint8_t view_call_overlay(uint8_t overlay, uint8_t (*run)(void))
{
    const char *why = machine_load_game_overlay(overlay);
    uint8_t result = 0;

    if (why) {
        status_refuse(why);
        input_wait();
    } else {
        result = run();
    }
    list_clear();
    return result;
}
