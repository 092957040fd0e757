/* warp_estimate.c: what a warp at the root is worth before its squares are drawn; below it eval.c has a shorter way.
 *
 * Enumeration: every Trog by itself on each of the 36 squares, the enemy's best
 * reply to each by eval, and the mean of the chances to win that these scores
 * stand for (a mean of scores would make too much of the one square where an only
 * Trog is taken). The mean is the scan's own, in which a Trog who lands ahead of it
 * is thrown again: 2.6 times from f6, once from a1. One draw for all squares
 * measured the same against an earlier copy of the player of 1983 (1,000 games after four random plies:
 * 66.5%, 58 of them drawn; so 65.9%, 33 drawn; from the start both 84.8%), but was
 * not the truth. Two Trogs: the sum of what each changes. Looking three plies behind
 * every square instead of one changed nothing in 200 games (64.5% for 65.2%), so one
 * it is. What a warp costs besides: the last is worth more than a Trog in danger, the
 * others little.
 * It happens once a move: warptrog_guessed keeps it for the further iterations.
 */
#include "games/warptrog/warptrog.h"
#include "engine/list.h"

#define CHANCE_STEP 16   /* of score between two entries of the table */
#define CHANCE_MOST 16

/* 255ths of the chance to win at a score of 0, 16, 32... */
static const uint8_t chances[CHANCE_MOST + 1] = {
    128, 143, 159, 173, 187, 199, 209, 218, 225, 231, 236, 240, 243, 246, 248, 249, 251
};

/* By warps left afterwards, from a regression over 90,000 games of the program with itself: 75.8% of 400 games with 44
 * to 60 instead, 81.3% so. */
static const uint8_t cost[WARPS] = { 110, 20, 24, 14, 16 };

static uint16_t guessed; /* score of the last guess, of root `warptrog_guessed` */
uint8_t warptrog_guessed;

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

/* The reverse of it. */
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

/* The chance of `side`, to move in the position on the board. */
static uint8_t chance_of_reply(void)
{
    warptrog_recount();
    score_limit = SCORE_INFINITE;
    game_frontier();
    return chance(score);
}

/* The same with the Trog `number` on `to`, where no man of his own stands. */
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

/* The same with the enemy on `cell` gone and all else as it is. */
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

/* What the warp of one Trog changes. Seen from the end of the scan: standing on a
 * square when it is scanned he is thrown; to one that was scanned before, he stays
 * there; to one still to come, he takes who stands there and is thrown again; onto
 * a man of his own, he stays where he was. */
static int16_t change_by(uint8_t number, uint8_t staying)
{
    static uint8_t there[SIZE * SIZE];
    uint8_t home = warptrog_at[number];
    uint8_t own = side ? BOTTOM : TOP;
    uint8_t cell;
    uint8_t n = 0;
    uint8_t owns = 0;
    uint8_t i;
    int16_t before = 0;  /* sum over squares up to this one: staying there */
    int16_t behind = 0;  /* over those behind it: thrown from there */
    int16_t stays;
    int16_t thrown;

    cell = LAST_CELL;
    for (;;) {
        there[n] = staying;
        if (cell != home) {
            if (warptrog_board[cell] & own) {
                ++owns;
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
            thrown = before + behind;
            for (i = 0; i < owns; ++i) {
                thrown += stays;
            }
            thrown /= SIZE * SIZE;
            before -= stays;
            if (cell == home) {
                return thrown;
            }
            behind += thrown;
            if (warptrog_board[cell]) {
                behind += chance_without(cell);
                behind -= staying;
            }
        }
        cell = cell > LAST_CELL - ROW ? (uint8_t)(cell - ROW * (SIZE - 1) + 1) : (uint8_t)(cell + ROW);
    }
}

void warptrog_guess(void)
{
    uint8_t number = side ? 0 : 8;
    uint8_t end = number + MEN;
    uint8_t staying;
    int16_t sum = 0;

    if (!warptrog_guessed) {
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
        guessed = (uint16_t)(score_of((uint8_t)sum) + cost[warptrog_warps[side ^ 1]]);
        warptrog_guessed = 1;
        warptrog_recount();
        outcome = OUTCOME_ESTIMATE;
    }
    score = (int16_t)guessed;
}
