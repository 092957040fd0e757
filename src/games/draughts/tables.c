/* tables.c: fills the random bytes when the game is first set up. Its twin asm/games/draughts/tables.s also computes
 * look-up tables, so that they need no space on the disk. */
/* SPDX-License-Identifier: MIT */
#include "games/draughts/draughts.h"

void draughts_prepare(void)
{
    zobrist_fill(draughts_random, sizeof draughts_random);
}
