/* rules.c: rolls, move list, make and unmake of backgammon. */
/* SPDX-License-Identifier: MIT */
#include "engine/chance.h"
#include "games/backgammon/backgammon.h"

#define BLACK(place) backgammon_at[PLACE_OF_BLACK + (place)]

uint8_t backgammon_is_start_board(void)
{
    return backgammon_at[24] == 2 && backgammon_at[13] == 5 && backgammon_at[8] == 3 && backgammon_at[6] == 5
        && BLACK(24) == 2 && BLACK(13) == 5 && BLACK(8) == 3 && BLACK(6) == 5;
}

uint8_t backgammon_is_start(void)
{
    return !(side | backgammon_large) && backgammon_is_start_board();
}

void backgammon_gen_rolls(void)
{
    static uint8_t first;
    static uint8_t second;
    static uint8_t start;

    start = backgammon_is_start();
    for (first = 1; first <= 6; ++first) {
        for (second = 1; second <= 6; ++second) {
            if (start ? second != first : second <= first) {
                list_lo[++move_count] = (uint8_t)(first << 3 | second);
                list_hi[move_count] = MOVE_ROLL >> 8;
                list_rank[move_count] = start || second == first ? 1 : 2;
            }
        }
    }
}

static uint8_t append(void)
{
    list_lo[++move_count] = (uint8_t)move;
    list_hi[move_count] = (uint8_t)(move >> 8);
    return move_count < LIST_MOST;
}

/* A double can have more plays than a list holds: the others are left out, but read_move accepts them, and the move
 * finder looks at them. */
void game_generate(void)
{
    uint16_t kept = move;

    backgammon_each(append);
    move = kept;
    chance_pass();
}

void backgammon_find_outcome(void)
{
    outcome = backgammon_large ? OUTCOME_NONE : OUTCOME_CHANCE;
    if (backgammon_at[PLACE(side ^ 1, OFF)] == CHECKERS) {
        outcome = OUTCOME_LOSS;
    } else if (backgammon_at[PLACE(side, OFF)] == CHECKERS) {
        outcome = OUTCOME_WIN;
    }
}

void game_make(void)
{
    backgammon_roll_row[ply] = (uint8_t)(backgammon_large << 3 | backgammon_small);
    backgammon_side_row[ply] = side;
    backgammon_hit_row[ply] = 0;
    if (IS_ROLL(move)) {
        backgammon_large = (uint8_t)((uint8_t)move >> 3);
        backgammon_small = (uint8_t)(move & 7);
        if (backgammon_large < backgammon_small) { /* Black begins */
            backgammon_small = backgammon_large;
            backgammon_large = (uint8_t)(move & 7);
            side = 1;
        }
    } else {
        if (move != MOVE_PASS) {
            backgammon_hit_row[ply] = backgammon_carry();
        }
        side ^= 1;
        backgammon_large = 0;
        backgammon_small = 0;
    }
    ++ply;
    reversible_plies[ply] = 0;
    backgammon_find_outcome();
}

void game_unmake(void)
{
    uint16_t kept = move;

    --ply;
    side = backgammon_side_row[ply];
    backgammon_large = (uint8_t)(backgammon_roll_row[ply] >> 3);
    backgammon_small = (uint8_t)(backgammon_roll_row[ply] & 7);
    move = (uint16_t)(path_hi[ply] << 8 | path_lo[ply]);
    if (!IS_ROLL(move) && move != MOVE_PASS) {
        backgammon_carry_back(backgammon_hit_row[ply]);
    }
    move = kept;
}

void game_no_moves(void)
{
    outcome = OUTCOME_DRAW; /* never: there is always a play or a pass */
}
