/* recount.c: computes from the board alone what make keeps up to date for the evaluation. */
/* SPDX-License-Identifier: MIT */
#include "games/warptrog/warptrog.h"

/* No static locals: the twin tests compare memory, and the assembly has no such variables. */
#pragma static-locals (push, off)
void warptrog_find_material(void)
{
    uint8_t first = warptrog_mix[0] ^ MIX_TROG; /* number of Valgs if there is one Trog, else MIX_TROG or more */
    uint8_t second = warptrog_mix[1] ^ MIX_TROG;
    int16_t opposition = 0;

    warptrog_material = warptrog_mix_worth[warptrog_mix[0]];
    warptrog_material -= warptrog_mix_worth[warptrog_mix[1]];
    if ((first | second) < MIX_TROG) {
        opposition = warptrog_opposition[warptrog_warpers + first + second];
        if (!warptrog_parity) {
            opposition = -opposition;
        }
    }
    warptrog_material += opposition;
}
#pragma static-locals (pop)

void warptrog_recount(void)
{
    uint8_t i;
    uint8_t cell;
    uint8_t piece;
    uint8_t square;
    uint8_t rank;
    int16_t value = 0;

    warptrog_parity = side;
    warptrog_mix[0] = 0;
    warptrog_mix[1] = 0;
    for (i = 0; i < NUMBERS; ++i) {
        cell = warptrog_at[i];
        if (!cell) {
            continue;
        }
        piece = warptrog_board[cell];
        square = (uint8_t)(cell - FIRST_CELL);
        rank = square / ROW;
        if (piece & TROG) {
            warptrog_parity ^= rank ^ (square - rank * ROW);
            warptrog_mix[i >> 3] += MIX_TROG;
            square += KIND;
        } else {
            warptrog_parity ^= rank;
            ++warptrog_mix[i >> 3];
        }
        if (piece & TOP) {
            value -= warptrog_worth[square + 2 * KIND];
        } else {
            value += warptrog_worth[square];
        }
    }
    warptrog_parity &= 1;
    warptrog_find_material();
    value += warptrog_material;
    warptrog_value_lo[ply] = (uint8_t)value;
    warptrog_value_hi[ply] = (uint8_t)((uint16_t)value >> 8);
}
