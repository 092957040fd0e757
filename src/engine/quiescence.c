/* quiescence.c: nodes at depth 0; asm/engine/quiescence.s is its twin. GameInfo.quiescence_kind (game.h) decides
 * whether noisy moves are optional (stand pat), compulsory, or not searched at all. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/node.h"
#include "engine/quiescence.h"

/* NOISY_MUST: if there are noisy moves, they must be played: lists them and returns 1. Otherwise evaluates the position
 * and returns 0. */
static uint8_t open_forced(void)
{
    if (node_has_room()) {
        node_clear();
        game_generate_noisy();
        node_count[ply] = move_count;
        if (move_count) {
            return 1;
        }
    }
    game_eval();
    search_hit_horizon = 1;
    return 0;
}

/* Sets `score` to the evaluation. If the lazy evaluation is outside the window by its margin or more, `score` is
 * the bound that follows from it. */
static void stand_pat(void)
{
    int16_t off;

    if (search_eval_lazy) {
        search_eval_lazy();
        off = score_margin;
        if (!off) {
            return;
        }
        if (score - off >= node_beta[ply]) {
            score -= off;
            return;
        }
        if (score + off <= node_alpha[ply]) {
            score += off;
            return;
        }
    }
    game_eval();
}

/* The side to move may stand pat: the evaluation is its first best score. score_limit becomes the gain that a noisy
 * move needs to reach alpha; game_rank may drop moves that cannot. */
uint8_t quiescence_open(void)
{
    if (search_noisy >= NOISY_MUST) {
        return open_forced();
    }
    stand_pat();
    search_hit_horizon = 1;
    if (!search_noisy || score >= node_beta[ply] || !node_has_room()) {
        return 0;
    }
    node_clear();
    node_best[ply] = score;
    score_limit = 0;
    if (score > node_alpha[ply]) {
        node_alpha[ply] = score;
    } else {
        score_limit = node_alpha[ply] - score;
    }
    if (search_gen_captures) {
        rank_from = 0;
        search_gen_captures();
        node_ranked[ply] = 1;
        if (move_count == 1) {
            node_first[ply] = 1; /* the only move: no need to pick */
            node_count[ply] = 0;
            return 1;
        }
    } else {
        game_generate_noisy();
    }
    node_count[ply] = move_count;
    return move_count != 0;
}
