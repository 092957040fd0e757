/* prompt.h: the question of a line. Code of several parts of the shell, as in wait_key.h. */
#ifndef SHELL_INPUT_PROMPT_H
#define SHELL_INPUT_PROMPT_H

#include "shell/screen/board.h"
#include "shell/input/wait_key.h"

/* "< name >  FIRE or ESC", and what comes of it, in entry_event, too. */
static uint8_t ask_choice(const char *name)
{
    screen_keys("Stick: another");
    line_start();
    line_text("< ");
    line_text(name);
    line_text(" >  FIRE or ESC");
    show_line();
    wait_for_input();
    entry_event = input_wait_answer();
    sound_play(SOUND_STEP);
    return entry_event;
}

#endif
