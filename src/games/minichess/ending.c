/* ending.c: kings at the end of a game. */
#include <string.h>

#include "games/minichess/minichess.h"

/* A king who is alone is driven from the middle, and the other one comes there to do it. */
static const uint8_t alone[SQUARES] = {
    0, 8, 12, 8, 0,
    10, 22, 28, 22, 10,
    16, 30, 38, 30, 16,
    16, 30, 38, 30, 16,
    10, 22, 28, 22, 10,
    0, 8, 12, 8, 0,
};

void minichess_set_worths(uint8_t white, uint8_t black)
{
    memcpy(minichess_now, minichess_worth, sizeof minichess_now);
    if (white == 1 || black == 1) {
        memcpy(minichess_now + KING * SQUARES, alone, SQUARES);
    }
}
