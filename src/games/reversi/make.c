/* make.c: makes and unmakes moves; asm/games/reversi/make.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/reversi/reversi.h"
#include "games/reversi/move_value.h"

static const int8_t directions[8] = { 1, 9, 8, 10, -1, -9, -8, -10 };

/* ---- discs on the board ---- */

#define OWN (side ? WHITE : BLACK)
#define ENEMY (side ? BLACK : WHITE)

/* Pushes the discs that `move` turns onto the stack and returns its new top; `discs` is their number. In each direction
 * it pushes all enemy discs, and drops them again if no own disc follows. */
static uint8_t find_turned(uint8_t discs)
{
    uint8_t own = OWN;
    uint8_t enemy = ENEMY;
    uint8_t i;
    uint8_t at;
    uint8_t n;
    uint8_t end = reversi_top;

    discs += reversi_top;
    for (i = 8; end != discs;) {
        --i;
        n = end;
        at = (uint8_t)(move + directions[i]);
        while (reversi_cell[at] == enemy) {
            reversi_turned[n++] = at;
            at = (uint8_t)(at + directions[i]);
        }
        if (reversi_cell[at] == own) {
            end = n;
        }
    }
    return end;
}

/* Adds `times` to the base-3 digit of a rim cell in the two windows of its edge. Modulo 256: 255 is -1. */
static void add_windows(uint8_t rim, uint8_t times)
{
    uint8_t place = rim & 7;
    uint8_t first = (uint8_t)((rim >> 3) * EDGE_WINDOWS);

    reversi_window[first] += (uint8_t)(times * reversi_edge_power[0][place]);
    reversi_window[first + 1] += (uint8_t)(times * reversi_edge_power[1][place]);
}

#define ONE_DOWN 255
#define TWO_DOWN 254

/* Adds `times` to the digit of a cell in all its windows; an inner cell has none. A corner is on two edges; for it,
 * `corner` is added to the state of the square diagonally next to it. */
static void change_rim(uint8_t cell, uint8_t times, uint8_t corner)
{
    uint8_t rim = reversi_rim[cell - FIRST_CELL];

    if (rim == 255) {
        return;
    }
    add_windows(rim, times);
    if (reversi_is_corner(cell)) {
        add_windows(reversi_other_rim(rim), times);
        reversi_state[reversi_inner(rim)] += corner;
    }
}

static void change_neighbours(uint8_t cell, uint8_t by)
{
    uint8_t i;

    for (i = 0; i < 8; ++i) {
        reversi_state[(uint8_t)(cell + directions[i])] += by;
    }
}

static void turn_discs(uint8_t from, uint8_t to, uint8_t times)
{
    uint8_t cell;

    for (; from != to; ++from) {
        cell = reversi_turned[from];
        reversi_cell[cell] ^= TURN;
        change_rim(cell, times, 0);
    }
}

void reversi_place(void)
{
    uint8_t cell = (uint8_t)move;

    reversi_cell[cell] = OWN;
    change_rim(cell, (uint8_t)(side + 1), CORNER_TAKEN);
    reversi_next[reversi_before[cell]] = reversi_next[cell];
    reversi_before[reversi_next[cell]] = reversi_before[cell];
    change_neighbours(cell, 255);
    ++reversi_discs;
}

/* ---- verbs of the game contract (verbs.h) ---- */

void game_make(void)
{
    uint8_t top = reversi_top;
    uint8_t child = (uint8_t)(ply + 1);
    uint8_t discs;
    int16_t value;

    if (reversi_value_stage[ply] != reversi_stage) {
        reversi_recount();
    }
    value = (int16_t)(reversi_value_lo[ply] | reversi_value_hi[ply] << 8);
    reversi_turned_from[ply] = top;
    if (move != PASS) {
        discs = reversi_find_gain((uint8_t)move);
        value = side ? value - reversi_gain : value + reversi_gain;
        reversi_top = find_turned(discs);
        turn_discs(top, reversi_top, side ? 1 : ONE_DOWN);
        reversi_place();
    }
    reversi_value_lo[child] = (uint8_t)value;
    reversi_value_hi[child] = (uint8_t)((uint16_t)value >> 8);
    reversi_value_stage[child] = reversi_stage;
    ply = child;
    side ^= 1;
    outcome = OUTCOME_NONE;
    if (reversi_discs == MEN_MOST) {
        game_no_moves();
    }
}

void game_unmake(void)
{
    uint8_t cell;

    --ply;
    side ^= 1;
    cell = path_lo[ply];
    if (cell == PASS) {
        return;
    }
    --reversi_discs;
    change_neighbours(cell, 1);
    reversi_cell[cell] = EMPTY;
    change_rim(cell, side ? TWO_DOWN : ONE_DOWN, (uint8_t)-CORNER_TAKEN);
    reversi_next[reversi_before[cell]] = cell;
    reversi_before[reversi_next[cell]] = cell;
    turn_discs(reversi_turned_from[ply], reversi_top, side ? ONE_DOWN : 1);
    reversi_top = reversi_turned_from[ply];
}

/* The side with more discs has won. */
void game_no_moves(void)
{
    uint8_t cell;
    uint8_t own = 0;
    uint8_t enemy = 0;

    for (cell = FIRST_CELL; cell <= LAST_CELL; ++cell) {
        if (reversi_cell[cell] == OWN) {
            ++own;
        } else if (reversi_cell[cell]) {
            ++enemy;
        }
    }
    outcome = own == enemy ? OUTCOME_DRAW : own < enemy ? OUTCOME_LOSS : OUTCOME_WIN;
}
