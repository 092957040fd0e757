/* piece_value.c: what a man is worth where he stands, and his code for the hash. */
#include "games/minichess/minichess.h"

/* No static locals: the assembly, which does not come here, must leave the same bytes. */
#pragma static-locals (push, off)
uint8_t minichess_worth_of(uint8_t man, uint8_t kind, uint8_t cell)
{
    uint8_t square = man & BLACK ? minichess_turned[cell] : minichess_square[cell];

    return minichess_now[kind * SQUARES + square];
}
#pragma static-locals (pop)

uint16_t minichess_code(uint8_t man, uint8_t kind, uint8_t cell)
{
    return (man & BLACK ? CODE_BLACK : 0) + kind * SQUARES + minichess_square[cell];
}
