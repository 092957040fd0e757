/* position.c: positions of go-moku: 15 ranks from the top, and the side to move. */
#include <string.h>

#include "engine/rows.h"
#include "engine/text.h"
#include "games/gomoku/gomoku.h"

static const Rows rows = { "XO", "XO", SIDE, SIDE, STEP };

/* 1: a window of this direction that begins in the cell is on the board. */
static uint8_t fits(uint8_t way, uint8_t cell)
{
    uint8_t file = cell & (STEP - 1);

    if (gomoku_way[way] == 1) {
        return file <= SIDE - LINE;
    }
    if (cell >= (SIDE - LINE + 1) * STEP) {
        return 0;
    }
    return gomoku_way[way] == STEP - 1 ? file >= LINE - 1 && file < SIDE
        : gomoku_way[way] == STEP ? file < SIDE : file <= SIDE - LINE;
}

/* An empty board, at ply 0. */
static void clear(void)
{
    uint8_t way;
    uint8_t cell;

    memset(gomoku_cell, 0, LAST_CELL);
    memset(gomoku_cell + LAST_CELL, EDGE, CELLS - LAST_CELL);
    memset(gomoku_near, 0, sizeof gomoku_near);
    gomoku_near[NEAR_PAD + CELLS - 1] = 1; /* for who goes through them */
    memset(gomoku_window, WINDOW_OFF, sizeof gomoku_window);
    for (cell = SIDE; cell < LAST_CELL; cell += STEP) {
        gomoku_cell[cell] = EDGE;
    }
    for (way = 0; way < WAYS; ++way) {
        for (cell = 0; cell < LAST_CELL; ++cell) {
            if (fits(way, cell)) {
                gomoku_windows(way)[cell] = 0;
            }
        }
    }
    memset(gomoku_fours, 0, sizeof gomoku_fours);
    memset(gomoku_logged, 0, sizeof gomoku_logged);
    gomoku_value_lo[0] = gomoku_value_hi[0] = 0;
    gomoku_near_ply = 0;
    gomoku_last_ply = SQUARES;
    ply = 0;
    quiet_plies[0] = 0;
    memset(path_lo, 0, sizeof path_lo);
}

/* A man of `side` stands on the cell, as a move would put him there, but at ply 0. 1: he makes five. */
static uint8_t put(uint8_t cell)
{
    const uint8_t *bytes = gomoku_random + cell + (side ? LAST_CELL : 0);
    uint8_t i;

    move = cell;
    path_lo[0] = cell;
    game_make();
    gomoku_count_near();
    gomoku_near_ply = ply = 0;
    gomoku_value_lo[0] = gomoku_value_lo[1];
    gomoku_value_hi[0] = gomoku_value_hi[1];
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][0] ^= *bytes;
        bytes += HASH_STEP;
    }
    --gomoku_last_ply;
    return outcome == OUTCOME_LOSS;
}

/* Windows of three and four. */
static void count_windows(void)
{
    uint8_t way;
    uint8_t cell;
    uint8_t who;

    for (way = 0; way < WAYS; ++way) {
        for (cell = 0; cell < LAST_CELL; ++cell) {
            uint8_t state = gomoku_windows(way)[cell];

            for (who = 0; who < 2; ++who) {
                if (state == STATE_OF(who, 4)) {
                    ++gomoku_fours[who][0];
                } else if (state != STATE_OF(who, 3)) {
                    continue;
                }
                if (gomoku_logged[who][0] != LOG_MOST) {
                    gomoku_log_way[(who ? LOG_SIDE : 0) + gomoku_logged[who][0]] = way;
                    gomoku_log_cell[(who ? LOG_SIDE : 0) + gomoku_logged[who][0]] = cell;
                    ++gomoku_logged[who][0];
                }
            }
        }
    }
}

/* The other side is to move: the judgement is its own. */
static void turn_to(uint8_t mover)
{
    uint16_t value;

    if (side != mover) {
        value = (uint16_t)-gomoku_value();
        gomoku_value_lo[0] = (uint8_t)value;
        gomoku_value_hi[0] = (uint8_t)(value >> 8);
        side = mover;
    }
}

/* Men are those of `from`; 0: nobody. */
static void set_up(const uint8_t *from, uint8_t mover)
{
    uint8_t cell;
    uint8_t five = 0; /* bits, by man */

    clear();
    hash_fill(gomoku_random, sizeof gomoku_random);
    for (cell = 0; cell < KEY_BYTES; ++cell) {
        hash_key[cell][0] = 0;
    }
    for (cell = 0; from && cell < LAST_CELL; ++cell) {
        if (from[cell] && from[cell] != EDGE) {
            turn_to(from[cell] - 1);
            if (put(cell)) {
                five |= from[cell];
            }
        }
    }
    turn_to(mover);
    memset(gomoku_logged, 0, sizeof gomoku_logged);
    memset(gomoku_fours, 0, sizeof gomoku_fours);
    count_windows();
    outcome = gomoku_last_ply ? OUTCOME_NONE : OUTCOME_DRAW;
    if (five) {
        outcome = five & (side + 1) ? OUTCOME_WIN : OUTCOME_LOSS;
    }
}

void game_reset(void)
{
    set_up(0, 0);
}

const char *game_read_position(const char *text)
{
    static uint8_t men[LAST_CELL];
    static uint8_t before[LAST_CELL];
    uint8_t was = side;
    const char *why;
    uint8_t cell;
    uint8_t count[WHITE + 1];

    memset(men, 0, sizeof men);
    why = rows_read(&rows, text, men);
    if (why) {
        return why;
    }
    if (text[text_place]) {
        return "nothing may follow the side";
    }
    memset(count, 0, sizeof count);
    for (cell = 0; cell < LAST_CELL; ++cell) {
        ++count[men[cell]];
    }
    text_place = 0;
    if (count[BLACK] != count[WHITE] + rows_side) {
        return rows_side ? "O to move: one X more than O" : "X to move: as many O as X";
    }
    memcpy(before, gomoku_cell, sizeof before);
    set_up(men, rows_side);
    if (outcome == OUTCOME_WIN) {
        set_up(before, was);
        return "who is to move has five already";
    }
    return 0;
}

void game_write_position(char *text)
{
    rows_write(&rows, text, gomoku_cell);
}
