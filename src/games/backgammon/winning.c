/* winning.c: keeps the winning chance that the panel shows (win_percent.c). The sums of the network are in memory only
 * while a move is looked for, so the chance after the play that was found is noted then. */
/* SPDX-License-Identifier: MIT */
#include "engine/record.h"
#include "games/backgammon/backgammon.h"

#define NOTE_LASTS 4 /* rolls and plays: until the move finder plays again */

static uint8_t noted_percent; /* of White */
static uint16_t noted_move;
static uint8_t noted_at;      /* its place in the record, low byte */
uint16_t backgammon_hint;
uint8_t backgammon_hint_at;

void backgammon_note(void)
{
    if (record_computer[side ^ 1]) {
        noted_percent = backgammon_win_percent();
        if (side) {
            noted_percent = 100 - noted_percent;
        }
        noted_move = move;
        noted_at = (uint8_t)record_count;
    } else { /* the panel keeps the chance after the computer's play */
        backgammon_hint = move;
        backgammon_hint_at = (uint8_t)record_count;
    }
}

uint8_t backgammon_noted(void)
{
    static uint8_t since;

    since = (uint8_t)record_count - noted_at;
    if ((outcome && outcome != OUTCOME_CHANCE) || (uint8_t)(since - 1) >= NOTE_LASTS) {
        return 0;
    }
    record_move(record_count - since);
    return move == noted_move ? noted_percent : 0;
}
