/* prompt.h: a choice on the status line. Static code: every overlay that asks has its own copy, because overlays
 * replace each other. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_INPUT_PROMPT_H
#define SHELL_INPUT_PROMPT_H

#include "view/line.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "shell/input/wait_key.h"
#include "texts/shell.h"

/* Shows "< name >" and its keys, and waits. Returns the event, which is also in entry_event. */
static uint8_t ask_choice(const char *name)
{
    screen_keys(TEXT_PROMPT_KEYS);
    line_start();
    line_text("< ");
    line_text(name);
    line_text(TEXT_PROMPT_END);
    show_line();
    wait_for_input();
    entry_event = input_wait_answer();
    sound_play(SOUND_STEP);
    return entry_event;
}

#endif
