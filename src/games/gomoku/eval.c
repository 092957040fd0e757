/* eval.c: what a position of go-moku is worth. */
#include "games/gomoku/gomoku.h"

#define WORTH_WON 4000  /* a four, and it is his turn; or two of the other's */
#define WORTH_MOVE 12   /* who is on turn */

void game_eval(void)
{
    score = (side ? -gomoku_worth : gomoku_worth) + WORTH_MOVE;
    if (gomoku_fours[side]) {
        score += WORTH_WON;
    } else if (gomoku_fours[side ^ 1] > 1) {
        score -= WORTH_WON;
    }
}

void game_frontier(void)
{
    frontier_by_making();
}
