/* force.c: what forces: to make three in an open line. asm/games/noughts3d/force.s is its twin. */
#include "games/noughts3d/noughts3d.h"
#include "engine/doubles.h"

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

static void list_threats(void)
{
    uint8_t two = side ? NOUGHTS_TWO : CROSSES_TWO;
    const uint8_t *lines;
    uint8_t line;
    uint8_t cell;

    if (noughts3d_threes[side ^ 1][ply]) { /* who must block can force only there */
        cell = noughts3d_completes(side ^ 1);
        for (lines = noughts3d_lines_of(cell); *lines != NO_LINE; ++lines) {
            if (noughts3d_line[*lines] == two) {
                list_lo[++move_count] = cell;
                return;
            }
        }
        return;
    }
    for (line = 0; line < LINES; ++line) {
        if (noughts3d_line[line] == two) {
            add_line(line);
        }
    }
    force_doubles();
}

/* The last man has made a three; any of them, if there are more. */
static void list_block(void)
{
    uint8_t three = side ? CROSSES_THREE : NOUGHTS_THREE;
    const uint8_t *lines = noughts3d_lines_of(path_lo[ply - 1]);

    while (noughts3d_line[*lines] != three) {
        ++lines;
    }
    list_lo[++move_count] = noughts3d_hole(*lines);
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
            list_block();
        }
    }
    return can_win;
}
