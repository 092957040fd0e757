/* openings_choice.h: moves of the tree of openings, random numbers and questions. Static code: the overlays OPENINGS
 * and TRAINER are never in memory together, so each one has its own copy. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_OPENINGS_OPENINGS_CHOICE_H
#define SHELL_OPENINGS_OPENINGS_CHOICE_H

#include "engine/game.h"
#include "engine/list.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "shell/openings/openings_tree.h"
#include "shell/input/prompt.h"

#define NONE 255

/* Sets `move` to the move of the path at this depth. The moves of the position before it must be listed. */
static void choose(uint8_t at)
{
    list_choose(ordinal[at]);
}

/* ---- random numbers and questions ---- */

static uint8_t random_below(uint8_t below)
{
    uint8_t drawn = (uint8_t)machine_random();

    while (drawn >= below) { /* subtracts: it would be the only division in the kernel, and need cc65's routine */
        drawn -= below;
    }
    return drawn;
}

/* Asks for one of two texts. Returns 0 or 1, or NONE if the user cancels. */
static uint8_t choose_of_two(const char *const *two)
{
    uint8_t chosen = 0;

    for (;;) {
        switch (ask_choice(two[chosen])) {
        case EVENT_FIRE:
        case EVENT_RETURN:
            return chosen;
        case EVENT_ESC:
            return NONE;
        default:
            chosen ^= 1;
            break;
        }
    }
}

#endif
