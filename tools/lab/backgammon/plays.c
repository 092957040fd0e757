/* plays.c: see plays.h. */
/* SPDX-License-Identifier: MIT */
#include "plays.h"

#include <stdint.h>
#include <string.h>

void board_start(Board *board)
{
    int side;

    memset(board, 0, sizeof *board);
    for (side = 0; side < 2; ++side) {
        board->at[side][24] = 2;
        board->at[side][13] = 5;
        board->at[side][8] = 3;
        board->at[side][6] = 5;
    }
}

void board_swap(Board *board)
{
    Board old = *board;

    memcpy(board->at[0], old.at[1], PLACES);
    memcpy(board->at[1], old.at[0], PLACES);
}

int board_pips(const Board *board, int side)
{
    int place;
    int sum = 0;

    for (place = 1; place < PLACES; ++place) {
        sum += place * board->at[side][place];
    }
    return sum;
}

int board_won(const Board *board, int side)
{
    const signed char *loser = board->at[side ^ 1];
    int place;

    if (board->at[side][OFF] < CHECKERS) {
        return 0;
    }
    if (loser[OFF]) {
        return 1;
    }
    for (place = 19; place < PLACES; ++place) {
        if (loser[place]) {
            return 3;
        }
    }
    return 2;
}

typedef struct {
    Board *result;
    uint64_t hashes[PLAYS_MOST];
    int count;
    int dice_used; /* by the plays in the result */
    int least;     /* plays with fewer dice are not wanted */
} Search;

static uint64_t hash(const Board *board)
{
    const unsigned char *bytes = (const unsigned char *)board->at;
    uint64_t sum = 0;
    uint64_t part;
    int i;

    for (i = 0; i + 8 <= 2 * PLACES; i += 8) {
        memcpy(&part, bytes + i, 8);
        sum = (sum ^ part) * 0x9E3779B97F4A7C15u;
        sum ^= sum >> 29;
    }
    part = 0;
    memcpy(&part, bytes + i, 2 * PLACES - i);
    sum = (sum ^ part) * 0x9E3779B97F4A7C15u;
    return sum ^ sum >> 31;
}

static void add(Search *search, const Board *board, int used)
{
    uint64_t key;
    int i;

    if (used < search->dice_used || used < search->least) {
        return;
    }
    if (used > search->dice_used) {
        search->count = 0;
        search->dice_used = used;
    }
    key = hash(board);
    for (i = 0; i < search->count; ++i) {
        if (search->hashes[i] == key) {
            return;
        }
    }
    if (search->count < PLAYS_MOST) {
        search->hashes[search->count] = key;
        search->result[search->count++] = *board;
    }
}

/* Moves a checker of side 0, if it may; returns 0 if it may not. */
static int step(Board *board, int from, int die)
{
    signed char *own = board->at[0];
    signed char *other = board->at[1];
    int to = from - die;
    int place;

    if (!own[from] || (from != BAR && own[BAR])) {
        return 0;
    }
    if (to <= 0) {
        for (place = 7; place < PLACES; ++place) {
            if (own[place]) {
                return 0;
            }
        }
        for (place = from + 1; to < 0 && place <= 6; ++place) {
            if (own[place]) {
                return 0;
            }
        }
        to = OFF;
    } else if (other[25 - to] > 1) {
        return 0;
    } else if (other[25 - to]) {
        other[25 - to] = 0;
        ++other[BAR];
    }
    --own[from];
    ++own[to];
    return 1;
}

static void descend(Search *search, const Board *board, const int *dice, int left, int used, int highest)
{
    Board next;
    int from;
    int moved = 0;

    for (from = highest; left && from; --from) {
        next = *board;
        if (step(&next, from, *dice)) {
            moved = 1;
            /* the checkers of a double need no other order than from far to near */
            descend(search, &next, dice + 1, left - 1, used + 1, left > 1 && dice[0] == dice[1] ? from : BAR);
        }
    }
    if (!moved) {
        add(search, board, used);
    }
}

int plays(const Board *board, int first, int second, Board *result)
{
    static _Thread_local Search search;
    int large = first > second ? first : second;
    int small = first > second ? second : first;
    int dice[5] = {large, small, 0, 0, 0};
    int turned[3] = {small, large, 0};

    search.result = result;
    search.count = 0;
    search.dice_used = 0;
    search.least = 0;
    if (large == small) {
        dice[2] = dice[3] = large;
        descend(&search, board, dice, 4, 0, BAR);
        return search.count;
    }
    descend(&search, board, dice, 2, 0, BAR);
    if (search.dice_used == 1) {
        search.least = 2; /* the larger die can be played alone, so the smaller one cannot */
    }
    descend(&search, board, turned, 2, 0, BAR);
    return search.count;
}
