/* eval.c: what a position of draughts is worth; asm/games/draughts/eval.s is its twin. */
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

/* Black's men less white's. */
static int16_t patterns(void)
{
    uint8_t black = 0;
    uint8_t white = 0;
    uint8_t k;
    uint8_t men;

    for (k = 0; k < SET_BYTES; ++k) {
        men = (uint8_t)~draughts_board[KINGS + k];
        black += draughts_pattern[k][draughts_board[BLACK + k] & men];
        white += draughts_pattern[SET_BYTES - 1 - k][reverse(draughts_board[WHITE + k] & men)];
    }
    return (int16_t)black - (int16_t)white;
}

void game_eval(void)
{
    int16_t sum = (int16_t)(draughts_material[0] | draughts_material[1] << 8);
    int16_t near;
    uint8_t pieces = draughts_count[0] + draughts_count[1];

    if (sum) {
        sum = sum > 0 ? sum + draughts_trade[pieces] : sum - draughts_trade[pieces];
        if (pieces <= ENDING_PIECES && draughts_count[0] != draughts_count[1]) {
            near = ENDING_WORTH;
            near -= draughts_ending();
            sum = draughts_count[0] > draughts_count[1] ? sum + near : sum - near;
        }
    }
    sum += patterns();
    score = side ? -sum : sum;
}
