/* make.c: moves are made and taken back. */
#include "games/morris/morris.h"

static void put(uint8_t point, uint8_t man)
{
    morris_point[point] = man;
    morris_line[point / ROW] += man;
    morris_line[morris_down[point]] += man;
}

static void take(uint8_t point, uint8_t man)
{
    morris_point[point] = EMPTY;
    morris_line[point / ROW] -= man;
    morris_line[morris_down[point]] -= man;
}

void game_make(void)
{
    uint8_t lo = (uint8_t)move;
    uint8_t hi = (uint8_t)(move >> 8);
    uint8_t man = man_of(side);
    uint8_t quiet = quiet_plies[ply];

    if ((hi & POINT) == HAND) {
        --morris_hand[side];
        ++morris_men[side];
    } else {
        take(hi & POINT, man);
    }
    put(lo & POINT, man);
    side ^= 1;
    ++quiet;
    outcome = quiet == QUIET_MOST ? OUTCOME_DRAW : OUTCOME_NONE;
    if (hi & MILL) {
        take(removed_of(lo, hi), man_of(side));
        --morris_men[side];
        quiet = 0;
        outcome = (uint8_t)(morris_men[side] + morris_hand[side]) < MEN_LEAST ? OUTCOME_LOSS : OUTCOME_NONE;
    }
    ++ply;
    quiet_plies[ply] = quiet;
}

void game_unmake(void)
{
    uint8_t lo;
    uint8_t hi;
    uint8_t man;

    --ply;
    lo = path_lo[ply];
    hi = path_hi[ply];
    if (hi & MILL) {
        put(removed_of(lo, hi), man_of(side));
        ++morris_men[side];
    }
    side ^= 1;
    man = man_of(side);
    take(lo & POINT, man);
    if ((hi & POINT) == HAND) {
        ++morris_hand[side];
        --morris_men[side];
    } else {
        put(hi & POINT, man);
    }
}

/* Shut in. */
void game_settle(void)
{
    outcome = OUTCOME_LOSS;
}
