/* position.c: start position, and positions as text: points 24 to 1 as White counts, the bar, the side, the dice:
 * `W2,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W5,-,-,-,-,B2 0/0 w -`. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/text.h"
#include "games/backgammon/backgammon.h"
#include "texts/backgammon.h"

static char *write_number(char *text, uint8_t number)
{
    if (number >= 10) {
        *text++ = '1';
        number -= 10;
    }
    *text++ = (char)('0' + number);
    return text;
}

void game_write_position(char *text)
{
    uint8_t point;
    uint8_t white;
    uint8_t black;

    for (point = 24; point; --point) {
        white = backgammon_at[PLACE(0, point)];
        black = backgammon_at[PLACE(1, 25 - point)];
        if (white || black) {
            *text++ = white ? 'W' : 'B';
            text = write_number(text, (uint8_t)(white + black));
        } else {
            *text++ = '-';
        }
        *text++ = point == 1 ? ' ' : ',';
    }
    text = write_number(text, backgammon_at[PLACE(0, BAR)]);
    *text++ = '/';
    text = write_number(text, backgammon_at[PLACE(1, BAR)]);
    *text++ = ' ';
    *text++ = side ? 'b' : 'w';
    *text++ = ' ';
    if (backgammon_large) {
        *text++ = (char)('0' + backgammon_large);
        *text++ = (char)('0' + backgammon_small);
    } else {
        *text++ = '-';
    }
    *text = 0;
}

static uint8_t read[PLACES];
static uint8_t at; /* place in the text */
static uint8_t number;

/* Reads a number up to 15 into `number`; returns 0 if there is none. */
static uint8_t read_number(const char *text)
{
    uint8_t digit = (uint8_t)(text[at] - '0');

    if (digit > 9) {
        return 0;
    }
    number = digit;
    ++at;
    digit = (uint8_t)(text[at] - '0');
    if (number == 1 && digit < 6) {
        number = (uint8_t)(10 + digit);
        ++at;
    }
    return 1;
}

static const char *read_points(const char *text)
{
    uint8_t point;
    uint8_t place;
    char c;

    for (point = 24; point; --point) {
        c = text_lower(text[at]);
        if (c == 'w' || c == 'b') {
            place = c == 'w' ? PLACE(0, point) : PLACE(1, 25 - point);
            ++at;
            if (!read_number(text) || !number) {
                return text_error(at, TEXT_BAD_COUNT);
            }
            read[place] = number;
        } else if (c == '-') {
            ++at;
        } else {
            return text_error(at, TEXT_BAD_POINT);
        }
        if (text[at] != (point == 1 ? ' ' : ',')) {
            return text_error(at, TEXT_POINTS_24);
        }
        ++at;
    }
    return 0;
}

static const char *read_bar(const char *text)
{
    uint8_t owner;
    uint8_t place;
    uint8_t left;

    for (owner = 0; owner < 2; ++owner) {
        if (!read_number(text)) {
            return text_error(at, TEXT_BAD_BAR);
        }
        read[PLACE(owner, BAR)] = number;
        if (text[at] != (owner ? ' ' : '/')) {
            return text_error(at, TEXT_BAD_BAR);
        }
        ++at;
    }
    for (owner = 0; owner < 2; ++owner) {
        left = CHECKERS;
        for (place = 1; place <= BAR; ++place) {
            if (read[PLACE(owner, place)] > left) {
                return text_error(0, TEXT_TOO_MANY);
            }
            left -= read[PLACE(owner, place)];
        }
        read[PLACE(owner, OFF)] = left;
    }
    return read[PLACE(0, OFF)] == CHECKERS && read[PLACE(1, OFF)] == CHECKERS ? text_error(0, TEXT_BOTH_OFF) : 0;
}

const char *game_read_position(const char *text)
{
    const char *why;
    uint8_t turn;
    uint8_t large = 0;
    uint8_t small = 0;

    memset(read, 0, sizeof read);
    at = 0;
    why = read_points(text);
    if (!why) {
        why = read_bar(text);
    }
    if (why) {
        return why;
    }
    turn = text_lower(text[at]) == 'b';
    if (!turn && text_lower(text[at]) != 'w') {
        return text_error(at, TEXT_BAD_SIDE);
    }
    ++at;
    if (text[at] != ' ') {
        return text_error(at, TEXT_BAD_ROLL);
    }
    ++at;
    if (text[at] == '-') {
        ++at;
    } else {
        large = (uint8_t)(text[at] - '0');
        if (large == 0 || large > 6) {
            return text_error(at, TEXT_BAD_ROLL);
        }
        small = (uint8_t)(text[++at] - '0');
        if (small == 0 || small > 6) {
            return text_error(at, TEXT_BAD_ROLL);
        }
        ++at;
    }
    if (text[at]) {
        return text_error(at, TEXT_BAD_ROLL);
    }
    memcpy(backgammon_at, read, sizeof read);
    side = turn;
    backgammon_large = large > small ? large : small;
    backgammon_small = large > small ? small : large;
    ply = 0;
    reversible_plies[0] = 0;
    zobrist_fill(backgammon_random, sizeof backgammon_random);
    backgammon_find_outcome();
    backgammon_count_key();
    return 0;
}

void game_reset(void)
{
    ply = 0;
    game_read_position("W2,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W5,-,-,-,-,B2 0/0 w -");
}
