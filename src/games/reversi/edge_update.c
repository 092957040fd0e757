/* edge_update.c: how a move changes the value of an edge; asm/games/reversi/edge_update.s is its twin, the assembly
 * that replaces this file on the Atari. */
/* SPDX-License-Identifier: MIT */
#include "games/reversi/move_value.h"

int16_t reversi_gain;

#define OWN (side ? WHITE : BLACK)
#define ENEMY (side ? BLACK : WHITE)

static uint8_t window[EDGE_WINDOWS]; /* states of the two windows of the edge, changed step by step */

static void add_place(uint8_t place, uint8_t times)
{
    window[0] += (uint8_t)(times * reversi_edge_power[0][place]);
    window[1] += (uint8_t)(times * reversi_edge_power[1][place]);
}

static int16_t edge_worth(void)
{
    return (int16_t)(reversi_edge[window[0]] + reversi_edge[window[1]]);
}

/* Changes the windows for the discs that turn along the edge in one direction: `step` in cells, `way` in positions. */
static void turn_along(uint8_t cell, uint8_t place, int8_t step, int8_t way)
{
    uint8_t at = (uint8_t)(cell + step);
    uint8_t n = 0;

    while (reversi_cell[at] == ENEMY) {
        ++n;
        at = (uint8_t)(at + step);
    }
    if (reversi_cell[at] == OWN) {
        for (; n; --n) {
            place = (uint8_t)(place + way);
            add_place(place, side ? 1 : 255);
        }
    }
}

void reversi_gain_edge(uint8_t cell, uint8_t rim)
{
    const uint8_t *windows = reversi_window + (rim >> 3) * EDGE_WINDOWS;
    int8_t step = rim < 16 ? 1 : STEP;
    int16_t gain;

    window[0] = windows[0];
    window[1] = windows[1];
    gain = edge_worth();
    add_place(rim & 7, (uint8_t)(side + 1));
    turn_along(cell, rim & 7, step, 1);
    turn_along(cell, rim & 7, (int8_t)-step, -1);
    gain = edge_worth() - gain;
    reversi_gain += side ? -gain : gain;
}
