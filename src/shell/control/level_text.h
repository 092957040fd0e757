/* level_text.h: a level in words, and the next level. Static code: overlays are never in memory together, so each one
 * has its own copy. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_CONTROL_LEVEL_TEXT_H
#define SHELL_CONTROL_LEVEL_TEXT_H

#include "engine/game.h"
#include "engine/level.h"
#include "view/view.h"
#include "shell/shell.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

/* Writes "Level 4: about 3 seconds", "Level 4: always mates", "Depth: 2 plies" or "Random moves". */
static void write_level(void)
{
    const char *kind;
    uint16_t tenths;
    uint8_t number = shell_level;

    kind = view_text(VIEW_TEXT_LEVEL);
    if (shell_level >= LEVEL_RANDOM) {
        if (!kind) {
            kind = number == LEVEL_RANDOM ? TEXT_LEVEL_RANDOM : TEXT_LEVEL_BEGINNER;
        }
        line_text(kind);
        return;
    }
    if (number > LEVEL_MOST) {
        number -= LEVEL_MOST;
        line_text(TEXT_LEVEL_DEPTH);
        line_number(number);
        line_text(number == 1 ? TEXT_LEVEL_PLY : TEXT_LEVEL_PLIES);
        return;
    }
    line_text(TEXT_LEVEL);
    line_number(number);
    line_text(": ");
    if (kind) {
        line_text(kind);
        return;
    }
    line_text(TEXT_LEVEL_ABOUT);
    number = 0;
    for (tenths = level_tenths(shell_level); tenths >= 10; tenths -= 10) {
        ++number;
    }
    line_number(number);
    if ((uint8_t)tenths) {
        line_char('.');
        line_number((uint8_t)tenths);
    }
    line_text(TEXT_LEVEL_SECONDS);
}

/* The levels in the order of next_level: 8 by time, 7 fixed depths, then the other opponents of the game
 * (GameInfo.other_levels). BEYOND is the difference between such a level and its place in this order, from 0. */
#define BEYOND (LEVEL_RANDOM - SHELL_LEVELS)

/* Sets shell_level to the next level, or to the previous one if entry_event is up or left. */
static void next_level(void)
{
    uint8_t at = shell_level;

    if (shell_level >= LEVEL_RANDOM) {
        at -= BEYOND;
    } else {
        --at;
    }
    at = show_next(at, (uint8_t)(game_info()->other_levels + SHELL_LEVELS));
    shell_level = at + 1;
    if (at >= SHELL_LEVELS) {
        shell_level = at + BEYOND;
    }
}

#endif
