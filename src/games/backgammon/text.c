/* text.c: plays as text: `8/5 6/5`, `bar/22`, `6/off`, `13/7*`, `8/5(2)`, `pass`; a hit on the way is shown, too;
 * rolls: d64. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/text.h"
#include "games/backgammon/text.h"
#include "texts/backgammon.h"

static const uint8_t bits[STEPS] = { 1, 2, 4, 8 };
static uint8_t left;     /* the steps that are not written yet */
static uint8_t stars;    /* those that hit */
static uint8_t is_quiet; /* 1: nothing is written */

/* Follows, and writes, the way of a checker from step i on, through later steps; takes these steps out of `left`.
 * Returns their number. */
static uint8_t follow(uint8_t first)
{
    static uint8_t i;
    static uint8_t landing;
    static uint8_t next;
    static uint8_t is_hit;
    uint8_t length = 0;

    i = first;
    for (;;) {
        left &= (uint8_t)~bits[i];
        ++length;
        landing = backgammon_landing(backgammon_from[i], backgammon_die[i]);
        next = i;
        do {
            ++next;
        } while (next != backgammon_steps && (!(left & bits[next]) || backgammon_from[next] != landing));
        is_hit = stars;
        is_hit &= bits[i];
        if (!is_quiet && (next == backgammon_steps || is_hit)) {
            text_put('/');
            text_put_place(landing);
            if (is_hit) {
                text_put('*');
            }
        }
        if (next == backgammon_steps) {
            return length;
        }
        i = next;
    }
}

/* Writes the steps of the play. */
static void write_play(uint8_t hits)
{
    static uint8_t i;
    static uint8_t other;
    static uint8_t length;
    static uint8_t kept;
    static uint8_t landing;
    char same;

    stars = hits;
    left = (uint8_t)(bits[backgammon_steps - 1] * 2 - 1);
    for (i = 0; i != backgammon_steps; ++i) {
        if (!(left & bits[i])) {
            continue;
        }
        if (i) {
            text_put(' ');
        }
        text_put_place(backgammon_from[i]);
        landing = backgammon_landing(backgammon_from[i], backgammon_die[i]);
        length = follow(i);
        same = '1';
        ++is_quiet;
        for (other = i; ++other != backgammon_steps;) { /* checkers that go the same way */
            if (left & bits[other] && backgammon_from[other] == backgammon_from[i]
                && backgammon_landing(backgammon_from[i], backgammon_die[other]) == landing) {
                kept = left;
                if (follow(other) == length) {
                    ++same;
                } else {
                    left = kept;
                }
            }
        }
        --is_quiet;
        if (same != '1') {
            text_put('(');
            text_put(same);
            text_put(')');
        }
    }
}

static uint8_t list_roll; /* the roll that was written last; 0: it was used */

/* The dice are not part of a play. In a list of moves the roll was written before; during a search the dice on the
 * board are those of the play: then only the stars are missing. Else only the beginning can be written, "13/+". */
static void write_elsewhere(void)
{
    static uint8_t large;
    static uint8_t small;

    large = backgammon_large;
    small = backgammon_small;
    if (text_other_board == TEXT_FOR_LIST) {
        backgammon_large = (uint8_t)(list_roll >> 3);
        backgammon_small = (uint8_t)(list_roll & 7);
        if (backgammon_large < backgammon_small) { /* the opening roll */
            backgammon_small = backgammon_large;
            backgammon_large = (uint8_t)(list_roll & 7);
        }
        list_roll = 0;
    }
    backgammon_decode();
    if (backgammon_large) {
        write_play(0);
    } else {
        text_put_place(backgammon_from[0]);
        text_put('/');
        text_put('+');
    }
    backgammon_large = large;
    backgammon_small = small;
}

void game_write_move(char *text)
{
    static uint8_t hits;

    text_to = text;
    if (IS_ROLL(move)) {
        text_put('d');
        text_put((char)('0' + ((uint8_t)move >> 3)));
        text_put((char)('0' + (move & 7)));
        if (text_other_board) {
            list_roll = (uint8_t)move;
        }
    } else if (move == MOVE_PASS) {
        text_put('p');
        text_put('a');
        text_put('s');
        text_put('s');
    } else if (text_other_board) {
        write_elsewhere();
    } else {
        hits = backgammon_carry();
        backgammon_carry_back(hits);
        write_play(hits);
    }
    text_end();
}

/* ---- reading ---- */

#define wanted backgammon_buffer /* the board after the play that was typed */
static uint8_t own;      /* PLACE(side, 0) */
static uint8_t other;    /* and of the other side */
static uint16_t found;   /* a play that leads the checkers of `side` there */
static uint8_t is_exact; /* 1: those of the other side, too */

static uint8_t compare(void)
{
    uint8_t hits = backgammon_carry();

    if (!is_exact && memcmp(wanted + own, backgammon_at + own, BAR + 1) == 0) {
        is_exact = memcmp(wanted + other, backgammon_at + other, BAR + 1) == 0;
        if (is_exact || !found) {
            found = move;
        }
    }
    backgammon_carry_back(hits);
    return !is_exact;
}

