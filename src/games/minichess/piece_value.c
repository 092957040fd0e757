/* piece_value.c: the piece-square value of a piece, and its code for the Zobrist key. Used by C only. */
/* SPDX-License-Identifier: MIT */
#include "games/minichess/minichess.h"

/* No static locals: the twin tests compare memory, and the assembly does not call these. */
#pragma static-locals (push, off)
uint8_t minichess_worth_of(uint8_t piece, uint8_t kind, uint8_t cell)
{
    uint8_t square = piece & BLACK ? minichess_turned[cell] : minichess_square[cell];

    return minichess_current_worth[kind * SQUARES + square];
}
#pragma static-locals (pop)

uint16_t minichess_code(uint8_t piece, uint8_t kind, uint8_t cell)
{
    return (piece & BLACK ? CODE_BLACK : 0) + kind * SQUARES + minichess_square[cell];
}
