/* eval.c: the judgement, which make has kept up to date; asm/games/gomoku/eval.s is its twin. */
#include "games/gomoku/gomoku.h"

/* Who is on turn has as good as won with a four, and with a double unless a four must be stopped first. */
void game_eval(void)
{
    uint8_t fours = gomoku_fours[side ^ 1][ply];

    score = gomoku_value() + WORTH_MOVE;
    if (gomoku_fours[side][ply]) {
        score += WORTH_WON;
    } else if (fours > 1) {
        score -= WORTH_WON;
    } else if (!fours) {
        gomoku_find_pairs(side);
        if (gomoku_double(NO_CELL) != NO_CELL) {
            score += WORTH_WON;
        }
    }
}
