/* position.c: positions as text: points 24 to 1 as White counts, the bar, the side, the dice:
 * `W2,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W5,-,-,-,-,B2 0/0 w -`; in a match also the points of White and Black
 * before this game, unless they are 0-0. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/text.h"
#include "games/backgammon/text.h"
#include "texts/backgammon.h"

#define BLACK(place) (PLACE_OF_BLACK + (place))

void game_write_position(char *text)
{
    uint8_t point = 24;
    uint8_t black;

    text_to = text;
    for (;;) {
        black = backgammon_at[BLACK(25) - point];
        if (black) {
            text_put('B');
            text_put_number(black);
        } else if (backgammon_at[point]) {
            text_put('W');
            text_put_number(backgammon_at[point]);
        } else {
            text_put('-');
        }
        if (--point == 0) {
            break;
        }
        text_put(',');
    }
    text_put(' ');
    text_put_number(backgammon_at[BAR]);
    text_put('/');
    text_put_number(backgammon_at[BLACK(BAR)]);
    text_put(' ');
    text_put(side ? 'b' : 'w');
    text_put(' ');
    if (backgammon_large) {
        text_put((char)('0' + backgammon_large));
        text_put((char)('0' + backgammon_small));
    } else {
        text_put('-');
    }
    if (backgammon_won[0] | backgammon_won[1]) {
        text_put(' ');
        text_put((char)('0' + backgammon_won[0]));
        text_put('-');
        text_put((char)('0' + backgammon_won[1]));
    }
    text_end();
}

#define read backgammon_buffer
static uint8_t number;

/* Reads a number up to 15 into `number`; returns 0 if there is none. */
static uint8_t read_number(void)
{
    number = text_digit();
    if (number > 9) {
        return 0;
    }
    ++text_at;
    if (number == 1 && text_digit() < 6) {
        number = (uint8_t)(10 + text_digit());
        ++text_at;
    }
    return 1;
}

/* Goes on if this character is there. */
static uint8_t accept(char c)
{
    if (text_peek() != c) {
        return 0;
    }
    ++text_at;
    return 1;
}

static const char *read_points(void)
{
    static uint8_t point;
    uint8_t place;

    for (point = 24; point; --point) {
        if (!accept('-')) {
            place = point;
            if (!accept('w')) {
                place = (uint8_t)(BLACK(25) - point);
                if (!accept('b')) {
                    return text_wrong(TEXT_BAD_POINT);
                }
            }
            if (!read_number() || !number) {
                return text_wrong(TEXT_BAD_COUNT);
            }
            read[place] = number;
        }
        if (!accept(point == 1 ? ' ' : ',')) {
            return text_wrong(TEXT_POINTS_24);
        }
    }
    return 0;
}

/* Sets the checkers of a side that are off, by those that are on its places. */
static uint8_t count_off(uint8_t own)
{
    uint8_t place;
    uint8_t left = CHECKERS;

    for (place = BAR; place; --place) {
        if (read[(uint8_t)(own + place)] > left) {
            return 0;
        }
        left -= read[(uint8_t)(own + place)];
    }
    read[own] = left;
    return 1;
}

static const char *read_bar(void)
{
    if (!read_number()) {
        return text_wrong(TEXT_BAD_BAR);
    }
    read[BAR] = number;
    if (!accept('/') || !read_number()) {
        return text_wrong(TEXT_BAD_BAR);
    }
    read[BLACK(BAR)] = number;
    if (!accept(' ')) {
        return text_wrong(TEXT_BAD_BAR);
    }
    if (!count_off(0) || !count_off(PLACE_OF_BLACK)) {
        return text_error(0, TEXT_TOO_MANY);
    }
    return read[OFF] + read[BLACK(OFF)] == 2 * CHECKERS ? text_error(0, TEXT_BOTH_OFF) : 0;
}

static uint8_t won[2];

/* Reads the points of a side in the match; returns 0 if there are none, or too many for another game. */
static uint8_t read_won(uint8_t owner)
{
    won[owner] = text_digit();
    if (won[owner] >= MATCH_POINTS) {
        return 0;
    }
    ++text_at;
    return 1;
}

const char *game_read_position(const char *text)
{
    static uint8_t turn;
    static uint8_t large;
    static uint8_t small;
    const char *why;

    memset(read, 0, PLACES);
    text_from = text;
    text_at = 0;
    why = read_points();
    if (!why) {
        why = read_bar();
    }
    if (why) {
        return why;
    }
    turn = 0;
    if (!accept('w')) {
        turn = 1;
        if (!accept('b')) {
            return text_wrong(TEXT_BAD_SIDE);
        }
    }
    large = 0;
    small = 0;
    if (!accept(' ')) {
        return text_wrong(TEXT_BAD_ROLL);
    }
    if (!accept('-')) {
        large = text_die();
        small = large ? text_die() : 0;
        if (!small) {
            return text_wrong(TEXT_BAD_ROLL);
        }
    }
    memset(won, 0, sizeof won);
    if (accept(' ') && (!read_won(0) || !accept('-') || !read_won(1))) {
        return text_wrong(TEXT_BAD_SCORE);
    }
    if (text_peek()) {
        return text_wrong(TEXT_BAD_ROLL);
    }
    memcpy(backgammon_at, read, PLACES);
    memcpy(backgammon_won, won, sizeof won);
    side = turn;
    backgammon_large = large > small ? large : small;
    backgammon_small = large > small ? small : large;
    ply = 0;
    reversible_plies[0] = 0;
    backgammon_find_outcome();
    game_hash();
    return 0;
}
