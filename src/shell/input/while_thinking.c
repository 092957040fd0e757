/* while_thinking.c: what input does while the computer thinks. The search calls hook_should_stop again and again;
 * play.c calls the other functions before and after the search.
 *
 * The queue keeps typed characters and waiting commands for the human's turn. shell_queued_events counts them.
 *
 * The Atari uses the twin asm/shell/input/while_thinking.s: it is shorter, and this code is always in memory. */
/* SPDX-License-Identifier: MIT */
#include "engine/hooks.h"
#include "view/view.h"
#include "shell/input/while_thinking.h"
#include "shell/ponder.h"
#include "shell/thinking.h"
#include "shell/input/command.h"
#include "shell/shell.h"

#define QUEUE_MOST 31 /* enough for several typed moves */
#define FIRST_CONTROL EVENT_CTRL(0)
static uint8_t queue_taken; /* number of queued events that while_thinking_next has returned */
static uint8_t typing;      /* not 0: the queue ends with text that RETURN would finish */
#pragma bss-name (push, "LOW") /* not cleared at the start */
static uint8_t queue[1 + QUEUE_MOST]; /* the first event is queue[1] */
#pragma bss-name (pop)

uint8_t while_thinking_next(void)
{
    uint8_t event;

    if (queue_taken < shell_queued_events) {
        ++queue_taken;
        return queue[queue_taken];
    }
    shell_queued_events = 0;
    event = shell_pending_event; /* came after the queued events, for example while dice rolled */
    shell_pending_event = 0;
    return event;
}

uint8_t while_thinking_ignores(void)
{
    uint8_t event = shell_pending_event;

    if (!shell_queued_events) {
        queue_taken = 0;
        typing = 0;
    }
    if (event == EVENT_FIRE || (event == EVENT_RETURN && !typing)
        || (event == ' ' && (!typing || !view_text(VIEW_TEXT_SPACES)))) {
        shell_pending_event = 0;
        return 0;
    }
    if (!command_waits()) {
        return 0;
    }
    shell_pending_event = 0;
    if ((thinking_stopped || EVENT_KIND(event) != EVENT_UP) && shell_queued_events < QUEUE_MOST) {
        ++shell_queued_events;
        queue[shell_queued_events] = event;
        if (event < FIRST_CONTROL) { /* otherwise it is a command, which does not end typed text */
            typing = event ^ EVENT_RETURN;
        }
    }
    return 1;
}

uint8_t hook_should_stop(void)
{
    thinking_clock();
    if (ponder_state == PONDER_RUNS) {
        return ponder_step(PONDER_PAUSE);
    }
    /* shell_pending_event may be left from before the player asked for a hint. */
    while (!thinking_stopped && (shell_pending_event || (shell_pending_event = input_next()) != 0)) {
        thinking_stopped = while_thinking_ignores() ^ 1;
    }
    return thinking_stopped;
}

void while_thinking_end(void)
{
    uint8_t is_hurried = thinking_stopped;

    /* Keep arrows from now on if a human moves next. */
    thinking_stopped = record_computer[side] ^ 1;
    while (!shell_pending_event && (shell_pending_event = input_next()) != 0) {
        if (!while_thinking_ignores()) {
            is_hurried = 1;
        }
    }
    if (thinking_stopped) {
        input_guard(is_hurried);
    }
}
