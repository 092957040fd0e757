/* luck.c: how lucky each side was in a game, and what its choices cost, by the network without look ahead.
 *
 * Before a roll a position has one value. The roll changes it to that of the best play: that is luck. The play that is
 * made may be worth less: that is what the choice costs. So luck and moves of White, minus those of Black, are what
 * White has won. They are computed from the record, so undo and saves need no extra state. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/list.h"
#include "engine/record.h"
#include "games/backgammon/backgammon.h"

#pragma code-name ("SEARCH")

int16_t backgammon_changes[4];

static int16_t value; /* for the side to move */

/* Adds what `score` is more than `value`, which becomes the same. */
static void change(uint8_t kind)
{
    value = (int16_t)(score - value) >> 2;
    backgammon_changes[kind | side] += value;
    value = score;
}

uint8_t backgammon_count(uint8_t (*wait)(uint8_t frames))
{
    static uint16_t n;
    static uint8_t counts;

    memset(backgammon_changes, 0, sizeof backgammon_changes);
    backgammon_begin();
    game_read_position(record_begin);
    score = 0;
    if (!backgammon_is_start()) {
        game_eval();
    }
    value = score;
    counts = 1;
    for (n = 0; n != record_count; ++n) {
        if (wait(0)) {
            counts = 0;
        }
        record_move(n);
        if (IS_ROLL(move) || !counts) {
            list_play();
        } else {
            backgammon_best_reply();
            change(BACKGAMMON_LUCK);
            list_play();
            side ^= 1;
            backgammon_score_after();
            change(BACKGAMMON_MOVES);
            side ^= 1;
            value = -value;
        }
        ply = 0; /* nothing is taken back */
    }
    return counts;
}
