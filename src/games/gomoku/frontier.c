/* frontier.c: nodes with one ply to go; asm/games/gomoku/frontier.s is its twin. */
#include "games/gomoku/gomoku.h"

static uint16_t best; /* one more than the best gain */

/* 1: the gain of this leaf is the best so far, and enough for what is wanted. */
static uint8_t weigh(uint8_t cell, int16_t wanted)
{
    uint16_t gain = gomoku_gain_of(cell) + 1; /* so that none is 0 */

    ++leaf_count;
    if (gain <= best) {
        return 0;
    }
    best = gain;
    move = cell;
    return (int16_t)gain > wanted;
}

/* Of the cells near a man. */
static void look_near(int16_t wanted)
{
    uint8_t cell;

    gomoku_count_near();
    for (cell = 0; cell < LAST_CELL; ++cell) {
        if (gomoku_near[NEAR_PAD + cell] && !gomoku_cell[cell] && weigh(cell, wanted)) {
            return;
        }
    }
}

static void look_at_few(void)
{
    uint8_t i;

    for (i = 0; i < gomoku_only_count; ++i) {
        weigh(gomoku_only[i], SCORE_INFINITE);
    }
}

/* All leaves share the value of this node, so the best leaf is the one with the best gain, and none need be made. Of
 * two fours at once, and where the other side keeps a double, eval says who wins. Where there is a four on the board,
 * or only one cell is left, or in the opening, there is little to win by that. */
void game_frontier(void)
{
    static const int16_t worth[] = { 0, WORTH_WON, 0, -WORTH_WON }; /* by urge */
    uint8_t urge;

    leaf_count = 0;
    best = 0;
    if (ply >= gomoku_opening && !(gomoku_fours[0][ply] | gomoku_fours[1][ply]) && ply + 1 != gomoku_last_ply) {
        int16_t base = gomoku_value() - WORTH_MOVE;

        urge = gomoku_urge();
        if (urge == URGE_NONE) {
            look_near(score_limit - base);
        } else {
            look_at_few();
        }
        base += worth[urge];
        score = base + (int16_t)best - 1;
        outcome = OUTCOME_NONE;
    }
    if (!leaf_count) {
        frontier_generic();
    }
}
