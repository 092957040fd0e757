/* make.c: make and unmake; asm/games/morris/make.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/morris/morris.h"
#include "games/morris/weights.h"

static int16_t gained; /* gain of the crosses by the move being made */

static void change_line(uint8_t line, uint8_t by)
{
    uint8_t state = morris_line[line];
    uint8_t next = (uint8_t)(state + by);

    gained += morris_worth[next] - morris_worth[state];
    morris_line[line] = next;
}

/* put sets a man of a side on a point, take removes it. Both update the lines and `gained`. */
static void put(uint8_t point, uint8_t of)
{
    morris_point[point] = man_of(of);
    change_line(point / ROW, morris_power_across[of][point]);
    change_line(morris_down[point], morris_power_down[of][point]);
}

static void take(uint8_t point, uint8_t of)
{
    morris_point[point] = EMPTY;
    change_line(point / ROW, (uint8_t)-morris_power_across[of][point]);
    change_line(morris_down[point], (uint8_t)-morris_power_down[of][point]);
}

/* Removes a man of `side` from the game. */
static void remove_man(uint8_t point)
{
    uint8_t worth = morris_nth_man[morris_men[side] + morris_hand[side]];

    take(point, side);
    --morris_men[side];
    if (side) {
        gained += worth;
    } else {
        gained -= worth;
    }
}

/* Sets phase and value of the current ply from the ply before. In a lost game the phase does not matter. */
static void note_value(void)
{
    uint8_t before = morris_phase[(uint8_t)(ply - 1)];
    uint8_t phase = outcome == OUTCOME_LOSS ? before : morris_find_phase();
    int16_t value = (int16_t)(morris_value_lo[(uint8_t)(ply - 1)] | morris_value_hi[(uint8_t)(ply - 1)] << 8) + gained;

    morris_phase[ply] = phase;
    if (phase != before) {
        morris_set_phase(phase);
        morris_recount_value();
        return;
    }
    morris_value_lo[ply] = (uint8_t)value;
    morris_value_hi[ply] = (uint8_t)((uint16_t)value >> 8);
}

void game_make(void)
{
    uint8_t lo = (uint8_t)move;
    uint8_t hi = (uint8_t)(move >> 8);
    uint8_t quiet = reversible_plies[ply];

    gained = 0;
    if ((hi & POINT) == HAND) {
        --morris_hand[side];
        ++morris_men[side];
    } else {
        take(hi & POINT, side);
    }
    put(lo & POINT, side);
    side ^= 1;
    ++quiet;
    outcome = quiet == QUIET_MOST ? OUTCOME_DRAW : OUTCOME_NONE;
    if (hi & MILL) {
        remove_man(removed_of(lo, hi));
        quiet = 0;
        outcome = (uint8_t)(morris_men[side] + morris_hand[side]) < MEN_LEAST ? OUTCOME_LOSS : OUTCOME_NONE;
    }
    ++ply;
    reversible_plies[ply] = quiet;
    note_value();
}

void game_unmake(void)
{
    uint8_t lo;
    uint8_t hi;

    --ply;
    lo = path_lo[ply];
    hi = path_hi[ply];
    if (hi & MILL) {
        put(removed_of(lo, hi), side);
        ++morris_men[side];
    }
    side ^= 1;
    take(lo & POINT, side);
    if ((hi & POINT) == HAND) {
        ++morris_hand[side];
        --morris_men[side];
    } else {
        put(hi & POINT, side);
    }
    if (morris_phase[ply] != morris_phase[(uint8_t)(ply + 1)]) {
        morris_set_phase(morris_phase[ply]);
    }
}

/* A side that cannot move has lost. */
void game_no_moves(void)
{
    outcome = OUTCOME_LOSS;
}
