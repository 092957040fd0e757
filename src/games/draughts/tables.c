/* tables.c: what is worked out when the game is first set up: random bytes. The twin,
 * asm/games/draughts/tables.s, has its look-up tables to work out as well: so they
 * need not be on the disk. */
#include "games/draughts/draughts.h"

void draughts_prepare(void)
{
    zobrist_fill(draughts_random, sizeof draughts_random);
}
