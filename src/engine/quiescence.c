/* quiescence.c: nodes without a ply to go; asm/engine/quiescence.s is its twin. */
#include "engine/game.h"
#include "engine/node.h"
#include "engine/quiescence.h"

/* Depth 0 where noisy moves are compulsory: only a quiet position is judged. */
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

/* What standing pat is worth. Far from the window a bound will do. */
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

/* Depth 0: the side to move may stand pat, or go on with its noisy moves.
 * 1: there are some, and standing pat was no cut-off. */
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
            node_first[ply] = 1; /* the list is done with */
            node_count[ply] = 0;
            return 1;
        }
    } else {
        game_generate_noisy();
    }
    node_count[ply] = move_count;
    return move_count != 0;
}
