/* text.c: plays as text: `8/5 6/5`, `bar/22`, `6/off`, `13/7*`, `8/5(2)`, `pass`; a hit on the way is shown, too;
 * rolls: d64. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/text.h"
#include "games/backgammon/backgammon.h"
#include "texts/backgammon.h"

static char *write_place(char *text, uint8_t place)
{
    if (place == BAR || place == OFF) {
        memcpy(text, place ? "bar" : "off", 3);
        return text + 3;
    }
    if (place >= 10) {
        *text++ = (char)('0' + place / 10);
    }
    *text++ = (char)('0' + place % 10);
    return text;
}

/* Writes the way of a checker from step i on, through later steps; takes these steps out of `left`. */
static uint8_t left;
static char *write_way(char *text, uint8_t i, uint8_t hits)
{
    uint8_t to;
    uint8_t next;

    text = write_place(text, backgammon_from[i]);
    for (;;) {
        left &= (uint8_t)~(1 << i);
        to = backgammon_landing(backgammon_from[i], backgammon_die[i]);
        for (next = 0; next < backgammon_steps; ++next) {
            if (to && left >> next & 1 && backgammon_from[next] == to) {
                break;
            }
        }
        if (next == backgammon_steps || hits >> i & 1) {
            *text++ = '/';
            text = write_place(text, to);
            if (hits >> i & 1) {
                *text++ = '*';
            }
        }
        if (next == backgammon_steps) {
            return text;
        }
        i = next;
    }
}

/* Compares two ways without their stars. */
static uint8_t is_same(const char *one, const char *other)
{
    for (;; ++one, ++other) {
        while (*one == '*') {
            ++one;
        }
        while (*other == '*') {
            ++other;
        }
        if (*one != *other) {
            return 0;
        }
        if (!*one) {
            return 1;
        }
    }
}

static void write_play(char *text)
{
    static char way[2][24];
    uint8_t hits = backgammon_carry();
    uint8_t i;
    uint8_t same = 0;

    backgammon_carry_back(hits);
    left = (uint8_t)((1 << backgammon_steps) - 1);
    way[0][0] = 0;
    for (i = 0; i < backgammon_steps; ++i) {
        if (!(left >> i & 1)) {
            continue;
        }
        *write_way(way[1], i, hits) = 0;
        if (same && is_same(way[0], way[1])) {
            ++same;
            continue;
        }
        if (same > 1) {
            *text++ = '(';
            *text++ = (char)('0' + same);
            *text++ = ')';
        }
        if (same) {
            *text++ = ' ';
        }
        strcpy(way[0], way[1]);
        strcpy(text, way[1]);
        text += strlen(text);
        same = 1;
    }
    if (same > 1) {
        *text++ = '(';
        *text++ = (char)('0' + same);
        *text++ = ')';
    }
    *text = 0;
}

/* The dice are not part of a play. On another board the roll is that of the record; see verbs.h. */
void game_write_move(char *text)
{
    if (move & MOVE_ROLL) {
        *text++ = 'd';
        *text++ = (char)('0' + ((uint8_t)move >> 3));
        *text++ = (char)('0' + (move & 7));
        *text = 0;
    } else if (move == MOVE_PASS) {
        strcpy(text, "pass");
    } else if (text_other_board) {
        backgammon_decode();
        text = write_place(text, backgammon_from[0]);
        *text++ = '/';
        *text++ = '+';
        *text = 0;
    } else {
        write_play(text);
    }
}

/* ---- reading ---- */

static uint8_t wanted[PLACES]; /* the board after the play that was typed */
static uint8_t stars;          /* 1: it must be the same for the other side, too */
static uint16_t found;

static uint8_t compare(void)
{
    uint8_t hits = backgammon_carry();

    if (!memcmp(wanted + PLACE(side, 0), backgammon_at + PLACE(side, 0), BAR + 1)
        && (!stars || !memcmp(wanted + PLACE(side ^ 1, 0), backgammon_at + PLACE(side ^ 1, 0), BAR + 1))) {
        found = move;
    }
    backgammon_carry_back(hits);
    return !found;
}

