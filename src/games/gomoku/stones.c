/* stones.c: puts stones on the board and takes them back; asm/games/gomoku/stones.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/gomoku/gomoku.h"

uint16_t gomoku_gain_of(uint8_t cell)
{
    const uint8_t *gains = gomoku_gain[side];
    uint16_t sum = 0;
    uint8_t way;
    uint8_t left;

    for (way = 0; way < WAYS; ++way) {
        const uint8_t *window = gomoku_windows(way) + cell;

        for (left = LINE; left; --left) {
            sum += gains[*window];
            window -= gomoku_way[way];
        }
    }
    return sum;
}

/* Logs a window that has reached three stones of `side`. */
static void log_three(uint8_t way, uint8_t cell)
{
    uint8_t *logged = &gomoku_logged[side][ply + 1];
    uint8_t at;

    if (*logged == LOG_MOST) {
        return;
    }
    at = (side ? LOG_SIDE : 0) + *logged;
    gomoku_log_way[at] = way;
    gomoku_log_cell[at] = cell;
    ++*logged;
}

/* Updates the log and the number of fours for a window that gets one more stone; `state` is its state before. Returns 1
 * if the stone completes five. */
static uint8_t note_event(uint8_t state, uint8_t way, uint8_t cell)
{
    uint8_t child = ply + 1;

    if (state == STATE_OF(side, 2)) {
        log_three(way, cell);
    } else if (state == STATE_OF(side, 3)) {
        ++gomoku_fours[side][child];
    } else if (state == STATE_OF(side ^ 1, 4)) {
        --gomoku_fours[side ^ 1][child];
    }
    return state == STATE_OF(side, 4);
}

void gomoku_put(void)
{
    uint8_t child = ply + 1;
    uint8_t won = 0;
    uint8_t way;
    uint8_t left;
    int16_t next = -gomoku_value() - (int16_t)gomoku_gain_of((uint8_t)move);

    gomoku_value_lo[child] = (uint8_t)next;
    gomoku_value_hi[child] = (uint8_t)((uint16_t)next >> 8);
    gomoku_fours[0][child] = gomoku_fours[0][ply];
    gomoku_fours[1][child] = gomoku_fours[1][ply];
    gomoku_logged[0][child] = gomoku_logged[0][ply];
    gomoku_logged[1][child] = gomoku_logged[1][ply];
    for (way = 0; way < WAYS; ++way) {
        uint8_t cell = (uint8_t)move;
        uint8_t *window = gomoku_windows(way) + cell;

        for (left = LINE; left; --left) {
            won |= note_event(*window, way, cell);
            *window += ONE(side);
            window -= gomoku_way[way];
            cell -= gomoku_way[way];
        }
    }
    gomoku_cell[(uint8_t)move] = side + 1;
    ply = child;
    side ^= 1;
    outcome = won ? OUTCOME_LOSS : ply == gomoku_last_ply ? OUTCOME_DRAW : OUTCOME_NONE;
}

/* Adds `by` to gomoku_near of all cells within two of this one. On the first or last file the column two outside the
 * board is left out: it would wrap into another rank. */
static void add_near(uint8_t cell, uint8_t by)
{
    uint8_t file = cell & (STEP - 1);
    uint8_t first = file == 0 ? 1 : 0;
    uint8_t last = file == SIDE - 1 ? 2 * REACH - 1 : 2 * REACH;
    uint8_t *counts = gomoku_near + cell; /* NEAR_PAD makes this the count two ranks below and two files to the left */
    uint8_t row;
    uint8_t column;

    for (row = 0; row <= 2 * REACH; ++row) {
        for (column = first; column <= last; ++column) {
            counts[column] += by;
        }
        counts += STEP;
    }
}

void gomoku_count_near(void)
{
    while (gomoku_near_ply != ply) {
        add_near(path_lo[gomoku_near_ply++], 1);
    }
}

void gomoku_take(void)
{
    uint8_t cell;
    uint8_t way;
    uint8_t left;

    --ply;
    side ^= 1;
    cell = path_lo[ply];
    gomoku_cell[cell] = 0;
    for (way = 0; way < WAYS; ++way) {
        uint8_t *window = gomoku_windows(way) + cell;

        for (left = LINE; left; --left) {
            *window -= ONE(side);
            window -= gomoku_way[way];
        }
    }
    if (gomoku_near_ply > ply) {
        --gomoku_near_ply;
        add_near(cell, 255);
    }
}
