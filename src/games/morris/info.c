/* info.c: data of nine men's morris for engine and shell, and its rules as help text. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "games/morris/ending.h"
#include "games/morris/weights.h"
#include "texts/morris.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
#include "texts/morris_rules.inc"
    ;
#pragma rodata-name (pop)

/* GameInfo.extra_cost. A move made or a cut-off costs eight nodes; after the placing phase a move costs two more. A
 * slow leaf costs four (poll_slow). A leaf is slow if it is made: it closes a mill, places the last man, or both sides
 * fly. A change of phase counts like a slow leaf, because all lines are summed up again. */
static uint16_t extra_cost(void)
{
    uint16_t sum;

    if (!poll_moves_made) {
        return COST_EXACT;
    }
    sum = (((poll_moves_made + poll_cuts) << 1) + poll_slow) << 2;
    if (morris_phase[ply] != PLACING) {
        sum += (uint8_t)(poll_moves_made << 1);
    }
    return sum;
}

static const GameInfo info = {
    "morris", TEXT_TITLE, 2, { TEXT_FIRST_SIDE, TEXT_SECOND_SIDE }, 0, help, NOISY_NONE, MAN,
    NODES_PER_TIME(MORRIS_CYCLES_LEAST), 6, 0, 0, 0, morris_ending, 0, 0, 0, 0, 0, 3,
    0, 0, 0, 0, 0, 0, extra_cost
};

const GameInfo *game_info(void)
{
    return &info;
}
