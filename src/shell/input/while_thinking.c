/* while_thinking.c: see while_thinking.h. */
#include "engine/hooks.h"
#include "view/view.h"
#include "shell/input/while_thinking.h"
#include "shell/thinking.h"
#include "shell/input/command.h"
#include "shell/shell.h"

#define KEPT_MOST 31 /* some moves, or three orders */
#define FIRST_CONTROL EVENT_CTRL(0)
static uint8_t kept_out;
static uint8_t typing; /* not 0: something was kept that RETURN would end */
#pragma bss-name (push, "LOW") /* it need not be 0 at the start */
static uint8_t kept[1 + KEPT_MOST]; /* from 1 on */
#pragma bss-name (pop)

uint8_t while_thinking_next(void)
{
    uint8_t event;

    if (kept_out < shell_queued_events) {
        ++kept_out;
        return kept[kept_out];
    }
    shell_queued_events = 0;
    event = shell_pending_event; /* it came later: while dice rolled, say */
    shell_pending_event = 0;
    return event;
}

uint8_t while_thinking_ignores(void)
{
    uint8_t event = shell_pending_event;

    if (!shell_queued_events) {
        kept_out = 0;
        typing = 0;
    }
    if (event == EVENT_FIRE || (event == EVENT_RETURN && !typing)
        || (event == ' ' && (!typing || !view_text(SAY_BLANKS)))) {
        shell_pending_event = 0;
        return 0;
    }
    if (!command_waits()) {
        return 0;
    }
    shell_pending_event = 0;
    if ((thinking_stopped || EVENT_KIND(event) != EVENT_UP) && shell_queued_events < KEPT_MOST) {
        ++shell_queued_events;
        kept[shell_queued_events] = event;
        if (event < FIRST_CONTROL) { /* else it is a command, and what was typed is as it was */
            typing = event ^ EVENT_RETURN;
        }
    }
    return 1;
}

uint8_t hook_should_stop(void)
{
    thinking_clock();
    /* what is held came before a hint was looked for */
    while (!thinking_stopped && (shell_pending_event || (shell_pending_event = input_next()) != 0)) {
        thinking_stopped = while_thinking_ignores() ^ 1;
    }
    return thinking_stopped;
}

void while_thinking_end(void)
{
    uint8_t is_hurried = thinking_stopped;

    thinking_stopped = record_computer[side] ^ 1; /* the stick has something to move, or not yet */
    while (!shell_pending_event && (shell_pending_event = input_next()) != 0) {
        if (!while_thinking_ignores()) {
            is_hurried = 1;
        }
    }
    if (thinking_stopped) {
        input_guard(is_hurried);
    }
}
