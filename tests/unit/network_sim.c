/* network_sim.c: for the contract test of backgammon on the 6502, which has no space for the network: the difference in
 * pips as the evaluation. The twin test compares the network. */
/* SPDX-License-Identifier: MIT */
#include "games/backgammon/backgammon.h"

void game_eval(void)
{
    uint8_t place;

    score = 0;
    for (place = 1; place <= BAR; ++place) {
        score += (int16_t)((backgammon_at[PLACE(side ^ 1, place)] - backgammon_at[PLACE(side, place)]) * place);
    }
}

/* plays.s evaluates plays only for the move finder. */
void backgammon_weigh(void);
void backgammon_weigh(void)
{
}
