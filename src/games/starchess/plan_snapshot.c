/* plan_snapshot.c: saves and restores the board while turns are tried; asm/games/starchess/plan_snapshot.s is its
 * twin. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/plan.h"

static Galaxy snapshot[AHEAD];

void stars_save_board(uint8_t turn)
{
    snapshot[turn] = galaxy;
}

void stars_restore_board(uint8_t turn)
{
    galaxy = snapshot[turn];
}
