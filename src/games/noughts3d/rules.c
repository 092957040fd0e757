/* rules.c: move list, make and unmake of noughts and crosses in space; asm/games/noughts3d/rules.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/noughts3d/noughts3d.h"

uint8_t noughts3d_sum;

void noughts3d_prepare(void)
{
}

uint8_t noughts3d_gain_of(uint8_t cell)
{
    const uint8_t *lines = noughts3d_lines_of(cell);
    const uint8_t *gains = noughts3d_gain[side];
    uint8_t gain;

    noughts3d_sum = 0;
    for (; *lines != NO_LINE; ++lines) {
        gain = gains[noughts3d_line[*lines]];
        if (gain == GAIN_FOUR) {
            return 1;
        }
        noughts3d_sum += gain;
    }
    return 0;
}

/* Returns how many threes a mark of `side` in the cell makes and blocks: EVENT_MADE or EVENT_BLOCKED for each. */
static uint8_t events_of(uint8_t cell)
{
    const uint8_t *lines = noughts3d_lines_of(cell);
    const uint8_t *events = noughts3d_event[side];
    uint8_t sum = 0;

    for (; *lines != NO_LINE; ++lines) {
        sum += events[noughts3d_line[*lines]];
    }
    return sum;
}

static void bump_lines(uint8_t cell)
{
    const uint8_t *lines = noughts3d_lines_of(cell);

    for (; *lines != NO_LINE; ++lines) {
        if (side == 0) {
            ++noughts3d_line[*lines];
        } else {
            noughts3d_line[*lines] <<= 1;
        }
    }
}

static void drop_lines(uint8_t cell)
{
    const uint8_t *lines = noughts3d_lines_of(cell);

    for (; *lines != NO_LINE; ++lines) {
        if (side == 0) {
            --noughts3d_line[*lines];
        } else {
            noughts3d_line[*lines] >>= 1;
        }
    }
}

void game_generate(void)
{
    uint8_t i;

    for (i = 0; i < CELLS; ++i) {
        if (noughts3d_cell[i] == EMPTY) {
            list_lo[++move_count] = i;
        }
    }
}

void game_generate_noisy(void)
{
}

/* A line of two that becomes a three loses its value, because threes have none. */
void game_make(void)
{
    uint8_t won = noughts3d_gain_of((uint8_t)move);
    uint8_t child = ply + 1;
    uint8_t events = 0;
    int16_t next;

    if (!won) {
        noughts3d_threes[0][child] = noughts3d_threes[0][ply];
        noughts3d_threes[1][child] = noughts3d_threes[1][ply];
        if (noughts3d_sum >= GAIN_THREE) {
            events = events_of((uint8_t)move);
            noughts3d_threes[side][child] += events & (EVENT_BLOCKED - 1);
            noughts3d_threes[side ^ 1][child] -= events >> 4;
        }
        next = -(noughts3d_value() + (noughts3d_sum & (GAIN_THREE - 1)))
            + WORTH_TWO * (events & (EVENT_BLOCKED - 1));
        noughts3d_value_lo[child] = (uint8_t)next;
        noughts3d_value_hi[child] = (uint8_t)((uint16_t)next >> 8);
    }
    bump_lines((uint8_t)move);
    noughts3d_cell[(uint8_t)move] = side + 1;
    ply = child;
    side ^= 1;
    outcome = won ? OUTCOME_LOSS : ply == noughts3d_last_ply ? OUTCOME_DRAW : OUTCOME_NONE;
}

void game_unmake(void)
{
    --ply;
    side ^= 1;
    drop_lines(path_lo[ply]);
    noughts3d_cell[path_lo[ply]] = EMPTY;
}

void game_no_moves(void)
{
    outcome = OUTCOME_DRAW; /* only a full board has no moves */
}
