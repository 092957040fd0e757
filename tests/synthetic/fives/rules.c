/* rules.c: moves of fives. */
/* SPDX-License-Identifier: MIT */
#include "engine/list_best.h"
#include "synthetic/fives/fives.h"

static const uint8_t ways[4] = { 1, STEP - 1, STEP, STEP + 1 };

/* ---- lists ---- */

void game_generate(void)
{
    uint8_t cell;

    for (cell = 0; cell < SIDE * STEP; ++cell) {
        if (!fives_cell[cell] && (cell & (STEP - 1)) != SIDE) {
            list_lo[++move_count] = cell;
        }
    }
}

/* Returns the length of the longest line of one side that touches this empty cell, at most 6. */
static uint8_t longest_at(uint8_t cell)
{
    uint8_t longest = 0;
    uint8_t i;
    uint8_t at;
    uint8_t up;
    uint8_t down;
    uint8_t stone;

    for (i = 0; i < sizeof ways; ++i) {
        at = (uint8_t)(cell + ways[i]);
        stone = fives_cell[at];
        for (up = 0; stone && fives_cell[at] == stone; at += ways[i]) {
            ++up;
        }
        at = (uint8_t)(cell - ways[i]);
        if (up && fives_cell[at] != stone) { /* both sides meet here: the longer line counts */
            longest = up > longest ? up : longest;
            up = 0;
        }
        stone = fives_cell[at];
        for (down = up; stone && fives_cell[at] == stone; at -= ways[i]) {
            ++down;
        }
        longest = down > longest ? down : longest;
    }
    return longest < 6 ? longest : 6;
}

/* GameInfo.gen_candidates: lists the best CANDIDATES_MOST empty cells within reach of a stone: first those that touch
 * the longest lines, then those with the most stones around them. On an empty board it lists the centre. */
void fives_candidates(void)
{
    uint8_t cell;

    if (!fives_men) {
        list_lo[++move_count] = SIDE / 2 * STEP + SIDE / 2;
        return;
    }
    for (cell = 0; cell < SIDE * STEP; ++cell) {
        if (!fives_cell[cell] && fives_near[cell] && (cell & (STEP - 1)) != SIDE) {
            list_lo[++move_count] = cell;
            list_rank[move_count] = (uint8_t)((longest_at(cell) << 5) + fives_near[cell]);
        }
    }
    list_best_keep(CANDIDATES_MOST);
    if (!move_count) {
        game_generate(); /* stones, but no empty cell near them */
    }
}

void game_generate_noisy(void)
{
}

/* ---- stones ---- */

/* Adds `by` (1, or 255 for -1) to fives_near of the cells within reach. */
static void count_near(uint8_t cell, uint8_t by)
{
    uint8_t x = cell & (STEP - 1);
    uint8_t y = cell >> 4;
    uint8_t left = x < REACH ? 0 : x - REACH;
    uint8_t right = x + REACH >= SIDE ? SIDE - 1 : x + REACH;
    uint8_t top = y + REACH >= SIDE ? SIDE - 1 : y + REACH;

    for (y = y < REACH ? 0 : y - REACH; y <= top; ++y) {
        for (x = left; x <= right; ++x) {
            fives_near[(uint8_t)(y << 4 | x)] += by;
        }
    }
}

/* Returns the number of stones of the same side next to the stone on a cell. fives_worth counts each pair once: when
 * its second stone is put. */
static uint8_t neighbours(uint8_t cell)
{
    uint8_t stone = fives_cell[cell];
    uint8_t count = 0;
    uint8_t i;

    for (i = 0; i < sizeof ways; ++i) {
        count += fives_cell[(uint8_t)(cell + ways[i])] == stone;
        count += fives_cell[(uint8_t)(cell - ways[i])] == stone;
    }
    return count;
}

void fives_put(uint8_t cell, uint8_t who)
{
    fives_cell[cell] = who + 1;
    ++fives_men;
    count_near(cell, 1);
    fives_worth += who ? -(int16_t)neighbours(cell) : (int16_t)neighbours(cell);
}

void fives_take(uint8_t cell)
{
    fives_worth -= fives_cell[cell] == 2 ? -(int16_t)neighbours(cell) : (int16_t)neighbours(cell);
    count_near(cell, 255);
    --fives_men;
    fives_cell[cell] = 0;
}

uint8_t fives_in_line(uint8_t cell)
{
    uint8_t stone = fives_cell[cell];
    uint8_t i;
    uint8_t at;
    uint8_t length;

    for (i = 0; i < sizeof ways; ++i) {
        length = 0;
        for (at = cell; fives_cell[at] == stone; at -= ways[i]) {
            ++length;
        }
        for (at = (uint8_t)(cell + ways[i]); fives_cell[at] == stone; at += ways[i]) {
            ++length;
        }
        if (length >= LINE) {
            return 1;
        }
    }
    return 0;
}

/* ---- making ---- */

void game_make(void)
{
    fives_put((uint8_t)move, side);
    side ^= 1;
    ++ply;
    outcome = OUTCOME_NONE;
    if (fives_in_line((uint8_t)move)) {
        outcome = OUTCOME_LOSS;
    } else if (fives_men == SQUARES) {
        outcome = OUTCOME_DRAW;
    }
}

void game_unmake(void)
{
    --ply;
    side ^= 1;
    fives_take(path_lo[ply]);
}

/* Never called: without a move the board is full, and game_make has set the outcome. */
void game_no_moves(void)
{
    outcome = OUTCOME_DRAW;
}
