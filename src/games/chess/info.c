/* info.c: the GameInfo of chess: its name and the optional features of the engine that it uses. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "games/chess/chess.h"
#include "texts/chess.h"

/* GameInfo.extra_cost: cut-offs cost extra. So do pawns or, if there are none, the mop-up evaluation. */
static uint16_t extra_cost(void)
{
    uint8_t board = chess_pawns[0] + chess_pawns[1];

    if (!board && chess_phase[ply] < MOP_UP_PHASE) {
        board = COST_MOP_UP;
    }
    return COST_CUT * poll_cuts + board;
}

/* Chess uses these optional members of GameInfo: gen_quiet, prune, draws_go_on, eval_lazy, gen_captures_ranked,
 * lmr_depth (2) and extra_cost. */
static const GameInfo info = {
    "chess", TEXT_TITLE, 2, { TEXT_FIRST_SIDE, TEXT_SECOND_SIDE }, 0, chess_help, NOISY_MAY, 24,
    NODES_PER_TIME(CHESS_CYCLES_LEAST), 4, chess_quiet, chess_prune, 0, 0, 0, 1, 0, chess_eval_lazy,
    chess_captures_ranked, 2, 0, 0, 0, 0, 0, 0, extra_cost
};

const GameInfo *game_info(void)
{
    return &info;
}
