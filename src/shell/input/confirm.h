/* confirm.h: a question with its answer. Code of several overlays of the shell, as in wait_key.h. */
#ifndef SHELL_INPUT_CONFIRM_H
#define SHELL_INPUT_CONFIRM_H

#include "shell/screen/board.h"
#include "shell/input/yes_no.h"

/* Asks the question, after what is on the line so far. 1: yes. */
static uint8_t ask_yes(const char *question)
{
    line_text(question);
    line_text("? FIRE yes  ESC no");
    show_line();
    screen_thinking("");
    return is_yes();
}

#endif
