/* position.c: positions of noughts and crosses in space: four levels and the side to move. */
#include <string.h>

#include "games/noughts3d/noughts3d.h"
#include "engine/list.h"
#include "engine/text.h"

/* The cells of the text that is read lie in the last part of the lists, as in go-moku. */
#define cells (list_pool + 2 * LIST_POOL)

static const char letters[NOUGHT + 1] = { '-', 'X', 'O' };

/* An empty board at ply 0. */
static void clear(void)
{
    noughts3d_prepare();
    memset(noughts3d_cell, EMPTY, CELLS);
    memset(noughts3d_line, LINE_EMPTY, LINES);
    zobrist_fill(noughts3d_random, sizeof noughts3d_random);
    memset(hash_key, 0, sizeof hash_key);
    noughts3d_threes[0][0] = noughts3d_threes[1][0] = 0;
    noughts3d_value_lo[0] = noughts3d_value_hi[0] = 0;
    noughts3d_last_ply = CELLS + 1; /* not full while men are put down */
    reversible_plies[0] = 0;
    ply = 0;
    side = 0;
    outcome = OUTCOME_NONE;
}

/* Whose move it is; the value follows. */
static void turn_to(uint8_t who)
{
    int16_t value = -noughts3d_value();

    if (who != side) {
        side = who;
        noughts3d_value_lo[0] = (uint8_t)value;
        noughts3d_value_hi[0] = (uint8_t)((uint16_t)value >> 8);
    }
}

/* Puts a man of `side` down, at the root: row 1 of every array becomes row 0. */
static void put(uint8_t cell)
{
    uint8_t i;

    move = cell;
    list_play();
    game_hash();
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][0] = hash_key[i][1];
    }
    noughts3d_value_lo[0] = noughts3d_value_lo[1];
    noughts3d_value_hi[0] = noughts3d_value_hi[1];
    noughts3d_threes[0][0] = noughts3d_threes[0][1];
    noughts3d_threes[1][0] = noughts3d_threes[1][1];
    ply = 0;
}

/* The board as `cells` has it; `mover` is next. */
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
    if (end) { /* make counts nothing behind a four */
        noughts3d_threes[0][0] = noughts3d_threes[1][0] = 0;
    }
}

void game_reset(void)
{
    clear();
    noughts3d_last_ply = CELLS;
}

/* 1: `man` has four in a line of `cells`. */
static uint8_t has_four(uint8_t man)
{
    uint8_t line;
    uint8_t at;
    uint8_t left;

    for (line = 0; line < LINES; ++line) {
        at = noughts3d_first[line];
        for (left = WIDE; left && cells[at] == man; --left) {
            at += noughts3d_step[line];
        }
        if (!left) {
            return 1;
        }
    }
    return 0;
}

/* The man of a sign, or one too many. */
static uint8_t man_of(char sign)
{
    uint8_t man = EMPTY;

    sign = text_lower(sign);
    if (sign != '.') {
        while (man <= NOUGHT && text_lower(letters[man]) != sign) {
            ++man;
        }
    }
    return man;
}

const char *game_read_position(const char *text)
{
    static uint8_t number[NOUGHT + 1];
    uint8_t man;
    uint8_t i;

    memset(number, 0, sizeof number);
    text_error_place = 0;
    for (i = 0; i < CELLS; ++i) {
        if (i && !(i & 15) && text[text_error_place++] != '/') {
            --text_error_place;
            return "a / must follow the 16th cell";
        }
        man = man_of(text[text_error_place]);
        if (man > NOUGHT) {
            return "a cell is X, O or -, 16 a level";
        }
        cells[i] = man;
        ++number[man];
        ++text_error_place;
    }
    if (text[text_error_place] != ' ') {
        return "a blank and the side must follow";
    }
    man = man_of(text[++text_error_place]);
    if (man == EMPTY || man > NOUGHT) {
        return "the side to move is X or O";
    }
    if (text[text_error_place + 1]) {
        ++text_error_place;
        return "nothing may follow the side";
    }
    if (number[CROSS] != number[NOUGHT] + man - 1) {
        return man == CROSS ? "X to move: as many O as X"
            : "O to move: one X more than O";
    }
    if (has_four(man)) {
        return "the side to move has won already";
    }
    set_up(man - 1);
    return 0;
}

void game_write_position(char *text)
{
    uint8_t i;

    for (i = 0; i < CELLS; ++i) {
        if (i && !(i & 15)) {
            *text++ = '/';
        }
        *text++ = letters[noughts3d_cell[i]];
    }
    *text++ = ' ';
    *text++ = letters[side + 1];
    *text = 0;
}
