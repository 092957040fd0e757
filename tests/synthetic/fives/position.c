/* position.c: positions of fives as text: 15 ranks from the top, and the side to move. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/board_text.h"
#include "engine/text.h"
#include "synthetic/fives/fives.h"

static const BoardText rows = { "XO", "XO", SIDE, SIDE, STEP };

/* Sets up the stones of `from`; 0: an empty board. */
static void set_up(const uint8_t *from, uint8_t mover)
{
    uint8_t cell;
    uint8_t i;
    uint16_t code;

    memset(fives_cell, 0, sizeof fives_cell);
    memset(fives_near, 0, sizeof fives_near);
    zobrist_fill(fives_random, sizeof fives_random);
    fives_men = 0;
    fives_worth = 0;
    ply = 0;
    side = mover;
    outcome = OUTCOME_NONE;
    reversible_plies[0] = 0;
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][0] = mover ? fives_random[CODE_SIDE + i * ZOBRIST_STEP] : 0;
    }
    for (cell = 0; from && cell < SIDE * STEP; ++cell) {
        if (!from[cell]) {
            continue;
        }
        fives_put(cell, from[cell] - 1);
        code = (uint16_t)(cell + (from[cell] == 2 ? SIDE * STEP : 0));
        for (i = 0; i < KEY_BYTES; ++i) {
            hash_key[i][0] ^= fives_random[code + i * ZOBRIST_STEP];
        }
    }
    if (fives_men == SQUARES) {
        outcome = OUTCOME_DRAW;
    }
    for (cell = 0; cell < SIDE * STEP; ++cell) {
        if (fives_cell[cell] && fives_in_line(cell)) {
            outcome = fives_cell[cell] == side + 1 ? OUTCOME_WIN : OUTCOME_LOSS;
        }
    }
}

void game_reset(void)
{
    set_up(0, 0);
}

const char *game_read_position(const char *text)
{
    static uint8_t stones[SIDE * STEP];
    static uint8_t before[SIDE * STEP];
    uint8_t was = side;
    const char *why;
    uint8_t cell;
    uint8_t count[3];

    memset(stones, 0, sizeof stones);
    why = board_text_read(&rows, text, stones);
    if (why) {
        return why;
    }
    if (text[text_error_place]) {
        return "Nothing may follow the side";
    }
    count[0] = count[1] = count[2] = 0;
    for (cell = 0; cell < SIDE * STEP; ++cell) {
        ++count[stones[cell]];
    }
    text_error_place = 0;
    if (count[1] != count[2] + board_text_side) {
        return "White has as many men as Blue, or one more when Blue is to move";
    }
    memcpy(before, fives_cell, sizeof before);
    set_up(stones, board_text_side);
    if (outcome == OUTCOME_WIN) {
        set_up(before, was);
        return "The side to move has five";
    }
    return 0;
}

void game_write_position(char *text)
{
    board_text_write(&rows, text, fives_cell);
}
