/* info.c: data of Race! for engine and shell, and its rules as help text. */
#include "engine/budget.h"
#include "engine/chance.h"
#include "games/race/race.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Four men a side race along 18 squares. Who has all four home first wins.\n"
    "A six brings a man from the start to square 1, nothing else does. On the road a man goes as far as the die"
    " says. A six throws again, used or not.\n"
    "Who lands on a single man of the other side sends him back to the start. Two or more men on a square are a"
    " block: nobody else lands there or passes.\n"
    "18 is home and must be hit exactly. Who cannot move passes.\n"
    "A move is the square a man leaves; 0 is the start.\n";
#pragma rodata-name (pop)

static uint16_t extra_cost(void)
{
    return COST_ROLL * (uint8_t)(POLL_NODES_EXACT - poll_moves_made);
}

static const GameInfo info = {
    "race", "RACE!", 2, { "White", "Red" }, 0, help, NOISY_NONE, CERTAIN / 50, NODES_PER_TIME(RACE_CYCLES_LEAST), 3,
    0, 0, 0, race_find_move, 0, 0, 0, 0, 0, 0, chance_step, race_gen_rolls, CERTAIN, 0, 0, 0, extra_cost
};

const GameInfo *game_info(void)
{
    return &info;
}
