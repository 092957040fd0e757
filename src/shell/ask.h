/* ask.h: the question of a line. Code of several parts of the shell, as in wait.h. */
#ifndef SHELL_ASK_H
#define SHELL_ASK_H

#include "shell/show.h"
#include "shell/wait.h"

/* "< name >  FIRE or ESC", and what comes of it, in show_event, too. */
static uint8_t ask_choice(const char *name)
{
    screen_keys("Stick: another");
    line_start();
    line_text("< ");
    line_text(name);
    line_text(" >  FIRE or ESC");
    show_line();
    wait_for_hands();
    show_event = hands_answer();
    sound_play(SOUND_STEP);
    return show_event;
}

#endif
