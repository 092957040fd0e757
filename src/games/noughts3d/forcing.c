/* forcing.c: GameInfo.forcing_step: moves that make a three, and the replies. asm/games/noughts3d/forcing.s is its
 * twin.
 *
 * Along a path lines only fill up, so every line of the attacker that reaches two is logged once. The log of a ply is
 * the beginning of the log of the attacker's next ply; lines that are no longer two are skipped. Only the first ply
 * of an attack looks at all lines. */
/* SPDX-License-Identifier: MIT */
#include "games/noughts3d/noughts3d.h"
#include "engine/double_threats.h"
#include "engine/search_state.h"

static uint8_t twos[LINES];
static uint8_t twos_end[PLIES]; /* end of the log, by ply */

/* Logs the lines of two that are new at this ply. */
static void log_lines(uint8_t two)
{
    const uint8_t *lines;
    uint8_t i;

    if (ply < 2) {
        twos_end[ply] = 0;
        for (i = 0; i < LINES; ++i) {
            if (noughts3d_line[i] == two) {
                twos[twos_end[ply]++] = i;
            }
        }
        return;
    }
    twos_end[ply] = twos_end[ply - 2];
    for (lines = noughts3d_lines_of(path_lo[ply - 2]); *lines != NO_LINE; ++lines) {
        if (noughts3d_line[*lines] == two) {
            twos[twos_end[ply]++] = *lines;
        }
    }
}

/* Notes both empty cells of a line of two. */
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

/* Returns 1 if a three made here may lead to a double three one move later. For that, a line through this cell with one
 * mark must contain an empty cell of another line of two. */
static uint8_t may_lead_to_double(uint8_t cell)
{
    uint8_t one = side ? NOUGHTS_ONE : CROSSES_ONE;
    const uint8_t *lines;
    uint8_t left;
    uint8_t at;

    for (lines = noughts3d_lines_of(cell); *lines != NO_LINE; ++lines) {
        if (noughts3d_line[*lines] == one) {
            at = noughts3d_first[*lines];
            for (left = WIDE; left; --left) {
                if (at != cell && game_force_seen[at]) {
                    return 1;
                }
                at += noughts3d_step[*lines];
            }
        }
    }
    return 0;
}

/* Keeps only threats that make a double three or may lead to one. For an attacker with three moves left and nothing to
 * block. */
static void drop_useless(void)
{
    uint8_t kept = 0;
    uint8_t cell;
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        cell = list_lo[i];
        if (game_force_seen[cell] > 1 || may_lead_to_double(cell)) {
            ++kept;
            list_lo[i] = list_lo[kept];
            list_lo[kept] = cell;
        }
    }
    leaf_count = move_count - kept;
    while (move_count != kept) {
        game_force_seen[list_lo[move_count--]] = 0;
    }
}

/* Returns the cell where the opponent completes a line. Lines through the opponent's last mark come first. */
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

    log_lines(two);
    if (noughts3d_threes[side ^ 1][ply]) { /* a three must be blocked: only the blocking cell can be a forcing move */
        cell = cell_to_block();
        for (lines = noughts3d_lines_of(cell); *lines != NO_LINE; ++lines) {
            if (noughts3d_line[*lines] == two) {
                list_lo[++move_count] = cell;
                return;
            }
        }
        return;
    }
    for (i = 0; i != twos_end[ply]; ++i) {
        if (noughts3d_line[twos[i]] == two) {
            add_line(twos[i]);
        }
    }
    if (node_depth[ply] == 3) {
        drop_useless();
    }
    double_threats_single_reply = !double_threats_list() && ply + 2 < noughts3d_last_ply;
}

/* Writes the threat `move` and its only reply to the path. With double_threats_single_reply set, `move` is in exactly
 * one line of two: the reply is the other empty cell of that line. */
static void answer(void)
{
    uint8_t two = side ? NOUGHTS_TWO : CROSSES_TWO;
    const uint8_t *lines = noughts3d_lines_of((uint8_t)move);
    uint8_t at;

    while (noughts3d_line[*lines] != two) {
        ++lines;
    }
    at = noughts3d_first[*lines];
    while (noughts3d_cell[at] != EMPTY || at == (uint8_t)move) {
        at += noughts3d_step[*lines];
    }
    path_lo[ply] = (uint8_t)move;
    path_hi[ply] = 0;
    path_lo[ply + 1] = at;
    path_hi[ply + 1] = 0;
}

static void find_key(void)
{
    const uint8_t *threat = noughts3d_random + path_lo[ply] + (side ? CELLS : 0);
    const uint8_t *reply = noughts3d_random + path_lo[ply + 1] + (side ? 0 : CELLS);
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply + 2] = hash_key[i][ply] ^ *threat ^ *reply;
        threat += ZOBRIST_STEP;
        reply += ZOBRIST_STEP;
    }
}

static void play_pair(void)
{
    move = path_lo[ply];
    game_make();
    move = path_lo[ply];
    game_make();
}

uint8_t noughts3d_force(uint8_t step)
{
    uint8_t can_win = noughts3d_threes[side][ply];

    switch (step) {
    case FORCE_NULL_MOVE:
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
    case FORCE_SINGLE_REPLY:
        answer();
        return 0;
    case FORCE_KEY:
        find_key();
        return 0;
    case FORCE_PLAY:
        play_pair();
        return 0;
    default:
        if (!can_win) {
            list_lo[++move_count] = cell_to_block();
        }
    }
    return can_win;
}
