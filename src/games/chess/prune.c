/* prune.c: null move and futility pruning. asm/games/chess/prune.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/search_state.h"
#include "games/chess/chess.h"

/* GameInfo.prune. Three or more plies left: tries a null move if the static score reaches beta, the last move was not a
 * null move, and there are enough pieces that zugzwang is unlikely. One ply left: futility pruning, because a quiet
 * move changes the score little. Far above beta the static score is the result; far below alpha the search tries only
 * noisy moves and checks. */
uint8_t chess_prune(void)
{
    uint8_t left = node_depth[ply];

    if (chess_flags[ply] & IN_CHECK || left == 2 || chess_phase[ply] < MOP_UP_PHASE
        || (left > 2 && (chess_phase[ply] < NULL_MOVE_PHASE || !chess_moved[ply - 1]))) {
        return PRUNE_NOTHING;
    }
    game_eval();
    if (left > 2) {
        return score < node_beta[ply] ? PRUNE_NOTHING : PRUNE_NULL_MOVE;
    }
    if (score - FUTILITY_MARGIN >= node_beta[ply]) {
        return PRUNE_SCORE;
    }
    return score + FUTILITY_MARGIN > node_alpha[ply] ? PRUNE_NOTHING : PRUNE_QUIET;
}
