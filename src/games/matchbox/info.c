/* info.c: the GameInfo of the matchboxes, made from game.txt; and code for it: the names of its levels. */
/* SPDX-License-Identifier: MIT */
#include "games/matchbox/matchbox.h"
#include "texts/matchbox.h"

const char *matchbox_level_name(uint8_t level)
{
    if (rules && level > LEVEL_WINS) {
        return TEXT_LEVEL_SAFE;
    }
    return level == 1 ? TEXT_LEVEL_ANY : level == 2 ? TEXT_LEVEL_WINS : TEXT_LEVEL_TRAPS;
}

#include "info/matchbox.inc"