static const char *read_roll(void)
{
    static uint8_t large;
    static uint8_t small;

    if (text_peek() != 'd') {
        return text_wrong(TEXT_NO_ROLL);
    }
    ++text_at;
    large = text_die();
    if (!large) {
        --text_at;
        return text_wrong(TEXT_NO_ROLL);
    }
    small = text_die();
    if (!small || text_peek()) {
        return text_error(2, TEXT_NO_ROLL);
    }
    if (backgammon_is_start()) {
        if (large == small) {
            return text_error(2, TEXT_EQUAL_DICE);
        }
    } else if (large < small) {
        move = large;
        large = small;
        small = (uint8_t)move;
    }
    move = (uint16_t)(MOVE_ROLL | large << 3 | small);
    return 0;
}

/* Moves a checker on the board `wanted`. */
static void want(uint8_t from, uint8_t to)
{
    uint8_t met = (uint8_t)(other | (25 - to));

    --wanted[(uint8_t)(own | from)];
    ++wanted[(uint8_t)(own | to)];
    if (to && wanted[met] == 1) {
        wanted[met] = 0;
        ++wanted[(uint8_t)(other | BAR)];
    }
}

#define WAY_PLACES 5
uint8_t text_way[WAY_PLACES];

/* Reads a way such as 13/11 * /8(2), or /8x2, into `wanted`. */
static const char *read_way(void)
{
    static uint8_t count;
    static uint8_t times;
    static uint8_t i;
    static uint8_t last;
    static char opened;

    count = 0;
    times = 1;
    last = BAR + 1;
    for (;;) {
        i = backgammon_read_place(text_from + text_at);
        if (!i || count == WAY_PLACES || backgammon_place >= last) {
            return text_wrong(TEXT_BAD_PLAY);
        }
        last = backgammon_place;
        text_way[count] = last;
        text_at += i;
        ++count;
        if (text_peek() == '*') {
            ++text_at;
        }
        if (text_peek() != '/') {
            break;
        }
        ++text_at;
    }
    opened = text_peek();
    if (opened == '(' || opened == 'x') { /* x: without SHIFT */
        ++text_at;
        times = text_digit();
        ++text_at;
        if (times == 0 || times > STEPS || (opened == '(' ? text_peek() != ')' : text_peek() == ')')) {
            --text_at;
            return text_wrong(TEXT_BAD_PLAY);
        }
        if (opened == '(') {
            ++text_at;
        }
    }
    if (wanted[(uint8_t)(own | text_way[0])] < times) {
        return text_error(0, TEXT_NO_CHECKER);
    }
    if (count < 2) { /* a place alone: the view asks why no checker can leave it */
        return text_wrong(text_peek() ? TEXT_BAD_PLAY : TEXT_NOT_LEGAL);
    }
    do {
        for (i = 1; i != count; ++i) {
            want(text_way[i - 1], text_way[i]);
        }
    } while (--times);
    return 0;
}

uint8_t (*text_half_turn)(void);
static uint8_t more_ways; /* after the first one */

static void skip_spaces(void)
{
    while (text_peek() == ' ' || text_peek() == ',') {
        ++text_at;
    }
}

const char *game_read_move(const char *text)
{
    static uint16_t kept;
    const char *why;

    text_from = text;
    text_at = 0;
    if (outcome == OUTCOME_CHANCE) {
        return read_roll();
    }
    if (outcome != OUTCOME_NONE) {
        return text_wrong(TEXT_OVER);
    }
    kept = move;
    found = 0;
    is_exact = 0;
    own = PLACE(side, 0);
    other = PLACE(side ^ 1, 0);
    if (text_peek() == 'p') {
        memset(wanted, CHECKERS + 1, PLACES); /* no play leads there */
        move = 0;
        backgammon_each(compare);
        found = move; /* the last play, if there is one */
        move = kept;
        why = text_after_prefix("pass", text);
        if (found || !why || *why) {
            return text_wrong(found ? TEXT_CAN_MOVE : TEXT_BAD_PLAY);
        }
        move = MOVE_PASS;
        return 0;
    }
    if (text_peek() == '/') { /* the view asks why a lifted checker cannot go to a place */
        return text_wrong(TEXT_NO_DIE);
    }
    memcpy(wanted, backgammon_at, PLACES);
    more_ways = (uint8_t)-1;
    skip_spaces();
    do {
        ++more_ways;
        why = read_way();
        if (why) {
            return why;
        }
        if (text_peek() && text_peek() != ' ' && text_peek() != ',') {
            return text_wrong(TEXT_BAD_PLAY);
        }
        skip_spaces();
    } while (text_peek());
    backgammon_each(compare);
    if (!found) {
        move = kept;
        if (!more_ways && text_half_turn && text_half_turn()) {
            if (*text == ' ') { /* it was the last part: the text is the whole turn now */
                return game_read_move(text);
            }
            return text_error(0, TEXT_HALF);
        }
        return text_error(0, TEXT_NOT_LEGAL);
    }
    move = found;
    return 0;
}
