/* ending_threats.c: points where one of three men makes a threat; asm/games/morris/ending_threats.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/morris/ending.h"

uint8_t morris_target[POINTS];
uint8_t morris_targets;
uint8_t morris_mill_at;

static uint8_t is_target[POINTS];

static void add_target(uint8_t to)
{
    if (morris_point[to] == EMPTY && !is_target[to]) {
        is_target[to] = 1;
        morris_target[morris_targets++] = to;
    }
}

/* Looks at a line if it has one or two men of `side` and no others: adds its targets, or sets morris_mill_at. */
static void look_at_line(uint8_t line)
{
    uint8_t man = man_of(side);
    uint8_t state = morris_line[line];
    uint8_t place = ROW * line;

    if (state == man || state == 3 * man || state == 9 * man) {
        add_target(morris_on_line[place]);
        add_target(morris_on_line[place + 1]);
        add_target(morris_on_line[place + 2]);
    } else if (morris_hole[side][state]) {
        morris_mill_at = morris_on_line[place + morris_hole[side][state] - 1];
    }
}

void morris_find_targets(uint8_t from)
{
    uint8_t across = from / ROW;
    uint8_t down = morris_down[from];
    uint8_t i;

    memset(is_target, 0, sizeof is_target);
    morris_targets = 0;
    morris_mill_at = POINTS;
    if (morris_in_mill(from)) {
        for (i = 0; i < POINTS; ++i) {
            add_target(i);
        }
        return;
    }
    morris_line[across] -= morris_power_across[side][from];
    morris_line[down] -= morris_power_down[side][from];
    for (i = 0; i < LINES; ++i) {
        look_at_line(i);
    }
    morris_line[across] += morris_power_across[side][from];
    morris_line[down] += morris_power_down[side][from];
}
