/* no_find_move.c: stubs for images that test the rules of a game and have no space for its move finder; never called.
 */
/* SPDX-License-Identifier: MIT */
#include <stdint.h>

uint8_t stars_find_move(void);
uint8_t stars_find_move(void)
{
    return 0;
}

uint8_t backgammon_find_move(void);
uint8_t backgammon_find_move(void)
{
    return 0;
}
