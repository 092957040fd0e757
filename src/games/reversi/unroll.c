/* unroll.c: in C the directions of the board are a loop, and there is nothing to prepare;
 * asm/games/reversi/unroll.s, its twin, writes code for each. */
#include "games/reversi/reversi.h"

void reversi_prepare(void)
{
}
