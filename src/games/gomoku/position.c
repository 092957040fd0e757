/* position.c: start position, and positions as text: 15 ranks from the top, then the side to move. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/list.h"
#include "engine/board_text.h"
#include "engine/text.h"
#include "games/gomoku/gomoku.h"
#include "texts/gomoku.h"

static const BoardText rows = { "XO", "XO", SIDE, SIDE, STEP };

/* Windows of a direction that fit on the board: first file, number of files, number of ranks. */
static const uint8_t first_file[WAYS] = { LINE - 1, 0, 0, 0 };
static const uint8_t files[WAYS] = { SIDE - LINE + 1, SIDE, SIDE - LINE + 1, SIDE - LINE + 1 };
static const uint8_t ranks[WAYS] = { SIDE - LINE + 1, SIDE - LINE + 1, SIDE - LINE + 1, SIDE };

static void clear_windows(void)
{
    uint8_t way;
    uint8_t left;
    uint8_t *window;

    memset(gomoku_window, WINDOW_OFF, sizeof gomoku_window);
    for (way = 0; way < WAYS; ++way) {
        window = gomoku_windows(way) + first_file[way];
        for (left = ranks[way]; left; --left) {
            memset(window, 0, files[way]);
            window += STEP;
        }
    }
}

/* Sets up the empty board at ply 0. */
static void clear(void)
{
    uint8_t cell;

    memset(gomoku_cell, 0, LAST_CELL);
    memset(gomoku_cell + LAST_CELL, EDGE, CELLS - LAST_CELL);
    for (cell = SIDE; cell < LAST_CELL; cell += STEP) {
        gomoku_cell[cell] = EDGE;
    }
    memset(gomoku_near, 0, sizeof gomoku_near);
    gomoku_near[NEAR_PAD + CELLS - 1] = 1; /* for loops in assembly over cells near a stone: they end here */
    clear_windows();
    memset(gomoku_fours, 0, sizeof gomoku_fours);
    memset(gomoku_logged, 0, sizeof gomoku_logged);
    gomoku_value_lo[0] = gomoku_value_hi[0] = 0;
    gomoku_near_ply = 0;
    gomoku_last_ply = SQUARES;
    gomoku_opening = 0;
    ply = 0;
    reversible_plies[0] = 0;
}

/* Removes windows from the log that are neither a three nor a four any more. */
static void clean_log(uint8_t owner)
{
    uint8_t first = owner ? LOG_SIDE : 0;
    uint8_t last = first + gomoku_logged[owner][0];
    uint8_t to = first;
    uint8_t at;
    uint8_t state;

    for (at = first; at != last; ++at) {
        state = gomoku_windows(gomoku_log_way[at])[gomoku_log_cell[at]];
        if (state == STATE_OF(owner, 3) || state == STATE_OF(owner, 4)) {
            gomoku_log_way[to] = gomoku_log_way[at];
            gomoku_log_cell[to] = gomoku_log_cell[at];
            ++to;
        }
    }
    gomoku_logged[owner][0] = to - first;
}

/* Places a stone of `side` as a move would, but stays at ply 0. Returns 1 if it makes five. */
static uint8_t put(uint8_t cell)
{
    uint16_t code = side ? cell + LAST_CELL : cell;
    uint8_t i;

    move = cell;
    path_lo[0] = cell;
    game_make();
    gomoku_count_near();
    gomoku_near_ply = ply = 0;
    gomoku_value_lo[0] = gomoku_value_lo[1];
    gomoku_value_hi[0] = gomoku_value_hi[1];
    for (i = 0; i < 2; ++i) {
        gomoku_fours[i][0] = gomoku_fours[i][1];
        gomoku_logged[i][0] = gomoku_logged[i][1];
        if (gomoku_logged[i][0] > LOG_MOST / 2) {
            clean_log(i);
        }
    }
    gomoku_mix(code);
    --gomoku_last_ply;
    return outcome == OUTCOME_LOSS;
}

/* Changes the side to move, and the sign of the evaluation with it. */
static void turn_to(uint8_t mover)
{
    if (side != mover) {
        gomoku_turn_value(0);
        side = mover;
    }
}

/* For opening=swap: sets gomoku_opening from the number of stones. swapped: not 0 if White has one stone more than in
 * other games with the same side to move. */
static void set_opening(uint8_t swapped)
{
    uint8_t stones = SQUARES - gomoku_last_ply;

    gomoku_mix(CODE_RULES);
    if (stones < OPENING_STONES || (stones == OPENING_STONES && !swapped)) {
        gomoku_opening = OPENING_STONES + 1 - stones;
    } else if (swapped) {
        gomoku_mix(CODE_SWAPPED);
    }
}

/* Sets up the stones of `from` (0: an empty board), with `mover` to move. */
static void set_up(const uint8_t *from, uint8_t mover)
{
    uint8_t cell;
    uint8_t five = 0; /* bits: BLACK or WHITE has five */
    uint8_t more = mover; /* white stones minus black stones, plus 1 if White is to move */

    clear();
    zobrist_fill(gomoku_random, sizeof gomoku_random);
    key_clear();
    for (cell = 0; from && cell < LAST_CELL; ++cell) {
        if (from[cell] && from[cell] != EDGE) {
            turn_to(from[cell] - 1);
            if (put(cell)) {
                five |= from[cell];
            }
            more += from[cell] == WHITE ? 1 : 255;
        }
    }
    turn_to(mover);
    if (rules) {
        set_opening(more);
    }
    clean_log(0);
    clean_log(1);
    outcome = gomoku_last_ply ? OUTCOME_NONE : OUTCOME_DRAW;
    if (five) {
        outcome = five & (side + 1) ? OUTCOME_WIN : OUTCOME_LOSS;
    }
}

void game_reset(void)
{
    set_up(0, 0);
}

/* Returns the error message for a wrong number of stones, or 0. */
static const char *miscount(uint8_t black, uint8_t white)
{
    uint8_t more = white + board_text_side - black;

    if (!rules) {
        return !more ? 0 : board_text_side ? TEXT_WHITE_TO_MOVE : TEXT_BLACK_TO_MOVE;
    }
    if (black + white < OPENING_STONES) {
        return !board_text_side && (uint8_t)(black - white) <= 1 ? 0 : TEXT_SWAP_OPENING;
    }
    return more <= 1 ? 0 : board_text_side ? TEXT_SWAP_WHITE_TO_MOVE : TEXT_SWAP_BLACK_TO_MOVE;
}

/* Scratch memory: the ranks of the move lists, unused while a position is read. */
#define stones (list_pool + 2 * LIST_POOL)
#define before (stones + CELLS)
const char *game_read_position(const char *text)
{
    uint8_t was = side;
    const char *why;
    uint8_t cell;
    uint8_t count[WHITE + 1];

    memset(stones, 0, LAST_CELL);
    why = board_text_read(&rows, text, stones);
    if (why) {
        return why;
    }
    if (text[text_error_place]) {
        return TEXT_AFTER_SIDE;
    }
    memset(count, 0, sizeof count);
    for (cell = 0; cell < LAST_CELL; ++cell) {
        ++count[stones[cell]];
    }
    --text_error_place; /* points at the side to move, which the following errors are about */
    why = miscount(count[BLACK], count[WHITE]);
    if (why) {
        return why;
    }
    memcpy(before, gomoku_cell, LAST_CELL);
    set_up(stones, board_text_side);
    if (outcome == OUTCOME_WIN) {
        set_up(before, was);
        return TEXT_WON_ALREADY;
    }
    return 0;
}

void game_write_position(char *text)
{
    board_text_write(&rows, text, gomoku_cell);
}
