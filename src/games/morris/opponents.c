/* opponents.c: other evaluations of nine men's morris, for matches. Host only. */
/* SPDX-License-Identifier: MIT */
#include "games/morris/weights.h"
#include "host/opponent.h"

static void material(void)
{
    int16_t ahead = (int16_t)(morris_men[0] + morris_hand[0] - morris_men[1] - morris_hand[1]);

    score = (int16_t)(MAN * (side ? -ahead : ahead));
}

const Opponent game_opponents[] = {
    { "material", material, 0 }, { 0, 0, 0 }
};
