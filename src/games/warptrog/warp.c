/* warp.c: a warp played for good. The same in every build: it happens a few
 * times a game. */
#include <string.h>

#include "games/warptrog/warptrog.h"
#include "engine/random.h"

static uint8_t kept_board[CELLS];
static uint8_t kept_at[NUMBERS];

/* The man on `from` appears on `to`, unless a man of his own stands there. */
static void appear(uint8_t from, uint8_t to)
{
    uint8_t man = warptrog_board[from];
    uint8_t there = warptrog_board[to];

    if (man & there & (BOTTOM | TOP)) {
        return;
    }
    if (there) {
        warptrog_at[there & NUMBER] = 0;
    }
    warptrog_board[from] = EMPTY;
    warptrog_board[to] = man;
    warptrog_at[man & NUMBER] = to;
}

/* The scan of the rules: f6 down to f1, then e6 to e1, and so on to a1. Two
 * numbers are thrown away: those of neighbouring seeds are alike. */
static void scan(void)
{
    uint8_t trog = (uint8_t)((side ? TOP : BOTTOM) | TROG);
    uint8_t file = SIZE;
    uint8_t rank;
    uint8_t cell;
    uint8_t to;

    random_next();
    random_next();
    while (file--) {
        rank = SIZE;
        while (rank--) {
            cell = (uint8_t)(FIRST_CELL + ROW * rank + file);
            if ((warptrog_board[cell] & (TOP | BOTTOM | TROG)) == trog) {
                to = (uint8_t)(FIRST_CELL + ROW * random_below(SIZE));
                to += random_below(SIZE);
                appear(cell, to);
            }
        }
    }
}

/* Even with no square drawn the opposition changes hands: nobody has stepped. */
void warptrog_warp(void)
{
    uint16_t seed = random_seed;

    quiet_plies[ply + 1] = 0;
    --warptrog_warps[side];
    outcome = OUTCOME_GUESS;
    if (move != WARP) {
        outcome = OUTCOME_NONE;
        memcpy(kept_board, warptrog_board, CELLS);
        memcpy(kept_at, warptrog_at, NUMBERS);
        random_seed = move;
        scan();
        random_seed = seed;
    }
    ++ply;
    side ^= 1;
    warptrog_recount();
    side ^= 1;
    --ply;
}

void warptrog_unwarp(void)
{
    ++warptrog_warps[side];
    if (path_hi[ply] || path_lo[ply] != WARP) {
        memcpy(warptrog_board, kept_board, CELLS);
        memcpy(warptrog_at, kept_at, NUMBERS);
    }
    warptrog_recount();
}
