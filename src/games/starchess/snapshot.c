/* snapshot.c: saves and restores the board, for the computer player and for others;
 * asm/games/starchess/snapshot.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/plan.h"

static Galaxy saved;
static Galaxy snapshot[AHEAD];

void stars_save_board(uint8_t turn)
{
    snapshot[turn] = galaxy;
}

void stars_restore_board(uint8_t turn)
{
    galaxy = snapshot[turn];
}

void stars_save(void)
{
    saved = galaxy;
}

void stars_restore(void)
{
    galaxy = saved;
}
