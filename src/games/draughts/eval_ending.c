/* eval_ending.c: computes how far the side with more pieces is from a win in an ending. It must approach the other
 * side's kings; the weights tell on which squares a king is easy to catch. Called by game_eval.
 * asm/games/draughts/eval_ending.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/draughts/geometry.h"

static uint8_t difference(uint8_t a, uint8_t b)
{
    return a > b ? a - b : b - a;
}

uint8_t draughts_ending(void)
{
    uint8_t strong = draughts_count[0] > draughts_count[1] ? BLACK : WHITE;
    uint8_t distance = 0;
    uint8_t square;
    uint8_t other;

    for (square = 0; square < SQUARES; ++square) {
        if (!draughts_in_set(draughts_board + KINGS, square)) {
            continue;
        }
        if (!draughts_in_set(draughts_board + strong, square)) {
            distance += draughts_end_weak[square];
            continue;
        }
        distance += draughts_end_strong[square];
        for (other = 0; other < SQUARES; ++other) {
            if (draughts_in_set(draughts_board + KINGS, other)
                && !draughts_in_set(draughts_board + strong, other)) {
                distance += difference(draughts_diagonal[square], draughts_diagonal[other]);
                distance += difference(draughts_other_diagonal[square], draughts_other_diagonal[other]);
            }
        }
    }
    return distance;
}