static const char *read_roll(const char *text)
{
    uint8_t large = (uint8_t)(text[1] - '0');
    uint8_t small;

    if (text_lower(text[0]) != 'd' || large == 0 || large > 6) {
        return text_error(0, TEXT_NO_ROLL);
    }
    small = (uint8_t)(text[2] - '0');
    if (small == 0 || small > 6 || text[3]) {
        return text_error(2, TEXT_NO_ROLL);
    }
    move = (uint16_t)(MOVE_ROLL | (large > small ? large << 3 | small : small << 3 | large));
    return 0;
}

static uint8_t at; /* place in the text */

/* Reads a place; returns 255 if there is none. */
static uint8_t read_place(const char *text)
{
    uint8_t place = (uint8_t)(text[at] - '0');

    if (text_lower(text[at]) == 'b' || text_lower(text[at]) == 'o') {
        place = text_lower(text[at]) == 'b' ? BAR : OFF;
        if (strlen(text + at) < 3 || text_lower(text[at + 2]) != (place ? 'r' : 'f')) {
            return 255;
        }
        at += 3;
        return place;
    }
    if (place == 0 || place > 9) {
        return 255;
    }
    ++at;
    if ((uint8_t)(text[at] - '0') < 10 && place < 3) {
        place = (uint8_t)(place * 10 + text[at++] - '0');
    }
    return place > 24 ? 255 : place;
}

/* Moves a checker on the board `wanted`. */
static void want(uint8_t from, uint8_t to, uint8_t times)
{
    uint8_t met = PLACE(side ^ 1, 25 - to);

    for (; times; --times) {
        --wanted[PLACE(side, from)];
        ++wanted[PLACE(side, to)];
    }
    if (to && wanted[met] == 1) {
        wanted[met] = 0;
        ++wanted[PLACE(side ^ 1, BAR)];
    }
}

/* Reads a way such as 13/11 * /8(2) into `wanted`. */
static const char *read_way(const char *text)
{
    uint8_t places[6];
    uint8_t count = 0;
    uint8_t times = 1;
    uint8_t i;

    do {
        if (count == 5) {
            return text_error(at, TEXT_BAD_PLAY);
        }
        places[count] = read_place(text);
        if (places[count] == 255 || (count && places[count] >= places[count - 1])) {
            return text_error(at, TEXT_BAD_PLAY);
        }
        ++count;
        if (text[at] == '*') {
            ++at;
        }
    } while (text[at] == '/' && ++at);
    if (count < 2) {
        return text_error(at, TEXT_BAD_PLAY);
    }
    if (text[at] == '(') {
        times = (uint8_t)(text[at + 1] - '0');
        if (times == 0 || times > 4 || text[at + 2] != ')') {
            return text_error((uint16_t)(at + 1), TEXT_BAD_PLAY);
        }
        at += 3;
    }
    if (wanted[PLACE(side, places[0])] < times) {
        return text_error(0, TEXT_NO_CHECKER);
    }
    for (i = 1; i < count; ++i) {
        want(places[i - 1], places[i], times);
    }
    return 0;
}

const char *game_read_move(const char *text)
{
    const char *why;
    uint16_t kept = move;

    if (outcome == OUTCOME_CHANCE) {
        return read_roll(text);
    }
    if (outcome != OUTCOME_NONE) {
        return text_error(0, TEXT_OVER);
    }
    found = 0;
    stars = 0;
    if (!strcmp(text, "pass")) {
        memset(wanted, 0, sizeof wanted); /* no play leads there */
        move = 0;
        backgammon_each(compare);
        why = move ? text_error(0, TEXT_CAN_MOVE) : 0;
        move = why ? kept : MOVE_PASS;
        return why;
    }
    memcpy(wanted, backgammon_at, sizeof wanted);
    for (at = 0; text[at];) {
        why = read_way(text);
        if (why) {
            return why;
        }
        if (text[at] && text[at] != ' ' && text[at] != ',') {
            return text_error(at, TEXT_BAD_PLAY);
        }
        while (text[at] == ' ' || text[at] == ',') {
            ++at;
        }
    }
    stars = 1;
    backgammon_each(compare);
    if (!found) {
        stars = 0;
        backgammon_each(compare);
    }
    move = found ? found : kept;
    return found ? 0 : text_error(0, TEXT_NOT_LEGAL);
}
