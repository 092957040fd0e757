/* unroll.c: nothing to prepare in C, where the eight directions are a loop. Its twin asm/games/reversi/unroll.s writes
 * unrolled code for each direction. */
/* SPDX-License-Identifier: MIT */
#include "games/reversi/reversi.h"

void reversi_prepare(void)
{
}
