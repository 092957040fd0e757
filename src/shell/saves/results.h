/* results.h: the results of games of one person against the computer (save_format.h). Static code, as save_index.h:
 * the overlays GAMESAVE, which counts results, and GUIDE, which shows them, have their own copies, and so has the host
 * command `trog saves`. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SAVES_RESULTS_H
#define SHELL_SAVES_RESULTS_H

#include "engine/level.h"
#include "shell/saves/save_format.h"
#include "shell/saves/save_sum.h"

/* Sets sum_low and sum_high to the key of a game, by the name of its files, at shell_level: 11 bits of the checksum
 * of the name, and the level. The keys of all games differ (tests/shell/results.c). */
static void results_key(const char *file)
{
    const char *letter = file;
    uint8_t i;

    start_sum();
    for (i = 0; i < SHELL_FILE; ++i) {
        add_to_sum((uint8_t)*letter);
        ++letter;
    }
    sum_high &= ~RESULT_LEVEL;
    sum_high |= RESULT_LEVEL_OF(shell_level);
}

/* 1: the record is that of the key in sum_low and sum_high. */
#define RESULT_IS_KEY(record) ((record)[0] == sum_low && (record)[1] == sum_high)

#endif
