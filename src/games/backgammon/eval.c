/* eval.c: the network; asm/games/backgammon/eval.s is its twin. The inputs are checkers: the first, second, third and
 * every further one on a place of a side has a row of weights (weights.c). The output is the mean number of points for
 * the side that rolls next. All in whole numbers, so that every build computes the same.
 *
 * The twin keeps the sums of the last board and changes only what differs. */
/* SPDX-License-Identifier: MIT */
#include "games/backgammon/backgammon.h"

#define SUMS 512 /* sums from 0 to here are on the curve of the sigmoid */

#define STRANDED_FROM 5  /* checkers borne off by the other side */
#define STRANDED_MOST 32 /* limit of the sum of points that stranded checkers are from the other side's outer board */

uint8_t backgammon_hidden[HIDDEN];

/* Returns the value of the sigmoid for half a sum. */
static uint8_t sigmoid(uint8_t i)
{
    return i > SIGMOID_MIDDLE ? (uint8_t)(255 - backgammon_sigmoid[256 - i]) : backgammon_sigmoid[i];
}

int16_t backgammon_chance(uint8_t i)
{
    int16_t sum = CHANCE_LEAST;
    uint8_t end = i > CHANCE_MIDDLE ? (uint8_t)-i : i;
    uint8_t n;

    for (n = 0; n < end; ++n) {
        sum += backgammon_chance_steps[n];
    }
    return i > CHANCE_MIDDLE ? (int16_t)(POINT - sum) : sum;
}

/* Fills backgammon_hidden for the board as the side that rolls next sees it. */
static void find_hidden(void)
{
    static int16_t sums[HIDDEN];
    static uint8_t rows[2 * CHECKERS];
    static const uint8_t *own;
    static const uint8_t *weights;
    static uint8_t owner;
    static uint8_t place;
    static uint8_t n;
    static uint8_t i;
    static uint8_t count;
    static int16_t sum;

    count = 0;
    for (owner = 0; owner < 2; ++owner) {
        own = backgammon_at + PLACE(side ^ owner, 0);
        for (place = 0; place <= BAR; ++place) {
            for (n = 0; n < own[place]; ++n) {
                rows[count++] = (uint8_t)((owner ? ROWS / 2 : 0) + place * ROWS_A_PLACE
                    + (n < ROWS_A_PLACE - 1 ? n : ROWS_A_PLACE - 1));
            }
        }
    }
    for (i = 0; i < HIDDEN; ++i) {
        sums[i] = (int16_t)(backgammon_bias[i] - ZERO * 2 * CHECKERS);
    }
    for (n = 0; n < 2 * CHECKERS; ++n) {
        weights = backgammon_rows[rows[n]];
        for (i = 0; i < HIDDEN; ++i) {
            sums[i] += weights[i];
        }
    }
    for (i = 0; i < HIDDEN; ++i) {
        sum = sums[i];
        backgammon_hidden[i] = sigmoid(sum < 0 ? 0 : sum >= SUMS ? SUMS / 2 - 1 : (uint8_t)(sum >> 1));
    }
}

/* Returns the output, from 0 to POINT. */
static int16_t output(void)
{
    int32_t sum = backgammon_out_bias;
    uint8_t i;

    for (i = 0; i < HIDDEN; ++i) {
        sum += (int16_t)(backgammon_hidden[i] * backgammon_out[i]);
    }
    sum += 32768L; /* 128 steps of 256 */
    if (sum < 0) {
        return backgammon_chance(0);
    }
    if (sum > 65535L) {
        return POINT - CHANCE_LEAST;
    }
    i = (uint8_t)(sum >> 8);
    return (int16_t)(backgammon_chance(i)
        + ((uint16_t)(backgammon_chance_steps[i < CHANCE_MIDDLE ? i : 255 - i] * (uint16_t)(uint8_t)sum) >> 8));
}

/* The network counts a backgammon as a gammon. So when the other side has borne off some checkers and this one none, a
 * side loses something for each of its checkers in the other one's home board or on the bar. */
static uint16_t stranded(uint8_t owner)
{
    const uint8_t *own = backgammon_at + PLACE(owner, 0);
    uint8_t gone = backgammon_at[PLACE(owner ^ 1, OFF)];
    uint8_t sum = 0;
    uint8_t place;

    if (gone < STRANDED_FROM || own[OFF]) {
        return 0;
    }
    for (place = 19; place <= BAR; ++place) {
        sum += (uint8_t)(own[place] * (uint8_t)(place - 18));
    }
    if (sum > STRANDED_MOST) {
        sum = STRANDED_MOST;
    }
    return (uint16_t)(gone * (uint16_t)(sum << 3));
}

void game_eval(void)
{
    find_hidden();
    score = (int16_t)(4 * output() - 2 * POINT);
    score -= stranded(side);
    score += stranded(side ^ 1);
}

/* The C makes no tables. */
void backgammon_begin(void)
{
}
