/* find_move.c: GameInfo.find_move: places the three stones of opening=swap so that the position is as even as
 * possible. Every other move comes from the forcing search or the search. */
/* SPDX-License-Identifier: MIT */
#include "engine/forcing.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/root.h"
#include "games/gomoku/gomoku.h"

/* The three stones of an opening: black, white, black. Of 395 openings near the middle these are the most even: Black
 * won 48 to 59 games of 100 after them. With the other side free to swap, the side that placed them won 46 to 64
 * (tests/RESULTS.md). */
#define AT(file, rank) (((rank) - 1) * STEP + (file) - 'a')
static const uint8_t even[][OPENING_STONES] = {
    { AT('h', 8), AT('i', 10), AT('j', 11) },
    { AT('h', 8), AT('i', 9), AT('j', 5) },
    { AT('h', 8), AT('j', 10), AT('f', 11) },
    { AT('h', 8), AT('h', 10), AT('g', 6) },
    { AT('h', 8), AT('i', 9), AT('e', 12) },
    { AT('h', 8), AT('j', 10), AT('h', 4) },
};
#define EVEN ((uint8_t)(sizeof even / OPENING_STONES))
#define TURNS 8

/* Returns the place of a cell after one of the eight rotations and reflections of the board. */
static uint8_t turned(uint8_t cell, uint8_t turn)
{
    uint8_t file = cell & (STEP - 1);
    uint8_t rank = cell >> 4;

    if (turn & 1) {
        file = SIDE - 1 - file;
    }
    if (turn & 2) {
        rank = SIDE - 1 - rank;
    }
    return turn & 4 ? (uint8_t)(file << 4 | rank) : (uint8_t)(rank << 4 | file);
}

/* Returns 1 if the stones on the board follow this opening; `move` is then its next stone. */
static uint8_t follows(const uint8_t *stones, uint8_t turn)
{
    uint8_t left = OPENING_STONES + 1 - gomoku_opening;
    uint8_t stone = BLACK;

    for (; left; --left) {
        if (gomoku_cell[turned(*stones++, turn)] != stone) {
            return 0;
        }
        stone ^= BLACK ^ WHITE;
    }
    move = turned(*stones, turn);
    return 1;
}

/* Looks for an opening that starts with the stones on the board; the first one it tries is random. Returns 1 if there
 * is one; `move` is then its next stone. */
static uint8_t find_even(void)
{
    uint8_t n;
    uint8_t turn;
    uint8_t tries;
    uint8_t turns;

    random_seed = root_seed ? root_seed : 1;
    random_next();
    turn = random_below(TURNS);
    n = random_below(EVEN);
    for (tries = EVEN; tries; --tries) {
        for (turns = TURNS; turns; --turns) {
            if (follows(even[n], turn)) {
                return 1;
            }
            turn = (turn + 1) % TURNS;
        }
        n = n ? n - 1 : EVEN - 1;
    }
    return 0;
}

/* For stones that fit none of these openings: sets `move` to the cell near a stone whose evaluation is nearest to 0. */
static void find_near(void)
{
    uint8_t i;
    uint8_t number;
    uint16_t best = 0;
    int16_t least = SCORE_INFINITE;

    list_moves();
    number = move_count;
    for (i = 1; i <= number; ++i) {
        list_choose(i);
        if (!gomoku_near[NEAR_PAD + (uint8_t)move]) {
            continue;
        }
        list_play();
        game_eval();
        game_unmake();
        outcome = OUTCOME_NONE;
        if (score < 0) {
            score = -score;
        }
        if (score < least) {
            least = score;
            best = path_lo[0];
        }
    }
    move = best;
}

uint8_t gomoku_find_move(void)
{
    gomoku_ranked = 0; /* cells ranked before do not belong to this search */
    if (gomoku_opening < 2) {
        return gomoku_opening ? 0 : forcing_find_move();
    }
    if (root_excluded_count) {
        return 0;
    }
    if (!find_even()) {
        find_near();
    }
    score = 0;
    return 1;
}
