/* levels.h: a level in words, and the next one. Code of two parts of the shell, which are never in memory together: so
 * each has its own copy. */
#ifndef SHELL_LEVELS_H
#define SHELL_LEVELS_H

#include "engine/level.h"
#include "shell/shell.h"
#include "shell/show.h"

/* "Level 4: about 3 seconds", or "Looks 2 plies ahead". */
static void write_level(void)
{
    uint16_t tenths;
    uint8_t number = shell_level;

    if (number > LEVEL_MOST) {
        line_text("Looks ");
        number -= LEVEL_MOST;
        line_number(number);
        line_text(number == 1 ? " ply ahead" : " plies ahead");
        return;
    }
    line_text("Level ");
    line_number(number);
    line_text(": about ");
    number = 0;
    for (tenths = level_tenths(shell_level); tenths >= 10; tenths -= 10) {
        ++number;
    }
    line_number(number);
    if (tenths) {
        line_sign('.');
        line_number(tenths);
    }
    line_text(" seconds");
}

static void next_level(void)
{
    shell_level = (uint8_t)(1 + show_next((uint8_t)(shell_level - 1), SHELL_LEVELS));
}

#endif
