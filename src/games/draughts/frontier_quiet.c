/* frontier_quiet.c: evaluates the steps of the last ply after which the other side need not jump.
 * asm/games/draughts/frontier_quiet.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/draughts/draughts.h"
#include "engine/budget.h"
#include "engine/list.h"

/* Returns 1 if the twin really makes `move`: a king's step, or a man's step close to its far row, which may crown it.
 * Such leaves are counted in poll_slow. */
static uint8_t is_slow(void)
{
    return move & MOVE_KING || (move & MOVE_SQUARE) >> 3 == (side ? 0 : SET_BYTES - 1);
}

void draughts_eval_quiet_steps(void)
{
    uint8_t count = move_count;
    int16_t best = -SCORE_INFINITE;
    uint16_t found = 0;
    uint8_t i;

    move_count = 0;
    for (i = 1; i <= count; ++i) {
        list_choose(i);
        poll_slow += is_slow();
        list_play();
        if (outcome == OUTCOME_NONE && draughts_must[ply]) {
            game_unmake();
            list_lo[++move_count] = (uint8_t)move;
            list_hi[move_count] = 0;
            continue;
        }
        ++leaf_count;
        if (outcome == OUTCOME_NONE) {
            game_eval();
        } else {
            score_outcome();
        }
        game_unmake();
        score = -score;
        if (score > best) {
            best = score;
            found = move;
            if (score >= score_limit) {
                move_count = 0;
                break;
            }
        }
    }
    score = best;
    move = found;
}
