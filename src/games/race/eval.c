/* eval.c: winning chances from pieces, shots at single pieces, and blocks; asm/games/race/eval.s is its twin.
 * tools/lab/race/features.c fits the weights (weights.c) to exact values. The sum is a logit; race_squash turns it into
 * a chance. */
/* SPDX-License-Identifier: MIT */
#include "games/race/race.h"

#define REACH 6 /* the largest roll */
#define FAR 12  /* largest distance at which a block counts */
#define STAGES (2 * PIECES) /* number of pieces at home, + PIECES if the opponent has NEAR or more there */
#define NEAR 2
#define STEP 128      /* distance between points of race_curve, which is linear between them */
#define STEPS 16

static const uint8_t *pieces;    /* of the side that is evaluated */
static const uint8_t *others;    /* of the other side */
static int16_t sum;

/* Adds to `sum` a weight for each square from which the opponent can hit the single piece on a square. */
static void add_shots(uint8_t square, const int8_t *shot)
{
    uint8_t from = square;
    uint8_t distance;

    shot += square;
    if (square == 1) {
        if (others[0]) {
            sum += shot[(REACH - 1) * HOME];
        }
        return;
    }
    for (distance = REACH; distance && --from && pieces[from] < 2; --distance) {
        if (others[from]) {
            sum += *shot;
        }
        shot += HOME;
    }
}

/* Adds to `sum` a weight for each piece of the opponent that the block on a square holds back. */
static void add_bars(uint8_t square, const int8_t *bar)
{
    uint8_t distance;
    uint8_t n;

    for (distance = 0; distance < FAR && square; ++distance) {
        for (n = others[--square]; n; --n) {
            sum += bar[distance];
        }
    }
}

/* Adds to `sum` the weights of the side in `pieces`. Role 0: it is about to roll. Role 1: it waits. */
static void add_side(uint8_t role)
{
    uint8_t stage = (uint8_t)(role * STAGES + pieces[HOME] + (others[HOME] >= NEAR ? PIECES : 0));
    const int8_t *piece = race_piece + stage * HOME;
    const int8_t *tower = race_tower;
    const int8_t *shot = race_shot;
    const int8_t *bar = race_bar;
    uint8_t square;
    uint8_t n;
    uint8_t left = PIECES;

    sum += race_begin[stage * (PIECES + 1) + pieces[0]];
    left -= pieces[0];
    left -= pieces[HOME];
    if (role) {
        tower += (PIECES - 1) * HOME;
        shot += REACH * HOME;
        bar += FAR;
    }
    for (square = 1; left; ++square) {
        n = pieces[square];
        if (!n) {
            continue;
        }
        left -= n;
        sum += (int16_t)(piece[square] * n);
        if (n == 1) {
            add_shots(square, shot);
        } else {
            sum += tower[(uint8_t)((n - 2) * HOME + square)];
            add_bars(square, bar);
        }
    }
}

void race_squash(int16_t logit)
{
    uint16_t size = (uint16_t)(logit < 0 ? -logit : logit);
    uint8_t step = (uint8_t)(size >> 7);
    int16_t chance;

    if (step >= STEPS) {
        chance = race_curve[STEPS];
    } else {
        chance = race_curve[step];
        chance += (int16_t)((uint32_t)((uint16_t)(race_curve[step + 1] - chance) * (uint32_t)(size & (STEP - 1))) >> 7);
    }
    score = logit < 0 ? -chance : chance;
}

/* The search evaluates only before a roll. If a roll is on the board, the evaluation ignores it. */
void game_eval(void)
{
    pieces = race_pieces + PLACE(side, 0);
    others = race_pieces + PLACE(side ^ 1, 0);
    sum = race_homes[pieces[HOME] * (PIECES + 1) + others[HOME]];
    add_side(0);
    pieces = others;
    others = race_pieces + PLACE(side, 0);
    add_side(1);
    race_squash(sum);
}

void game_frontier(void)
{
    frontier_generic();
}
