/* recount.c: what make keeps up for the evaluation, from the board alone. */
#include "games/warptrog/warptrog.h"

/* No static locals: the assembly, which has its own, must leave the same bytes. */
#pragma static-locals (push, off)
void warptrog_weigh(void)
{
    uint8_t first = warptrog_mix[0] ^ MIX_TROG; /* Valgs alone, if one Trog */
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
    uint8_t man;
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
        man = warptrog_board[cell];
        square = (uint8_t)(cell - FIRST_CELL);
        rank = square / ROW;
        if (man & TROG) {
            warptrog_parity ^= rank ^ (square - rank * ROW);
            warptrog_mix[i >> 3] += MIX_TROG;
            square += KIND;
        } else {
            warptrog_parity ^= rank;
            ++warptrog_mix[i >> 3];
        }
        if (man & TOP) {
            value -= warptrog_worth[square + 2 * KIND];
        } else {
            value += warptrog_worth[square];
        }
    }
    warptrog_parity &= 1;
    warptrog_weigh();
    value += warptrog_material;
    warptrog_value_lo[ply] = (uint8_t)value;
    warptrog_value_hi[ply] = (uint8_t)((uint16_t)value >> 8);
}
