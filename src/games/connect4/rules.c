/* rules.c: moves of four in a row; asm/games/connect4/rules.s is its twin. */
#include "games/connect4/connect4.h"

static uint8_t sum; /* what a man of `side` at `move` gains, tempo included */

static uint8_t gain_line(uint8_t line)
{
    uint8_t gain = connect4_gain[side][connect4_line[line]];

    sum += gain;
    return gain == GAIN_FOUR;
}

static void bump_line(uint8_t line)
{
    if (side == 0) {
        ++connect4_line[line];
    } else {
        connect4_line[line] <<= 1;
    }
}

static void drop_line(uint8_t line)
{
    if (side == 0) {
        --connect4_line[line];
    } else {
        connect4_line[line] >>= 1;
    }
}

#define DO_GAIN 0
#define DO_BUMP 1
#define DO_DROP 2

static uint8_t visit(uint8_t line, uint8_t what)
{
    if (what == DO_GAIN) {
        return gain_line(line);
    }
    if (what == DO_BUMP) {
        bump_line(line);
    } else {
        drop_line(line);
    }
    return 0;
}

/* Visits every line through a cell. 1: one of them was completed. */
static uint8_t visit_lines(uint8_t cell, uint8_t what)
{
    int8_t column = (int8_t)(cell >> 3);
    int8_t row = (int8_t)(cell & 7);
    int8_t left;
    int8_t low;
    int8_t high;
    uint8_t four = 0;

    for (left = 0; left < 4; ++left) {
        if (left <= column && column <= left + 3) {
            low = (int8_t)(row - (column - left));
            high = (int8_t)(row + (column - left));
            four |= visit(LINE_ACROSS(left, row), what);
            if (low >= 0 && low < 3) {
                four |= visit(LINE_RISING(left, low), what);
            }
            if (high >= 3 && high < 6) {
                four |= visit(LINE_FALLING(left, high), what);
            }
        }
    }
    for (low = 0; low < 3; ++low) {
        if (low <= row && row <= low + 3) {
            four |= visit(LINE_UP(column, low), what);
        }
    }
    return four;
}

void connect4_prepare(void)
{
}

void game_generate(void)
{
    uint8_t i;
    uint8_t cell;

    for (i = 0; i < COLUMNS; ++i) {
        cell = connect4_next[connect4_order[i]];
        if ((cell & 7) < ROWS) {
            list_lo[++move_count] = cell;
        }
    }
}

void game_noisy(void)
{
}

/* The gain, tempo included, is at most 13 * WORTH_THREE + WORTH_TEMPO. */
static uint8_t gain_of(uint8_t cell)
{
    sum = WORTH_TEMPO;
    return visit_lines(cell, DO_GAIN);
}

/* By gain; four in line before everything else. */
void game_rank(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = gain_of(list_lo[i]) ? RANK_FOUR
            : (uint8_t)(RANK_BASE + 2 * sum);
    }
}

static int16_t value(void)
{
    return (int16_t)(connect4_value_lo[ply] | connect4_value_hi[ply] << 8);
}

void game_make(void)
{
    uint8_t won = gain_of((uint8_t)move);
    int16_t next = -(value() + sum);

    visit_lines((uint8_t)move, DO_BUMP);
    ++connect4_next[move >> 3];
    ++ply;
    side ^= 1;
    if (won) {
        outcome = OUTCOME_LOSS;
        return;
    }
    connect4_value_lo[ply] = (uint8_t)next;
    connect4_value_hi[ply] = (uint8_t)((uint16_t)next >> 8);
    outcome = ply == connect4_last_ply ? OUTCOME_DRAW : OUTCOME_NONE;
}

void game_unmake(void)
{
    --ply;
    side ^= 1;
    visit_lines(path_lo[ply], DO_DROP);
    --connect4_next[path_lo[ply] >> 3];
}

/* All leaves share the value of this node, so the best leaf is the one with
 * the best gain. */
void game_frontier(void)
{
    uint8_t i;
    uint8_t best = 0;
    uint8_t found = 0;
    uint8_t child = ply + 1;

    leaves = 0;
    for (i = 0; i < COLUMNS; ++i) {
        move = connect4_next[connect4_order[i]];
        if ((move & 7) == ROWS) {
            continue;
        }
        ++leaves;
        if (gain_of((uint8_t)move)) {
            outcome = OUTCOME_LOSS;
            score = (int16_t)(SCORE_WIN - child);
            return;
        }
        if (sum > best) {
            best = sum;
            found = (uint8_t)move;
            score = value() + sum;
            if (score >= limit) {
                break;
            }
        }
    }
    move = found;
    if (child == connect4_last_ply) {
        outcome = OUTCOME_DRAW;
        score = 0;
    } else {
        outcome = OUTCOME_NONE;
        score = value() + best;
    }
}

void game_eval(void)
{
    score = value();
}

void game_settle(void)
{
    outcome = OUTCOME_DRAW; /* a full board is the only one without a move */
}

void game_hash(void)
{
    uint8_t i;
    uint8_t before = ply - 1;
    const uint8_t *bytes = connect4_random + path_lo[before];

    if (side == 0) {
        bytes += CELL_CODES;
    }
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = hash_key[i][before] ^ *bytes;
        bytes += HASH_STEP;
    }
}
