/* frontier.c: game_frontier for games that have nothing faster; asm/engine/frontier.s is its twin. The contract is the
 * verb frontier in verbs.h. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/list.h"
#include "engine/node.h"

/* Sets `score` to the score of the position after a move, for `mover`, the side that made the move. */
static void score_child(uint8_t mover, uint8_t ended)
{
    if (ended == OUTCOME_NONE) {
        game_eval();
    } else {
        score_outcome();
    }
    if (side != mover) {
        score = -score;
    }
}

/* The list of this node goes after the lists of the path and is dropped at the end: the node has no children. */
void frontier_generic(void)
{
    uint8_t mover = side;
    uint8_t end = OUTCOME_DRAW;
    uint8_t found = 0;
    uint8_t ended;
    uint8_t i;
    int16_t best = -SCORE_INFINITE;

    leaf_count = 0;
    if (!node_has_room()) {
        game_eval();
        return;
    }
    node_open_list();
    search_gen_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        list_play();
        ended = outcome;
        if (ended == OUTCOME_ILLEGAL) {
            continue;
        }
        ++leaf_count;
        score_child(mover, ended);
        game_unmake();
        if (ended == OUTCOME_NONE || ended >= OUTCOME_ESTIMATE) {
            end = OUTCOME_NONE;
        }
        if (score > best) {
            best = score;
            found = i;
            if (best >= score_limit || best >= SCORE_WON) {
                break;
            }
        }
    }
    if (found) {
        list_choose(found);
        score = best;
        outcome = end;
    } else {
        game_no_moves();
        score_outcome();
    }
    node_reopen_list();
}
