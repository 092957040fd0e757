/* forcing.c: GameInfo.forcing_step: moves that make a four, moves that create a double (open_threes.c), and the
 * replies. asm/games/gomoku/forcing.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/double_threats.h"
#include "games/gomoku/gomoku.h"

/* Notes both empty cells of a window of three. */
static void add_window(uint8_t way, uint8_t cell)
{
    uint8_t left;

    for (left = LINE; left; --left) {
        if (!gomoku_cell[cell]) {
            force_note(cell);
        }
        cell += gomoku_way[way];
    }
}

/* Returns 1 if a window through the cell has this state; found_way and found_cell are its direction and lowest cell. */
static uint8_t found_way;
static uint8_t found_cell;
static uint8_t find(uint8_t cell, uint8_t state)
{
    uint8_t way;
    uint8_t left;

    for (way = 0; way < WAYS; ++way) {
        const uint8_t *window = gomoku_windows(way) + cell;

        found_way = way;
        found_cell = cell;
        for (left = LINE; left; --left) {
            if (*window == state) {
                return 1;
            }
            window -= gomoku_way[way];
            found_cell -= gomoku_way[way];
        }
    }
    return 0;
}

static void list_threats(void)
{
    uint8_t three = STATE_OF(side, 3);
    uint8_t at = side ? LOG_SIDE : 0;
    uint8_t left = gomoku_logged[side][ply];
    uint8_t cell;

    if (gomoku_fours[side ^ 1][ply]) { /* a five must be blocked: only the blocking cell can be a forcing move */
        cell = gomoku_completes(side ^ 1);
        if (find(cell, three)) {
            list_lo[++move_count] = cell;
        } else {
            gomoku_list_block(cell);
        }
        return;
    }
    for (; left; --left) {
        cell = gomoku_log_cell[at];
        if (gomoku_windows(gomoku_log_way[at])[cell] == three) {
            add_window(gomoku_log_way[at], cell);
        }
        ++at;
    }
    double_threats_list();
}

/* Lists the replies to the last stone. If it made a four: the cell that blocks it (any one, if there are several). Else
 * the moves that stop its threat to play a double. */
static void list_block(void)
{
    if (!find(path_lo[ply - 1], STATE_OF(side ^ 1, 4))) {
        gomoku_list_stops();
        return;
    }
    while (gomoku_cell[found_cell]) {
        found_cell += gomoku_way[found_way];
    }
    list_lo[++move_count] = found_cell;
}

uint8_t gomoku_force(uint8_t step)
{
    uint8_t can_win = gomoku_fours[side][ply];

    switch (step) {
    case FORCE_NULL_MOVE:
        side ^= 1;
        return 0;
    case FORCE_WIN:
        if (can_win) {
            move = gomoku_completes(side);
        }
        break;
    case FORCE_THREATS:
        list_threats();
        return 0;
    case FORCE_QUIET:
        list_threats();
        gomoku_list_quiet();
        return 0;
    default:
        if (!can_win) {
            list_block();
        }
    }
    return can_win;
}
