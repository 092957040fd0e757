/* four_threats.c: pairs (windows of three), doubles and urgent moves; asm/games/gomoku/four_threats.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/double_threats.h"
#include "games/gomoku/gomoku.h"

uint8_t gomoku_next_empty(uint8_t way, uint8_t cell)
{
    while (gomoku_cell[cell]) {
        cell += gomoku_way[way];
    }
    return cell;
}

void gomoku_find_pairs(uint8_t owner)
{
    uint8_t three = STATE_OF(owner, 3);
    uint8_t at = owner ? LOG_SIDE : 0;
    uint8_t end = at + gomoku_logged[owner][ply];
    uint8_t way;
    uint8_t cell;

    gomoku_pairs = 0;
    for (; at != end; ++at) {
        way = gomoku_log_way[at];
        cell = gomoku_log_cell[at];
        if (gomoku_windows(way)[cell] == three) {
            gomoku_pair_a[gomoku_pairs] = gomoku_next_empty(way, cell);
            cell = gomoku_pair_a[gomoku_pairs] + gomoku_way[way];
            gomoku_pair_b[gomoku_pairs] = gomoku_next_empty(way, cell);
            if (++gomoku_pairs == PAIRS_MOST) {
                return;
            }
        }
    }
}

/* Notes in game_force_seen the partner of a cell in a pair. Returns 1 if the cell already has a different partner, so
 * that it is a double. gomoku_double leaves game_force_seen all 0. */
static uint8_t note_partner(uint8_t cell, uint8_t other)
{
    uint8_t before = game_force_seen[cell];

    other ^= 255; /* so that no entry is 0 */
    game_force_seen[cell] = other;
    return before && before != other;
}

uint8_t gomoku_double(uint8_t but)
{
    uint8_t found = NO_CELL;
    uint8_t i;
    uint8_t a;
    uint8_t b;

    for (i = gomoku_pairs; i-- && found == NO_CELL;) {
        a = gomoku_pair_a[i];
        b = gomoku_pair_b[i];
        if (a != but && b != but) {
            if (note_partner(a, b)) {
                found = a;
            } else if (note_partner(b, a)) {
                found = b;
            }
        }
    }
    for (i = gomoku_pairs; i--;) {
        game_force_seen[gomoku_pair_a[i]] = 0;
        game_force_seen[gomoku_pair_b[i]] = 0;
    }
    return found;
}

/* ---- urgent moves ---- */

/* Inserts a cell into gomoku_only, which is sorted, unless it is there already. */
static void add(uint8_t cell)
{
    uint8_t i;
    uint8_t at = 0;

    while (at != gomoku_only_count && gomoku_only[at] < cell) {
        ++at;
    }
    if (at != gomoku_only_count && gomoku_only[at] == cell) {
        return;
    }
    for (i = gomoku_only_count++; i != at; --i) {
        gomoku_only[i] = gomoku_only[i - 1];
    }
    gomoku_only[at] = cell;
}

/* Adds the cell if a stone there leaves no double. */
static void add_if_safe(uint8_t cell)
{
    if (gomoku_double(cell) == NO_CELL) {
        add(cell);
    }
}

/* Adds the moves that stop the double at `cell`: a stone there, or in the other cell of one of its pairs. */
static void add_answers(uint8_t cell)
{
    uint8_t i;

    add_if_safe(cell);
    for (i = gomoku_pairs; i--;) {
        if (gomoku_pair_a[i] == cell) {
            add_if_safe(gomoku_pair_b[i]);
        } else if (gomoku_pair_b[i] == cell) {
            add_if_safe(gomoku_pair_a[i]);
        }
    }
}

uint8_t gomoku_urge(void)
{
    uint8_t urge = URGE_WIN;
    uint8_t cell;
    uint8_t i;

    gomoku_only_count = 0;
    gomoku_find_pairs(side);
    cell = gomoku_double(NO_CELL);
    if (cell == NO_CELL) {
        gomoku_find_pairs(side ^ 1);
        cell = gomoku_double(NO_CELL);
        if (cell == NO_CELL) {
            return URGE_NONE;
        }
        add_answers(cell);
        gomoku_find_pairs(side);
        for (i = gomoku_pairs; i--;) {
            add(gomoku_pair_a[i]);
            add(gomoku_pair_b[i]);
        }
        if (gomoku_only_count) {
            return URGE_STOP;
        }
        urge = URGE_LOST;
    }
    add(cell);
    return urge;
}
