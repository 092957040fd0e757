/* text.c: moves as text: d2, a1a4, and with the removed man after an x: d2xg7, a1a4xd6. */
/* SPDX-License-Identifier: MIT */
#include "games/morris/morris.h"
#include "engine/text.h"
#include "texts/morris.h"

static const char names[] = "a7d7g7b6d6f6c5d5e5a4b4c4e4f4g4c3d3e3b2d2f2a1d1g1";

char *morris_put_point(char *text, uint8_t point)
{
    *text++ = names[2 * point];
    *text++ = names[2 * point + 1];
    return text;
}

uint8_t morris_point_at(const char *text)
{
    uint8_t point = 0;
    char file = text_lower(text[0]);

    while (point < POINTS && (names[2 * point] != file || names[2 * point + 1] != text[1])) {
        ++point;
    }
    return point;
}

void game_write_move(char *text)
{
    uint8_t lo = (uint8_t)move;
    uint8_t hi = (uint8_t)(move >> 8);

    if ((hi & POINT) != HAND) {
        text = morris_put_point(text, hi & POINT);
    }
    text = morris_put_point(text, lo & POINT);
    if (hi & MILL) {
        *text++ = 'x';
        text = morris_put_point(text, removed_of(lo, hi));
    }
    *text = 0;
}

static const char no_point[] = TEXT_NO_POINT;
static const char *line;
static uint8_t at;

/* Reads the point at line[at] and moves `at` past it. Returns POINTS if there is none. */
static uint8_t next_point(void)
{
    uint8_t point = line[at] ? morris_point_at(line + at) : POINTS;

    if (point != POINTS) {
        at += 2;
    }
    return point;
}

/* Returns why the man on a point may not be removed, or 0 if it may. */
static const char *removal_error(uint8_t point)
{
    uint8_t enemy = man_of(side ^ 1);
    uint8_t other;

    if (point == POINTS) {
        return no_point;
    }
    if (morris_point[point] != enemy) {
        return TEXT_NO_ENEMY;
    }
    if (morris_in_mill(point)) {
        for (other = 0; other < POINTS; ++other) {
            if (morris_point[other] == enemy && !morris_in_mill(other)) {
                return TEXT_IN_MILL;
            }
        }
    }
    return 0;
}

static const char *step_error(uint8_t from, uint8_t to)
{
    if (from == HAND) {
        return morris_hand[side] ? 0 : TEXT_NONE_IN_HAND;
    }
    if (morris_hand[side]) {
        return TEXT_PLACE_FIRST;
    }
    if (morris_point[from] != man_of(side)) {
        return morris_point[from] == EMPTY ? TEXT_NO_MAN : TEXT_NOT_YOURS;
    }
    return from == to ? TEXT_THERE_ALREADY : 0;
}

const char *game_read_move(const char *text)
{
    const char *why;
    uint8_t from = HAND;
    uint8_t to;

    line = text;
    at = 0;
    if (outcome != OUTCOME_NONE) {
        return text_error(0, TEXT_OVER);
    }
    to = next_point();
    if (to == POINTS) {
        return text_error(0, no_point);
    }
    if (text[at] && text_lower(text[at]) != 'x') {
        at += text[at] == '-';
        from = to;
        to = next_point();
        if (to == POINTS) {
            return text_error(at, no_point);
        }
    }
    why = step_error(from, to);
    if (why) {
        return text_error(0, why);
    }
    if (morris_point[to] != EMPTY) {
        return text_error((uint8_t)(at - 2), TEXT_POINT_TAKEN);
    }
    if (!morris_closes(from, to)) {
        if (text[at]) {
            return text_error(at, TEXT_NO_MILL);
        }
    } else if (text_lower(text[at]) != 'x') {
        return text_error(at, TEXT_NAME_A_MAN);
    } else {
        ++at;
        why = removal_error(next_point());
        if (why) {
            return text_error(at, why);
        }
        if (text[at]) {
            return text_error(at, TEXT_AT_END);
        }
    }
    return text_find_move(text) ? 0 : text_error(0, TEXT_NEXT_POINT);
}
