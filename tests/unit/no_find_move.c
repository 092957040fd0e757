/* no_find_move.c: for images that try the rules of Star Chess and have no room for its computer player: never asked. */
#include "games/starchess/starchess.h"

uint8_t stars_brain(void)
{
    return 0;
}
