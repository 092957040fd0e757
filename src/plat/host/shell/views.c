/* views.c: helpers and hooks of views that are assembly on the Atari (asm/view, asm/shell/view_hooks.s). */
/* SPDX-License-Identifier: MIT */
#include "engine/record.h"
#include "shell/input/entry.h"
#include "shell/shell.h"
#include "view/view.h"

uint8_t view_drawn_piece(uint8_t piece)
{
    return view_hide_pieces || view_mark == MARK_LIFTED ? 0 : piece;
}

const char *view_text(uint8_t what)
{
    const char *(*text)(uint8_t) = game_view()->say;

    return text ? text(what) : 0;
}

uint8_t view_level(void)
{
    return shell_level;
}

const char *view_entered(void)
{
    return entry_text;
}

uint8_t view_can_undo(void)
{
    return shell_can_undo();
}

void view_leave_event(uint8_t event)
{
    shell_pending_event = event;
}
