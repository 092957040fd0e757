/* win_percent.c: the winning chance, an output of the network for the panel; asm/games/backgammon/win_percent.s is its
 * twin. Its weights are from build/lab/backgammon/fit, which prints the bias. */
/* SPDX-License-Identifier: MIT */
#include "games/backgammon/backgammon.h"

#define WIN_BIAS 33798U /* 1030, and 128 steps of 256 */
#define STEP_LEAST 55  /* 1% */
#define STEP_MOST 200  /* 99% */

uint8_t backgammon_win_percent(void)
{
    int32_t sum = WIN_BIAS;
    uint8_t i;
    uint8_t percent;

    for (i = 0; i < HIDDEN; ++i) {
        sum += (int16_t)(backgammon_hidden[i] * backgammon_win[i]);
    }
    sum >>= 8;
    i = STEP_LEAST;
    if (sum >= STEP_MOST) {
        i = STEP_MOST;
    } else if (sum > STEP_LEAST) {
        i = (uint8_t)sum;
    }
    percent = (uint8_t)((uint16_t)(backgammon_chance(i > CHANCE_MIDDLE ? (uint8_t)-i : i) + POINT / 200)
        / (POINT / 100)); /* of the lower half */
    return i > CHANCE_MIDDLE ? (uint8_t)(100 - percent) : percent;
}
