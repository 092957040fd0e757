/* eval.c: the evaluation: material, patterns of men, a trade bonus, and endings. asm/games/draughts/eval.s is its
 * twin, the assembly that replaces this file on the Atari. */
/* SPDX-License-Identifier: MIT */
#include "games/draughts/draughts.h"

static uint8_t reverse(uint8_t byte)
{
    uint8_t result = 0;
    uint8_t i;

    for (i = 0; i < 8; ++i) {
        result = (uint8_t)(result << 1 | (byte & 1));
        byte >>= 1;
    }
    return result;
}

/* Returns the value of the patterns of black men minus that of white men. */
static int16_t patterns(void)
{
    uint8_t black = 0;
    uint8_t white = 0;
    uint8_t k;
    uint8_t men;

    for (k = 0; k < SET_BYTES; ++k) {
        men = (uint8_t)~draughts_board[KINGS + k];
        black += draughts_pattern[k << 8 | (draughts_board[BLACK + k] & men)];
        white += draughts_pattern[(SET_BYTES - 1 - k) << 8 | reverse(draughts_board[WHITE + k] & men)];
    }
    return (int16_t)black - (int16_t)white;
}

/* Returns `sum` with a bonus for the side that has more pieces: ENDING_WORTH minus its distance from a win
 * (eval_ending.c). Material and bonus together are rounded down, seen from that side; patterns of men are not. */
static int16_t with_ending(int16_t sum, int16_t material)
{
    int16_t gain = ENDING_WORTH;

    gain -= draughts_ending();
    if (draughts_count[0] > draughts_count[1]) {
        gain = (gain + material) & -ENDING_GRAIN;
        return sum - material + gain;
    }
    gain = (gain - material) & -ENDING_GRAIN;
    return sum - material - gain;
}

void game_eval(void)
{
    int16_t material = (int16_t)(draughts_material[0] | draughts_material[1] << 8);
    int16_t sum = material + patterns();
    uint8_t pieces = draughts_count[0] + draughts_count[1];

    if (material) {
        sum = material > 0 ? sum + draughts_trade[pieces] : sum - draughts_trade[pieces];
        if (pieces <= ENDING_PIECES && draughts_count[0] != draughts_count[1]) {
            sum = with_ending(sum, material);
        }
    }
    score = side ? -sum : sum;
}
