/* overlay.c: see overlay.h. The kernel calls it for every command in an overlay, and overlays for the next page. */
/* SPDX-License-Identifier: MIT */
#include "engine/list.h"
#include "engine/record.h"
#include "shell/ponder.h"
#include "shell/overlay.h"
#include "shell/screen/board.h"

uint8_t overlay_open(uint8_t overlay)
{
    const char *why;

    ponder_drop(); /* overlays are loaded over the arrays of the search */
    why = overlay_load(overlay);
    return why ? status_refuse(why) : 1;
}

uint8_t overlay_call(uint8_t overlay, uint8_t (*run)(void))
{
    uint8_t result = 0;

    if (overlay == IN_KERNEL || overlay_open(overlay)) {
        result = run();
        list_clear();
    }
    return result;
}

uint8_t overlay_go(uint8_t overlay, uint8_t (*run)(void))
{
    if (!overlay_open(overlay)) {
        input_wait();
        record_restore();
        return board_redraw();
    }
    return run();
}
