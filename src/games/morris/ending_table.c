/* ending_table.c: three men against three: the rule and the tables of ending.h; asm/games/morris/ending_table.s is
 * its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/morris/ending_table.h"

static uint8_t is_across(void)
{
    return morris_threat_line == 3 || morris_threat_line == 4 || morris_threat_line == DOWN + 3
        || morris_threat_line == DOWN + 4;
}

uint8_t morris_threes_rule(void)
{
    uint8_t enemy = side ^ 1;
    uint8_t answer = NOT_LOST;
    uint8_t in_mill = 0;
    uint8_t state;
    uint8_t hole;
    uint8_t i;

    morris_threes_key = NO_KEY;
    morris_threat_centre = POINTS;
    if (morris_can_close()) {
        return NOT_LOST;
    }
    for (i = 0; i < LINES; ++i) {
        state = morris_line[i];
        hole = morris_hole[enemy][state];
        if (hole) {
            if (morris_threat_centre != POINTS) {
                return LOST_AT_ONCE;
            }
            morris_threat_line = i;
            morris_threat_centre = morris_on_line[ROW * i + hole - 1];
            morris_threat_kind = is_across() ? ACROSS : hole == 2 ? MIDDLE : CORNER;
        } else if (state == FULL * man_of(side)) {
            in_mill = 1;
        } else if (state == FULL * man_of(enemy)) {
            morris_threat_line = i;
            morris_threat_centre = morris_on_line[ROW * i + 1];
            morris_threat_kind = is_across() ? MILL_ACROSS : MILL_SIDE;
        }
    }
    if (morris_threat_centre == POINTS) {
        return NOT_LOST;
    }
    if (morris_threat_kind < MILL_SIDE && !in_mill && !morris_can_answer(morris_threat_centre)) {
        answer = LOST_SOON;
    }
    morris_find_key();
    return answer;
}

uint8_t morris_is_doomed(void)
{
    uint8_t twos = 0;
    uint8_t i;

    for (i = 0; i < LINES; ++i) {
        twos += morris_hole[side ^ 1][morris_line[i]] != 0;
    }
    return twos > 1 && !morris_can_close();
}

/* ---- exceptions to the rule ---- */

static uint8_t is_exception(void)
{
    const uint8_t *from = morris_exceptions + morris_bucket[morris_key_bucket];
    const uint8_t *end = morris_exceptions + morris_bucket[morris_key_bucket + 1];
    uint16_t left = morris_key_set + 1;

    for (; from != end; ++from) {
        if (*from == SKIP) {
            if (left < SKIP) {
                return 0;
            }
        } else if (*from >= left) {
            return *from == left;
        }
        left -= *from;
    }
    return 0;
}

static const uint8_t bit[8] = { 1, 2, 4, 8, 16, 32, 64, 128 };

/* Returns bit `at` of morris_late. */
static uint8_t late_bit(uint16_t at)
{
    return (morris_late[at >> 3] & bit[(uint8_t)at & 7]) != 0;
}

static uint8_t is_late(void)
{
    return late_bit((uint16_t)(morris_threes_key * morris_late_by[0]) >> (16 - LATE_BITS_0))
        ^ late_bit(((uint16_t)(morris_threes_key * morris_late_by[1]) >> (16 - LATE_BITS_1)) + (1 << LATE_BITS_0))
        ^ late_bit(((uint16_t)(morris_threes_key * morris_late_by[2]) >> (16 - LATE_BITS_2)) + (1 << LATE_BITS_0)
            + (1 << LATE_BITS_1));
}

uint8_t morris_threes(void)
{
    uint8_t found = morris_threes_rule();

    if (morris_threes_key == NO_KEY) {
        return found;
    }
    if (is_exception()) {
        found ^= NOT_LOST ^ LOST_SOON;
    }
    if (found != NOT_LOST && is_late()) {
        found = LOST_LATE;
    }
    return found;
}
