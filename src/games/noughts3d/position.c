/* position.c: start position, and positions as text: four levels and the side to move. asm/games/noughts3d/position.s
 * is its twin. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/noughts3d/noughts3d.h"
#include "engine/keys.h"
#include "engine/list.h"
#include "engine/marks.h"
#include "engine/text.h"
#include "texts/noughts3d.h"

/* The cells of the position that is read. Scratch memory: the ranks of the move lists, unused meanwhile. */
#define cells (list_pool + 2 * LIST_POOL)

/* Sets up the empty board at ply 0. */
static void clear(void)
{
    noughts3d_prepare();
    memset(noughts3d_cell, EMPTY, CELLS);
    memset(noughts3d_line, LINE_EMPTY, LINES);
    zobrist_fill(noughts3d_random, sizeof noughts3d_random);
    memset(hash_key, 0, sizeof hash_key);
    noughts3d_threes[0][0] = noughts3d_threes[1][0] = 0;
    noughts3d_value_lo[0] = noughts3d_value_hi[0] = 0;
    noughts3d_last_ply = CELLS + 1; /* not full while marks are placed */
    reversible_plies[0] = 0;
    ply = 0;
    side = 0;
    outcome = OUTCOME_NONE;
}

/* Changes the side to move, and the sign of the value with it. */
static void turn_to(uint8_t mover)
{
    int16_t value = -noughts3d_value();

    if (mover != side) {
        side = mover;
        noughts3d_value_lo[0] = (uint8_t)value;
        noughts3d_value_hi[0] = (uint8_t)((uint16_t)value >> 8);
    }
}

/* Places a mark of `side` and makes the new position the root: entry 1 of every array by ply becomes entry 0. */
static void put(uint8_t cell)
{
    move = cell;
    list_play();
    game_hash();
    key_to_root();
    noughts3d_value_lo[0] = noughts3d_value_lo[1];
    noughts3d_value_hi[0] = noughts3d_value_hi[1];
    noughts3d_threes[0][0] = noughts3d_threes[0][1];
    noughts3d_threes[1][0] = noughts3d_threes[1][1];
    ply = 0;
}

/* Sets up the board from `cells`; `mover` is to move next. */
static void set_up(uint8_t mover)
{
    uint8_t i;
    uint8_t end = OUTCOME_NONE;
    uint8_t left = CELLS;

    clear();
    for (i = 0; i < CELLS; ++i) {
        if (cells[i] != EMPTY) {
            turn_to(cells[i] - 1);
            put(i);
            end |= outcome;
            --left;
        }
    }
    turn_to(mover);
    noughts3d_last_ply = left;
    outcome = end || left ? end : OUTCOME_DRAW;
    if (end) { /* make does not count threes after a four */
        noughts3d_threes[0][0] = noughts3d_threes[1][0] = 0;
    }
}

void game_reset(void)
{
    clear();
    noughts3d_last_ply = CELLS;
}

/* Returns 1 if `mark` has four in a line of `cells`. */
static uint8_t has_four(uint8_t mark)
{
    uint8_t line;
    uint8_t at;
    uint8_t left;

    for (line = 0; line < LINES; ++line) {
        at = noughts3d_first[line];
        for (left = WIDE; left && cells[at] == mark; --left) {
            at += noughts3d_step[line];
        }
        if (!left) {
            return 1;
        }
    }
    return 0;
}

static const MarkTexts texts = {
    TEXT_NO_SIDE, TEXT_BAD_SIDE, TEXT_AFTER_SIDE, TEXT_CROSS_TO_MOVE, TEXT_NOUGHT_TO_MOVE
};

const char *game_read_position(const char *text)
{
    const char *error;
    uint8_t mark;
    uint8_t i;

    memset(mark_number, 0, sizeof mark_number);
    text_error_place = 0;
    for (i = 0; i < CELLS; ++i) {
        if (i && !(i & 15) && text[text_error_place++] != '/') {
            --text_error_place;
            return TEXT_LEVEL_END;
        }
        mark = mark_read(text[text_error_place]);
        if (mark > NOUGHT) {
            return TEXT_BAD_CELL;
        }
        cells[i] = mark;
        ++mark_number[mark];
        ++text_error_place;
    }
    error = mark_read_side(&texts, text);
    if (error) {
        return error;
    }
    if (has_four(mark_to_move)) {
        return TEXT_WON_ALREADY;
    }
    set_up(mark_to_move - 1);
    return 0;
}

void game_write_position(char *text)
{
    uint8_t i;

    for (i = 0; i < CELLS; ++i) {
        if (i && !(i & 15)) {
            *text++ = '/';
        }
        *text++ = MARK_LETTERS[noughts3d_cell[i]];
    }
    *text++ = ' ';
    *text++ = MARK_LETTERS[side + 1];
    *text = 0;
}
