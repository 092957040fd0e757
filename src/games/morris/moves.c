/* moves.c: move list and mills; asm/games/morris/moves.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/morris/morris.h"

/* States of the two lines through a point. */
#define ACROSS(point) morris_line[(point) / ROW]
#define UP(point) morris_line[morris_down[point]]

uint8_t morris_in_mill(uint8_t point)
{
    uint8_t mill = (uint8_t)(FULL * morris_point[point]);

    return ACROSS(point) == mill || UP(point) == mill;
}

/* A man that moves along a line leaves a gap in that line and cannot close it, so the man is first subtracted from the
 * line's state. A mill counts only if there is a man to remove. */
uint8_t morris_closes(uint8_t from, uint8_t to)
{
    uint8_t mill = (uint8_t)(FULL * man_of(side));
    uint8_t across = ACROSS(to) + morris_power_across[side][to];
    uint8_t up = UP(to) + morris_power_down[side][to];

    if (!morris_men[side ^ 1]) {
        return 0;
    }
    if (from != HAND) {
        if (from / ROW == to / ROW) {
            across -= morris_power_across[side][from];
        }
        if (morris_down[from] == morris_down[to]) {
            up -= morris_power_down[side][from];
        }
    }
    return across == mill || up == mill;
}

uint8_t morris_flies(uint8_t of)
{
    return morris_men[of] == MEN_LEAST;
}

uint8_t morris_can_close(void)
{
    uint8_t man = man_of(side);
    uint8_t anywhere = morris_hand[side] || morris_flies(side);
    uint8_t line;
    uint8_t hole;
    uint8_t place;

    if (!morris_men[side ^ 1]) {
        return 0;
    }
    for (line = 0; line < LINES; ++line) {
        hole = morris_hole[side][morris_line[line]];
        if (hole) {
            place = (uint8_t)(ROW * line + hole - 1);
            if (anywhere || morris_point[morris_beside[0][place]] == man
                || morris_point[morris_beside[1][place]] == man) {
                return 1;
            }
        }
    }
    return 0;
}

static uint8_t removable[MEN_MOST]; /* men of the opponent: those in no mill, or all if every man is in a mill */
static uint8_t removable_count;

/* Lists a move of a man of `side`; with a mill, one move for each man that may be removed. */
static void add(uint8_t from, uint8_t to)
{
    uint8_t point;
    uint8_t i;

    if (!morris_closes(from, to)) {
        list_lo[++move_count] = to;
        list_hi[move_count] = from;
        return;
    }
    for (i = 0; i < removable_count; ++i) {
        point = removable[i];
        list_lo[++move_count] = (uint8_t)(to | point << 5);
        list_hi[move_count] = (uint8_t)(from | MILL | (point & 0x18) << 2);
    }
}

static void list_removable(uint8_t in_mills)
{
    uint8_t enemy = man_of(side ^ 1);
    uint8_t point;

    removable_count = 0;
    for (point = 0; point < POINTS; ++point) {
        if (morris_point[point] == enemy && morris_in_mill(point) == in_mills) {
            removable[removable_count++] = point;
        }
    }
}

static void add_everywhere(uint8_t from)
{
    uint8_t to;

    for (to = 0; to < POINTS; ++to) {
        if (morris_point[to] == EMPTY) {
            add(from, to);
        }
    }
}

static void add_steps(uint8_t from)
{
    uint8_t way;
    uint8_t to;

    for (way = 0; way < MORRIS_WAYS; ++way) {
        to = morris_next[from][way];
        if (to == NOWHERE) {
            return;
        }
        if (morris_point[to] == EMPTY) {
            add(from, to);
        }
    }
}

/* Lists the moves in the order of their points: from, then to, then removed. */
void game_generate(void)
{
    uint8_t man = man_of(side);
    uint8_t from;

    list_removable(0);
    if (!removable_count) {
        list_removable(1);
    }
    if (morris_hand[side]) {
        add_everywhere(HAND);
        return;
    }
    for (from = 0; from < POINTS; ++from) {
        if (morris_point[from] != man) {
            continue;
        }
        if (morris_flies(side)) {
            add_everywhere(from);
        } else {
            add_steps(from);
        }
    }
}

/* A mill that can be closed is valued by eval, not played out: see morris.h. */
void game_generate_noisy(void)
{
}
