/* warp_estimate.c: estimates a warp at the root before its squares are drawn; below the root eval.c has a
 * quicker estimate.
 *
 * It puts each Trog on each of the 36 squares, scores the enemy's best reply by eval, and turns that score into a
 * winning chance. The estimate is the mean of these chances. A mean of scores would overrate the one square where a
 * side's only Trog is captured. The mean follows the scan of a real warp, in which a Trog that lands ahead of the scan
 * is warped again: 2.6 times on average from f6, once from a1.
 *
 * A simpler mean with a single draw from every square scored the same against an earlier copy of the 1983 player, but
 * does not follow the rules. In 1,000 games after four random plies it made 66.5% with 58 draws; this one makes 65.9%
 * with 33 draws. From the start both make 84.8%. With several Trogs their changes are added. Searching three plies
 * after each landing instead of one changed nothing in 200 games (64.5% against 65.2%).
 *
 * A warp also has a cost: the last one is worth more than a Trog in danger, the others little. The estimate is made
 * once per move: warptrog_estimate_known keeps it for further iterations. */
/* SPDX-License-Identifier: MIT */
#include "games/warptrog/warptrog.h"
#include "engine/list.h"

#define CHANCE_STEP 16   /* score between two entries of the table */
#define CHANCE_MOST 16

/* Chance to win, in 256ths, at a score of 0, 16, 32 ... */
static const uint8_t chances[CHANCE_MOST + 1] = {
    128, 143, 159, 173, 187, 199, 209, 218, 225, 231, 236, 240, 243, 246, 248, 249, 251
};

/* Cost of a warp, by number of warps left afterwards, from a regression over 90,000 games of the program against
 * itself. These costs scored 81.3% of 400 games; costs of 44 to 60 scored 75.8%. */
static const uint8_t cost[WARPS] = { 110, 20, 24, 14, 16 };

static uint16_t estimate; /* last estimate, valid if warptrog_estimate_known */

/* Returns the chance to win, in 256ths, at a score. */
static uint8_t chance(int16_t value)
{
    uint8_t minus = value < 0;
    uint8_t step;
    uint8_t part;
    uint8_t result;

    if (minus) {
        value = -value;
    }
    if (value >= CHANCE_STEP * CHANCE_MOST) {
        result = chances[CHANCE_MOST];
    } else {
        step = (uint8_t)value / CHANCE_STEP;
        part = (uint8_t)value % CHANCE_STEP;
        result = chances[step];
        result += (uint8_t)((uint8_t)(chances[step + 1] - result) * part / CHANCE_STEP);
    }
    return minus ? (uint8_t)(0 - result) : result;
}

/* Returns the score for a chance: the inverse of `chance`. */
static int16_t score_of(uint8_t result)
{
    int16_t value = 0;
    uint8_t minus = result < 128;

    if (minus) {
        result = (uint8_t)(0 - result);
    }
    while (value < CHANCE_STEP * CHANCE_MOST && chance(value) < result) {
        value += 2;
    }
    return minus ? -value : value;
}

/* Returns the chance of `side`, which is to move in the position on the board. */
static uint8_t chance_of_reply(void)
{
    warptrog_recount();
    score_limit = SCORE_INFINITE;
    game_frontier();
    return chance(score);
}

/* Returns this chance with Trog `number` on `to`, where no piece of its own side is. */
static uint8_t chance_at(uint8_t number, uint8_t to)
{
    uint8_t from = warptrog_at[number];
    uint8_t trog = warptrog_board[from];
    uint8_t taken = warptrog_board[to];
    uint8_t result;

    warptrog_board[from] = EMPTY;
    warptrog_board[to] = trog;
    warptrog_at[number] = to;
    if (taken) {
        warptrog_at[taken & NUMBER] = 0;
    }
    result = chance_of_reply();
    warptrog_board[to] = taken;
    if (taken) {
        warptrog_at[taken & NUMBER] = to;
    }
    warptrog_board[from] = trog;
    warptrog_at[number] = from;
    return result;
}

/* Returns this chance without the piece of `side` on `cell`. */
static uint8_t chance_without(uint8_t cell)
{
    uint8_t taken = warptrog_board[cell];
    uint8_t result;

    warptrog_board[cell] = EMPTY;
    warptrog_at[taken & NUMBER] = 0;
    result = chance_of_reply();
    warptrog_board[cell] = taken;
    warptrog_at[taken & NUMBER] = cell;
    return result;
}

/* Returns how much the warp of one Trog changes the chance; `staying` is the chance without it. The change is computed
 * from the end of the scan backwards. A Trog on a square is warped when the scan reaches it. If it lands on a square
 * already scanned, it stays there. If it lands on one still to come, it captures what is there and is warped again. If
 * it lands on a piece of its own side, it stays where it was. */
static int16_t change_by(uint8_t number, uint8_t staying)
{
    static uint8_t there[SIZE * SIZE];
    uint8_t home = warptrog_at[number];
    uint8_t own = side ? BOTTOM : TOP;
    uint8_t cell;
    uint8_t n = 0;
    uint8_t own_count = 0;
    uint8_t i;
    int16_t before = 0;  /* sum over squares up to this one: the Trog stays there */
    int16_t after = 0;  /* sum over squares after it: the Trog is warped from there */
    int16_t stays;
    int16_t warped;

    cell = LAST_CELL;
    for (;;) {
        there[n] = staying;
        if (cell != home) {
            if (warptrog_board[cell] & own) {
                ++own_count;
            } else {
                there[n] = chance_at(number, cell);
            }
        }
        before += there[n];
        before -= staying;
        if (++n == SIZE * SIZE) {
            break;
        }
        cell = cell < FIRST_CELL + ROW ? (uint8_t)(cell + ROW * (SIZE - 1) - 1) : (uint8_t)(cell - ROW);
    }
    for (;;) {
        --n;
        if (cell == home || !(warptrog_board[cell] & own)) {
            stays = there[n];
            stays -= staying;
            warped = before + after;
            for (i = 0; i < own_count; ++i) {
                warped += stays;
            }
            warped /= SIZE * SIZE;
            before -= stays;
            if (cell == home) {
                return warped;
            }
            after += warped;
            if (warptrog_board[cell]) {
                after += chance_without(cell);
                after -= staying;
            }
        }
        cell = cell > LAST_CELL - ROW ? (uint8_t)(cell - ROW * (SIZE - 1) + 1) : (uint8_t)(cell + ROW);
    }
}

void warptrog_estimate(void)
{
    uint8_t number = side ? 0 : 8;
    uint8_t end = number + PIECES;
    uint8_t staying;
    int16_t sum = 0;

    if (!warptrog_estimate_known) {
        staying = chance_of_reply();
        for (; number < end; ++number) {
            if (warptrog_at[number] && (warptrog_board[warptrog_at[number]] & TROG)) {
                sum += change_by(number, staying);
            }
        }
        sum += staying;
        if (sum < 5) {
            sum = 5;
        } else if (sum > 251) {
            sum = 251;
        }
        estimate = (uint16_t)(score_of((uint8_t)sum) + cost[warptrog_warps[side ^ 1]]);
        warptrog_estimate_known = 1;
        warptrog_recount();
        outcome = OUTCOME_ESTIMATE;
    }
    score = (int16_t)estimate;
}
