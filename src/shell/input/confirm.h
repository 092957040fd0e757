/* confirm.h: a yes-or-no question on the status line. Static code: every overlay that asks has its own copy, because
 * overlays replace each other. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_INPUT_CONFIRM_H
#define SHELL_INPUT_CONFIRM_H

#include "view/line.h"
#include "shell/screen/board.h"
#include "shell/input/yes_no.h"
#include "texts/shell.h"

/* Appends the question to the line, shows it and waits for the answer. Returns 1 for yes. */
static uint8_t ask_yes(const char *question)
{
    line_text(question);
    line_text(TEXT_ASK_KEYS);
    show_line();
    screen_thinking("");
    return is_yes();
}

#endif
