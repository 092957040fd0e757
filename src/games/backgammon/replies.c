/* replies.c: the best play of a roll by the network; asm/games/backgammon/plays.s is its twin. find_move calls it for
 * each of the 21 rolls after a play. */
/* SPDX-License-Identifier: MIT */
#include "games/backgammon/backgammon.h"

#define ROLLS 36

static int16_t best;

/* Sets `score` to the worth of the board after a play, for the side that moved. */
void backgammon_score_after(void)
{
    if (backgammon_at[PLACE(side, OFF)] == CHECKERS) {
        score = (int16_t)(backgammon_points() * POINT);
        return;
    }
    side ^= 1;
    game_eval();
    side ^= 1;
    score = -score;
}

static uint8_t look(void)
{
    uint8_t hits = backgammon_carry();

    backgammon_score_after();
    backgammon_carry_back(hits);
    if (score > best) {
        best = score;
    }
    if (leaf_count < 255) {
        ++leaf_count;
    }
    return 1;
}

void backgammon_best_reply(void)
{
    uint16_t kept = move;

    best = -SCORE_INFINITE;
    leaf_count = 0;
    backgammon_each(look);
    if (!leaf_count) {
        backgammon_score_after();
        best = score;
        leaf_count = 1;
    }
    score = best;
    move = kept;
}

int16_t backgammon_sum;

void backgammon_add_reply(uint8_t is_twice)
{
    score >>= 4;
    backgammon_sum += score;
    if (is_twice) {
        backgammon_sum += score;
    }
}

int16_t backgammon_mean(void)
{
    return (int16_t)(-(backgammon_sum / (ROLLS / 4)) * 4);
}
