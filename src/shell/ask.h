/* ask.h: the question of a line. Code of two parts of the shell, which are never in memory together: so each has its
 * own copy. */
#ifndef SHELL_ASK_H
#define SHELL_ASK_H

#include "shell/show.h"

/* "< name >  FIRE or ESC", and what comes of it, in show_event, too. */
static uint8_t ask_choice(const char *name)
{
    line_start();
    line_text("< ");
    line_text(name);
    line_text(" >  FIRE or ESC");
    show_line();
    show_event = hands_answer();
    sound_play(SOUND_STEP);
    return show_event;
}

#endif
