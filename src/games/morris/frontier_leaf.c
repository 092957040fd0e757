/* frontier_leaf.c: the best leaf so far of a node with one ply to go; asm/games/morris/frontier_leaf.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/morris/frontier.h"
#include "engine/list.h"

int16_t morris_leaf_best;
uint16_t morris_leaf_move;
uint8_t morris_leaf_running;

uint8_t morris_score_leaf(void)
{
    list_play();
    ++leaf_count;
    if (outcome == OUTCOME_NONE) {
        game_eval();
        morris_leaf_running = 1;
    } else {
        score_outcome();
    }
    game_unmake();
    score = -score;
    if (score > morris_leaf_best) {
        morris_leaf_best = score;
        morris_leaf_move = move;
    }
    return morris_leaf_best >= score_limit || morris_leaf_best >= SCORE_WON;
}
