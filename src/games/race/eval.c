/* eval.c: chances, from what men, shots at single men and blocks are worth (weights.c, which tools/lab/race/tune.c fits
 * to the exact values). The sum is a logit; SQUASH turns it into a chance. */
#include "games/race/race.h"

#define REACH 6 /* of a throw */
#define FAR 12  /* a block is felt so far */
#define STAGES (2 * MEN) /* men at home, and whether the other side has NEAR there */
#define NEAR 2
#define STEP 128      /* the curve is straight between places so far apart */
#define STEPS 16

static const uint8_t *men;    /* of the side that is looked at */
static const uint8_t *others;
static int16_t sum;

/* Who can hit the single man on a square. */
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
    for (distance = REACH; distance && --from && men[from] < 2; --distance) {
        if (others[from]) {
            sum += *shot;
        }
        shot += HOME;
    }
}

/* Whom a block keeps back. */
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

/* Of one side: role 0 is about to throw, role 1 waits. */
static void add_side(uint8_t role)
{
    uint8_t stage = (uint8_t)(role * STAGES + men[HOME] + (others[HOME] >= NEAR ? MEN : 0));
    const int8_t *man = race_man + stage * HOME;
    const int8_t *tower = race_tower;
    const int8_t *shot = race_shot;
    const int8_t *bar = race_bar;
    uint8_t square;
    uint8_t n;
    uint8_t left = MEN;

    sum += race_begin[stage * (MEN + 1) + men[0]];
    left -= men[0];
    left -= men[HOME];
    if (role) {
        tower += (MEN - 1) * HOME;
        shot += REACH * HOME;
        bar += FAR;
    }
    for (square = 1; left; ++square) {
        n = men[square];
        if (!n) {
            continue;
        }
        left -= n;
        sum += (int16_t)(man[square] * n);
        if (n == 1) {
            add_shots(square, shot);
        } else {
            sum += tower[(uint8_t)((n - 2) * HOME + square)];
            add_bars(square, bar);
        }
    }
}

/* From a logit in 256ths to a chance. */
static int16_t squash(void)
{
    uint16_t size = (uint16_t)(sum < 0 ? -sum : sum);
    uint8_t step = (uint8_t)(size >> 7);
    int16_t chance;

    if (step >= STEPS) {
        chance = race_curve[STEPS];
    } else {
        chance = race_curve[step];
        chance += (int16_t)((uint32_t)((uint16_t)(race_curve[step + 1] - chance) * (uint32_t)(size & (STEP - 1))) >> 7);
    }
    return sum < 0 ? -chance : chance;
}

/* Before a throw it is exact as far as it goes; with one on the board, which the search never asks for, as if it had
 * not fallen. */
void game_eval(void)
{
    men = race_men + PLACE(side, 0);
    others = race_men + PLACE(side ^ 1, 0);
    sum = race_homes[men[HOME] * (MEN + 1) + others[HOME]];
    add_side(0);
    men = others;
    others = race_men + PLACE(side, 0);
    add_side(1);
    score = squash();
}

void game_frontier(void)
{
    frontier_generic();
}
