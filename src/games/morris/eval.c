/* eval.c: evaluation: the value kept by make, plus a mill that `side` can close or, if it can close none and both sides
 * fly, plus or minus WORTH_FREE; asm/games/morris/eval.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/morris/weights.h"

uint8_t morris_can_answer(uint8_t point)
{
    uint8_t across = morris_line[point / ROW];
    uint8_t down = morris_line[morris_down[point]];
    uint8_t man = man_of(side);

    return across == man || across == 3 * man || across == 9 * man || down == man || down == 3 * man || down == 9 * man;
}

/* With both sides flying: 1 if `side`, which has no two, wins by the rule of ending.h. Men in mills are ignored. */
static uint8_t wins_flying(void)
{
    uint8_t point = POINTS; /* point that must be blocked */
    uint8_t line;
    uint8_t hole;

    for (line = 0; line < LINES; ++line) {
        hole = morris_hole[side ^ 1][morris_line[line]];
        if (hole) {
            if (point != POINTS) {
                return 0;
            }
            point = morris_on_line[ROW * line + hole - 1];
        }
    }
    return point == POINTS || morris_can_answer(point);
}

int16_t morris_threat(uint8_t against)
{
    return morris_men[against] + morris_hand[against] == MEN_LEAST ? WORTH_WON : morris_threats[morris_phase[ply]];
}

void game_eval(void)
{
    score = side ? -morris_value() : morris_value();
    if (morris_can_close()) {
        score += morris_threat(side ^ 1);
    } else if (morris_phase[ply] == FLYING) {
        score += wins_flying() ? WORTH_FREE : -WORTH_FREE;
    }
}
