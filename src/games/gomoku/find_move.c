/* find_move.c: who puts down the three men of opening=swap, as even as can be; all else is played by force or
 * searched. */
#include "engine/forcing.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/root.h"
#include "games/gomoku/gomoku.h"

/* Black, white, black: of 395 near the middle Black won 48 to 59 games of 100 behind these, and who put them down 46 to
 * 64, with the other's choice (tests/RESULTS.md). */
#define AT(file, rank) (((rank) - 1) * STEP + (file) - 'a')
static const uint8_t even[][MEN_PUT] = {
    { AT('h', 8), AT('i', 10), AT('j', 11) },
    { AT('h', 8), AT('i', 9), AT('j', 5) },
    { AT('h', 8), AT('j', 10), AT('f', 11) },
    { AT('h', 8), AT('h', 10), AT('g', 6) },
    { AT('h', 8), AT('i', 9), AT('e', 12) },
    { AT('h', 8), AT('j', 10), AT('h', 4) },
};
#define EVEN ((uint8_t)(sizeof even / MEN_PUT))
#define TURNS 8

/* The cell as the board is turned and mirrored. */
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

/* 1: so many men stand as this opening has them, and the next one is in `move`. */
static uint8_t follows(const uint8_t *men, uint8_t turn)
{
    uint8_t left = MEN_PUT + 1 - gomoku_opening;
    uint8_t man = BLACK;

    for (; left; --left) {
        if (gomoku_cell[turned(*men++, turn)] != man) {
            return 0;
        }
        man ^= BLACK ^ WHITE;
    }
    move = turned(*men, turn);
    return 1;
}

/* An opening that begins as the men stand, by lot. */
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

/* Men that somebody else has put down: where the judgement is nearest to none. */
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

uint8_t gomoku_brain(void)
{
    gomoku_ranked = 0; /* what was ranked before is no part of this search */
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
