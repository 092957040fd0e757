/* info.c: the GameInfo of draughts: its name, its rules as text, and the extra cost of nodes. */
#include "engine/budget.h"
#include "games/draughts/draughts.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Men step one square slanting ahead. A man jumps an enemy next to him when"
    " the square behind is empty, and takes him. He must jump when he can, any way he"
    " likes, and go on while he can.\n"
    "A man that reaches the far row is crowned; that ends his move. Kings go backwards too.\n"
    "Who cannot move has lost. A position for the third time, or forty moves of each side"
    " without a jump or a man's step, are a draw.\n"
    "Squares are numbered 1 to 32. Moves: 11-15, 22x15x8.\n"
    "CTRL+O begins with a ballot of three moves.\n";
#pragma rodata-name (pop)

/* GameInfo.extra_cost. A man's step at the frontier is a cheap leaf; other leaves are really made (frontier_quiet.c,
 * frontier.c). Kings move four ways, and the evaluation looks up their squares. */
static uint16_t extra_cost(void)
{
    return COST_MADE * poll_moves_made + COST_SLOW * poll_slow + (draughts_crowned ? COST_KINGS : 0);
}

/* Of the optional members of GameInfo only extra_cost is used. */
static const GameInfo info = {
    "draughts", "DRAUGHTS", 2, { "Red", "White" }, 0, help, NOISY_MUST_OWN, WORTH_MAN,
    NODES_PER_TIME(DRAUGHTS_CYCLES_LEAST), 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, extra_cost
};

const GameInfo *game_info(void)
{
    return &info;
}
