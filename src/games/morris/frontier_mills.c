/* frontier_mills.c: leaves that close a mill, each made and scored; asm/games/morris/frontier_mills.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/morris/frontier.h"

/* Scores a move that closes a mill, once for each man that may be removed. 1: a cut-off. */
static uint8_t score_removals(uint8_t from, uint8_t to)
{
    uint8_t enemy = man_of(side ^ 1);
    uint8_t counted = leaf_count;
    uint8_t in_mills;
    uint8_t point;

    for (in_mills = 0; in_mills < 2 && leaf_count == counted; ++in_mills) {
        for (point = 0; point < POINTS; ++point) {
            if (morris_point[point] == enemy && (in_mills || !morris_in_mill(point))) {
                move = (uint16_t)((from | MILL | (point & 0x18) << 2) << 8 | to | (uint8_t)(point << 5));
                if (morris_score_leaf()) {
                    return 1;
                }
            }
        }
    }
    return 0;
}

/* Returns the point of the one man of `side` that is not on the line; `side` has three men, two of them on it. */
static uint8_t third_man(uint8_t line)
{
    uint8_t man = man_of(side);
    uint8_t point = POINTS - 1;

    while (morris_point[point] != man || point / ROW == line || morris_down[point] == line) {
        --point;
    }
    return point;
}

/* Scores the moves of all men that can reach the empty point of a two. 1: a cut-off. */
static uint8_t score_two(uint8_t line, uint8_t place)
{
    uint8_t to = morris_on_line[place];
    uint8_t man = man_of(side);
    uint8_t way;
    uint8_t from;

    if (morris_hand[side]) {
        if (line >= DOWN && morris_hole[side][morris_line[to / ROW]]) {
            return 0; /* the move also closes a horizontal mill: it was scored with that line */
        }
        return score_removals(HAND, to);
    }
    if (morris_flies(side)) {
        return score_removals(third_man(line), to);
    }
    for (way = 0; way < 2; ++way) {
        from = morris_beside[way][place];
        if (morris_point[from] == man && (!way || from != morris_beside[0][place]) && score_removals(from, to)) {
            return 1;
        }
    }
    return 0;
}

uint8_t morris_score_mills(void)
{
    uint8_t line;
    uint8_t hole;

    if (!morris_can_close()) {
        return 0;
    }
    for (line = 0; line < LINES; ++line) {
        hole = morris_hole[side][morris_line[line]];
        if (hole && score_two(line, (uint8_t)(ROW * line + hole - 1))) {
            return 1;
        }
    }
    return 0;
}
