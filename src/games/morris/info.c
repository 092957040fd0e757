/* info.c: data of nine men's morris for engine and shell, and its rules as help text. */
#include "engine/budget.h"
#include "games/morris/ending.h"
#include "games/morris/weights.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Each side places nine men in turn, then moves a man along a line to the next point.\n"
    "Three men of yours in a line are a mill: take one man of the other side off the board. One"
    " who is in a mill only if all are.\n"
    "A side with three men left flies: to any empty point.\n"
    "With two men, or shut in, a side has lost. Three times the same position, or 50 moves each"
    " without a removal, is a draw.\n"
    "A move is a point, d2; or two, a1a4; a mill adds the man who goes: d2xg7.\n";
#pragma rodata-name (pop)

/* Leaves are cheap if lines alone give the gain of a move. Leaves that close a mill, place the last man, or have both
 * sides flying are made. After a change of phase all lines are summed up again. poll_slow counts both. A move or a
 * cut-off costs eight nodes, a slow leaf four, a move two more after placing. */
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
    "morris", "MORRIS", 2, { "White", "Black" }, 0, help, NOISY_NONE, MAN,
    NODES_PER_TIME(MORRIS_CYCLES_LEAST), 6, 0, 0, 0, morris_ending, 0, 0, 0, 0, 0, 3,
    0, 0, 0, 0, 0, 0, extra_cost
};

const GameInfo *game_info(void)
{
    return &info;
}
