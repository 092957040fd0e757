/* frontier_gain.c: see frontier_gain.h. It has no twin: a game that is in assembly has a frontier of its own. */
/* SPDX-License-Identifier: MIT */
#include "engine/frontier_gain.h"
#include "engine/game.h"
#include "engine/list.h"
#include "engine/node.h"

static uint8_t running; /* 1: some leaf did not end the game */

/* Makes `move` and sets `score` for the side that made it. Returns 0 if the move is illegal. */
static uint8_t try_move(void)
{
    uint8_t mover = side;

    list_play();
    switch (outcome) {
    case OUTCOME_ILLEGAL:
        return 0;
    case OUTCOME_NONE:
        game_eval();
        running = 1;
        break;
    default:
        running |= outcome >= OUTCOME_ESTIMATE;
        score_outcome();
    }
    if (side != mover) {
        score = -score;
    }
    game_unmake();
    return 1;
}

void frontier_by_gain(int16_t (*gain)(void))
{
    int16_t best = -SCORE_INFINITE;
    int16_t base;
    uint8_t found = 0;
    uint8_t i;

    leaf_count = 0;
    game_eval();
    if (!node_has_room()) {
        return;
    }
    base = score;
    running = 0;
    node_open_list();
    game_generate();
    for (i = 1; i <= move_count && best < score_limit && best < SCORE_WON; ++i) {
        list_choose(i);
        score = gain();
        if (score != GAIN_UNKNOWN) {
            score += base;
            running = 1;
        } else if (!try_move()) {
            continue;
        }
        ++leaf_count;
        if (score > best) {
            best = score;
            found = i;
        }
    }
    if (found) {
        list_choose(found);
        score = best;
        outcome = running ? OUTCOME_NONE : OUTCOME_DRAW;
    } else {
        game_no_moves();
        score_outcome();
    }
    node_reopen_list();
}
