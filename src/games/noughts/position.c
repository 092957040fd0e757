/* position.c: positions of noughts and crosses: nine squares and the side to move. */
#include <string.h>

#include "games/noughts/noughts.h"
#include "engine/list.h"
#include "engine/text.h"

static const char letters[NOUGHT + 1] = { '-', 'X', 'O' };

/* The board as `men` has it, played into an empty one; `mover` is next. */
static void set_up(const uint8_t *men, uint8_t mover)
{
    uint8_t i;
    uint8_t placed = 0;
    uint8_t won = mover ? CROSSES_WON : NOUGHTS_WON;

    memset(noughts_square, EMPTY, SQUARES);
    memset(noughts_line, LINE_EMPTY, LINES + 1);
    zobrist_fill(noughts_random, sizeof noughts_random);
    noughts_last_ply = SQUARES + 1; /* not full while we put men down */
    memset(hash_key, 0, sizeof hash_key);
    for (move = 0; move < SQUARES; ++move) {
        if (men[move] == EMPTY) {
            continue;
        }
        ply = 0;
        side = men[move] - 1;
        list_play();
        game_hash();
        for (i = 0; i < KEY_BYTES; ++i) {
            hash_key[i][0] = hash_key[i][1];
        }
        ++placed;
    }
    ply = 0;
    side = mover;
    noughts_last_ply = SQUARES - placed;
    reversible_plies[0] = 0;
    outcome = placed == SQUARES ? OUTCOME_DRAW : OUTCOME_NONE;
    for (i = 0; i < LINES; ++i) {
        if (noughts_line[i] == won) {
            outcome = OUTCOME_LOSS;
        }
    }
}

void game_reset(void)
{
    static const uint8_t nobody[SQUARES] = { 0, 0, 0, 0, 0, 0, 0, 0, 0 };

    set_up(nobody, 0);
}

/* 1: `man` has three in a line of `men`. */
static uint8_t has_three(const uint8_t *men, uint8_t man)
{
    static const uint8_t firsts[LINES] = { 0, 3, 6, 0, 1, 2, 0, 2 };
    static const uint8_t steps[LINES] = { 1, 1, 1, 3, 3, 3, 4, 2 };
    uint8_t i;
    uint8_t at;
    uint8_t left;

    for (i = 0; i < LINES; ++i) {
        at = firsts[i];
        for (left = 3; left && men[at] == man; --left) {
            at += steps[i];
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
    static uint8_t men[SQUARES];
    static uint8_t number[NOUGHT + 1];
    uint8_t man;

    memset(number, 0, sizeof number);
    for (text_error_place = 0; text_error_place < SQUARES; ++text_error_place) {
        man = man_of(text[text_error_place]);
        if (man > NOUGHT) {
            return text[text_error_place] ? "a square is X, O or -" : "nine squares are needed";
        }
        men[text_error_place] = man;
        ++number[man];
    }
    if (text[SQUARES] != ' ') {
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
    if (has_three(men, man)) {
        return "the side to move has won already";
    }
    set_up(men, man - 1);
    return 0;
}

void game_write_position(char *text)
{
    uint8_t i;

    for (i = 0; i < SQUARES; ++i) {
        *text++ = letters[noughts_square[i]];
    }
    *text++ = ' ';
    *text++ = letters[side + 1];
    *text = 0;
}
