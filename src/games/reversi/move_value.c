/* move_value.c: the gain of a move (move_value.h); asm/games/reversi/move_value.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/reversi/move_value.h"

static const int8_t directions[8] = { 1, 9, 8, 10, -1, -9, -8, -10 };

/* ---- corners ---- */

uint8_t reversi_is_corner(uint8_t cell)
{
    return cell == 10 || cell == 17 || cell == 73 || cell == 80;
}

uint8_t reversi_other_rim(uint8_t rim)
{
    return rim == 0 ? 16 : rim == 7 ? 24 : rim == 8 ? 23 : 31;
}

uint8_t reversi_inner(uint8_t rim)
{
    return rim == 0 ? 20 : rim == 7 ? 25 : rim == 8 ? 65 : 70;
}

/* ---- the gain of a move ---- */

#define OWN (side ? WHITE : BLACK)
#define ENEMY (side ? BLACK : WHITE)

static uint8_t turned; /* number of discs turned */

/* Adds the gain of the discs turned in one direction. The first one has one empty neighbour less after the move. */
static void gain_ray(uint8_t cell, int8_t step)
{
    uint8_t at = (uint8_t)(cell + step);
    uint8_t n = 0;
    int16_t sum = 0;

    while (reversi_cell[at] == ENEMY) {
        sum += reversi_twice[reversi_state[at] - (n == 0)] - TWICE_ZERO;
        ++n;
        at = (uint8_t)(at + step);
    }
    if (reversi_cell[at] == OWN) {
        reversi_gain += sum;
        turned += n;
    }
}

/* Adds the change of the new disc's neighbours: each has one empty neighbour less. */
static void gain_neighbours(uint8_t cell)
{
    uint8_t i;
    uint8_t at;

    for (i = 0; i < 8; ++i) {
        at = (uint8_t)(cell + directions[i]);
        if (reversi_cell[at] == OWN) {
            reversi_gain += reversi_step[reversi_state[at]];
        } else if (reversi_cell[at] == ENEMY) {
            reversi_gain -= reversi_step[reversi_state[at]];
        }
    }
}

/* Adds the change of a disc on the square next to a corner: the square changes its class when the corner is taken. */
static void gain_inner(uint8_t inner)
{
    uint8_t state = reversi_state[inner];
    int16_t gain;

    if (reversi_cell[inner]) {
        gain = reversi_worth[state] - reversi_worth[state - CORNER_TAKEN];
        reversi_gain += reversi_cell[inner] == OWN ? gain : -gain;
    }
}

uint8_t reversi_find_gain(uint8_t cell)
{
    uint8_t i;
    uint8_t state = reversi_state[cell];
    uint8_t rim = reversi_rim[cell - FIRST_CELL];
    uint8_t inner = 0;

    if (reversi_worth[state] == UNTOUCHED) {
        return 0;
    }
    if (state >= STATE_CORNER) {
        inner = reversi_inner(rim);
        reversi_state[inner] += CORNER_TAKEN;
    }
    turned = 0;
    reversi_gain = reversi_worth[state] - WORTH_ZERO;
    for (i = 0; i < 8; ++i) {
        gain_ray(cell, directions[i]);
    }
    if (turned) {
        gain_neighbours(cell);
        if (rim != 255) {
            reversi_gain_edge(cell, rim);
        }
        if (inner) {
            reversi_gain_edge(cell, reversi_other_rim(rim));
            gain_inner(inner);
        }
    }
    if (inner) {
        reversi_state[inner] -= CORNER_TAKEN;
    }
    return turned;
}
