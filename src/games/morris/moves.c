/* moves.c: who may go where, and who is removed. */
#include "games/morris/morris.h"

/* The lines through a point. */
#define ACROSS(point) morris_line[(point) / ROW]
#define UP(point) morris_line[morris_down[point]]

uint8_t morris_in_mill(uint8_t point)
{
    uint8_t mill = (uint8_t)(ROW * morris_point[point]);

    return ACROSS(point) == mill || UP(point) == mill;
}

/* Who leaves a line for another point of it closes nothing there: he is taken out of both lines first. */
uint8_t morris_closes(uint8_t from, uint8_t to)
{
    uint8_t man = man_of(side);
    uint8_t across = ACROSS(to);
    uint8_t up = UP(to);

    if (from != HAND) {
        if (from / ROW == to / ROW) {
            across -= man;
        }
        if (morris_down[from] == morris_down[to]) {
            up -= man;
        }
    }
    return across == (ROW - 1) * man || up == (ROW - 1) * man;
}

uint8_t morris_flies(uint8_t of)
{
    return morris_men[of] == MEN_LEAST;
}

static uint8_t only_mills; /* game_noisy */
static uint8_t removable[MEN_MOST]; /* men of the other side, those who are in no mill if there are any */
static uint8_t removable_count;
static uint8_t victim; /* of them, the one whom quiescence removes: he has another beside him, or is the first */

/* A man of `side` to `to`; with a mill, a move for each man that may be removed. */
static void add(uint8_t from, uint8_t to)
{
    uint8_t point;
    uint8_t i;

    if (!morris_closes(from, to)) {
        if (!only_mills) {
            list_lo[++move_count] = to;
            list_hi[move_count] = from;
        }
        return;
    }
    for (i = 0; i < removable_count; ++i) {
        point = removable[i];
        if (!only_mills || point == victim) {
            list_lo[++move_count] = (uint8_t)(to | point << 5);
            list_hi[move_count] = (uint8_t)(from | MILL | (point & 0x18) << 2);
        }
    }
}

static void list_removable(uint8_t in_mills)
{
    uint8_t enemy = man_of(side ^ 1);
    uint8_t two = (uint8_t)(2 * enemy);
    uint8_t point;

    removable_count = 0;
    victim = NOWHERE;
    for (point = 0; point < POINTS; ++point) {
        if (morris_point[point] == enemy && morris_in_mill(point) == in_mills) {
            removable[removable_count++] = point;
            if (victim == NOWHERE && (ACROSS(point) == two || UP(point) == two)) {
                victim = point;
            }
        }
    }
    if (victim == NOWHERE) {
        victim = removable[0];
    }
}

/* To every empty point. */
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

/* By points from, to and removed. */
static void add_all(void)
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

void game_generate(void)
{
    only_mills = 0;
    add_all();
}

void game_noisy(void)
{
    only_mills = 1;
    add_all();
}
