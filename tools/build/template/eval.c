/* eval.c: the evaluation of a position for the side to move. Every piece that can hop is worth ten points. */
/* SPDX-License-Identifier: MIT */
#include "games/template/template.h"

#define HOP 10

void game_eval(void)
{
    uint8_t from;
    int8_t hops = 0;

    for (from = FIRST; from < SQUARES; ++from) {
        switch (template_square[from]) {
        case TOAD:
            hops += template_target(from) != 0;
            break;
        case FROG:
            hops -= template_target(from) != 0;
            break;
        }
    }
    score = (side ? -hops : hops) * HOP;
}
