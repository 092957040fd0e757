/* text.c: moves as text: the square a piece leaves, or `pass`; rolls: d1 to d6. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/text.h"
#include "games/race/race.h"
#include "texts/race.h"

char *race_write_square(char *text, uint8_t square)
{
    if (square >= 10) {
        *text++ = '1';
        square -= 10;
    }
    *text++ = (char)('0' + square);
    return text;
}

void game_write_move(char *text)
{
    if (move & MOVE_ROLL) {
        *text++ = 'd';
        *text++ = (char)('0' + (uint8_t)move);
    } else if (move == MOVE_PASS) {
        memcpy(text, "pass", 4);
        text += 4;
    } else {
        text = race_write_square(text, (uint8_t)(move - 1));
    }
    *text = 0;
}

static const char *read_roll(const char *text)
{
    uint8_t face = (uint8_t)(text[1] - '0');

    if (text_lower(text[0]) != 'd') {
        return text_error(0, TEXT_NO_ROLL);
    }
    if (face == 0 || face > FACES || text[2]) {
        return text_error(1, TEXT_NO_ROLL);
    }
    move = MOVE_ROLL | face;
    return 0;
}

uint8_t race_mover;

uint8_t race_movers(void)
{
    uint8_t count = 0;
    uint8_t from;

    for (from = 0; from < HOME; ++from) {
        if (race_target(from)) {
            race_mover = from;
            ++count;
        }
    }
    return count;
}

/* Returns why no piece can leave this square. */
static const char *why_not(uint8_t from)
{
    if (!race_pieces[PLACE(side, from)]) {
        return from ? TEXT_NO_PIECE : TEXT_START_EMPTY;
    }
    if (from == 0 && race_rolled != FACES) {
        return TEXT_ONLY_A_SIX;
    }
    if (from + race_rolled > HOME) {
        return TEXT_TOO_FAR;
    }
    return TEXT_BLOCKED;
}

static uint8_t is_digit(char c)
{
    return c >= '0' && c <= '9';
}

const char *game_read_move(const char *text)
{
    uint8_t from;
    uint8_t length = 1;

    if (outcome == OUTCOME_CHANCE) {
        return read_roll(text);
    }
    if (outcome != OUTCOME_NONE) {
        return text_error(0, TEXT_OVER);
    }
    if (text_lower(text[0]) == 'p') {
        for (length = 0; length < 4; ++length) {
            if (text_lower(text[length]) != "pass"[length]) {
                return text_error(length, TEXT_ONE_SQUARE);
            }
        }
        if (text[4]) {
            return text_error(4, TEXT_ONE_SQUARE);
        }
        if (race_movers()) {
            return text_error(0, TEXT_CAN_MOVE);
        }
        move = MOVE_PASS;
        return 0;
    }
    if (!is_digit(text[0])) {
        return text_error(0, TEXT_ONE_SQUARE);
    }
    from = (uint8_t)(text[0] - '0');
    if (from == 1 && is_digit(text[1])) {
        from = (uint8_t)(10 + text[1] - '0');
        length = 2;
    }
    if (text[length] || from >= HOME) {
        return text_error(length, TEXT_ONE_SQUARE);
    }
    if (!race_target(from)) {
        return text_error(0, why_not(from));
    }
    move = (uint16_t)(from + 1);
    return 0;
}
