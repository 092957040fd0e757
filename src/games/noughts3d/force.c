/* force.c: what forces: to make three in an open line. asm/games/noughts3d/force.s is its twin.
 *
 * The lines of two that an attacker has are those that he had a move before, less some, and some through the cell where he moved. So
 * each row of his along the path has a list of them, behind the list of his row before; only the first looks at all lines. */
#include "games/noughts3d/noughts3d.h"
#include "engine/doubles.h"
#include "engine/tree.h"

#define TWOS_MOST 255 /* there are never so many; more would be left out */
static uint8_t twos[TWOS_MOST];   /* lines, row after row */
static uint8_t twos_begin[PLIES]; /* where those of a row are */
static uint8_t twos_end[PLIES];

static void keep_line(uint8_t line)
{
    if (twos_end[ply] != TWOS_MOST) {
        twos[twos_end[ply]++] = line;
    }
}

/* The lines of two of this row. */
static void keep_lines(uint8_t two)
{
    const uint8_t *lines;
    uint8_t i;

    if (ply < 2) {
        twos_begin[ply] = twos_end[ply] = 0;
        for (i = 0; i < LINES; ++i) {
            if (noughts3d_line[i] == two) {
                keep_line(i);
            }
        }
        return;
    }
    twos_begin[ply] = twos_end[ply] = twos_end[ply - 2];
    for (i = twos_begin[ply - 2]; i != twos_end[ply - 2]; ++i) {
        if (noughts3d_line[twos[i]] == two) {
            keep_line(twos[i]);
        }
    }
    for (lines = noughts3d_lines_of(path_lo[ply - 2]); *lines != NO_LINE; ++lines) {
        if (noughts3d_line[*lines] == two) {
            keep_line(*lines);
        }
    }
}

/* Both empty cells of a line of two. */
static void add_line(uint8_t line)
{
    uint8_t at = noughts3d_first[line];
    uint8_t left;

    for (left = WIDE; left; --left) {
        if (noughts3d_cell[at] == EMPTY) {
            force_note(at);
        }
        at += noughts3d_step[line];
    }
}

/* 1: a three made here may lead to two of them a move later, made in a cell of another line of two, which lies on a line with this
 * cell and one more man. */
static uint8_t is_of_use(uint8_t cell)
{
    uint8_t one = side ? NOUGHTS_ONE : CROSSES_ONE;
    const uint8_t *lines;
    uint8_t left;
    uint8_t at;

    for (lines = noughts3d_lines_of(cell); *lines != NO_LINE; ++lines) {
        if (noughts3d_line[*lines] == one) {
            at = noughts3d_first[*lines];
            for (left = WIDE; left; --left) {
                if (at != cell && force_seen[at]) {
                    return 1;
                }
                at += noughts3d_step[*lines];
            }
        }
    }
    return 0;
}

/* With three moves left, and nothing to block, only these are played. */
static void drop_useless(void)
{
    uint8_t kept = 0;
    uint8_t cell;
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        cell = list_lo[i];
        if (force_seen[cell] > 1 || is_of_use(cell)) {
            ++kept;
            list_lo[i] = list_lo[kept];
            list_lo[kept] = cell;
        }
    }
    leaves = move_count - kept;
    while (move_count != kept) {
        force_seen[list_lo[move_count--]] = 0;
    }
}

/* The cell where the other side completes a line: one through its last man, if there is one. */
static uint8_t cell_to_block(void)
{
    uint8_t three = side ? CROSSES_THREE : NOUGHTS_THREE;
    const uint8_t *lines;

    if (ply) {
        for (lines = noughts3d_lines_of(path_lo[ply - 1]); *lines != NO_LINE; ++lines) {
            if (noughts3d_line[*lines] == three) {
                return noughts3d_hole(*lines);
            }
        }
    }
    return noughts3d_completes(side ^ 1);
}

static void list_threats(void)
{
    uint8_t two = side ? NOUGHTS_TWO : CROSSES_TWO;
    const uint8_t *lines;
    uint8_t cell;
    uint8_t i;

    keep_lines(two);
    if (noughts3d_threes[side ^ 1][ply]) { /* who must block can force only there */
        cell = cell_to_block();
        for (lines = noughts3d_lines_of(cell); *lines != NO_LINE; ++lines) {
            if (noughts3d_line[*lines] == two) {
                list_lo[++move_count] = cell;
                return;
            }
        }
        return;
    }
    for (i = twos_begin[ply]; i != twos_end[ply]; ++i) {
        add_line(twos[i]);
    }
    if (node_depth[ply] == 3) {
        drop_useless();
    }
    force_doubles();
}

uint8_t noughts3d_force(uint8_t step)
{
    uint8_t can_win = noughts3d_threes[side][ply];

    switch (step) {
    case FORCE_PASS:
        side ^= 1;
        return 0;
    case FORCE_WIN:
        if (can_win) {
            move = noughts3d_completes(side);
        }
        break;
    case FORCE_THREATS:
        list_threats();
        return 0;
    default:
        if (!can_win) {
            list_lo[++move_count] = cell_to_block();
        }
    }
    return can_win;
}
