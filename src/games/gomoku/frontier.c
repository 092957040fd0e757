/* frontier.c: nodes with one ply to go; asm/games/gomoku/frontier.s is its twin. */
#include "games/gomoku/gomoku.h"

/* What a man in a cell gains; two fours at once are as good as won. */
static uint16_t gain_of_leaf(uint8_t cell)
{
    uint16_t gain = gomoku_gain_of(cell);

    return gain >= 2 * GAIN_FOUR && gomoku_is_double(cell) ? gain + WORTH_WON : gain;
}

/* All leaves share the value of this node, so the best leaf is the one with the best gain: of those near a man, none need be
 * made. Where there is a four on the board, or only one cell is left, there is little to win by that. */
void game_frontier(void)
{
    uint8_t cell;
    uint8_t found = 0;
    uint16_t gain;
    uint16_t best = 0;
    int16_t base = gomoku_value() - WORTH_MOVE;

    leaves = 0;
    if (!(gomoku_fours[0][ply] | gomoku_fours[1][ply]) && ply + 1 != gomoku_last_ply) {
        gomoku_count_near();
        for (cell = 0; cell < LAST_CELL; ++cell) {
            if (!gomoku_near[NEAR_PAD + cell] || gomoku_cell[cell]) {
                continue;
            }
            ++leaves;
            gain = gain_of_leaf(cell) + 1; /* so that none is 0 */
            if (gain > best) {
                best = gain;
                found = cell;
                if (base + (int16_t)gain > limit) {
                    break;
                }
            }
        }
    }
    if (!leaves) {
        frontier_by_making();
        return;
    }
    move = found;
    score = base + (int16_t)best - 1;
    outcome = OUTCOME_NONE;
}
