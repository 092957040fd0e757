/* no_find_move.c: a stub for images that test the rules of Star Chess and have no space for its computer player; never
 * called. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/starchess.h"

uint8_t stars_find_move(void)
{
    return 0;
}
