/* opponents.c: players for matches: `never-warps`, our search that warps only as a last resort; `classic`, the computer
 * player of the 1983 game (classic.c), and `classic-nowarp`, which is that player without its warps. Host only. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/think.h"
#include "games/warptrog/classic.h"
#include "games/warptrog/warptrog.h"
#include "host/opponent.h"

static void with_warps(void)
{
    warptrog_classic_warps = 1;
    warptrog_classic();
    think_move = move;
}

static void without_warps(void)
{
    warptrog_classic_warps = 0;
    warptrog_classic();
    warptrog_classic_warps = 1;
    think_move = move;
}

/* Matches against it measure what warps are worth to us. */
static void eval_warps_badly(void)
{
    if (outcome == OUTCOME_ESTIMATE) {
        score = SCORE_MOST;
    } else {
        game_eval();
    }
}

const Opponent game_opponents[] = {
    { "never-warps", eval_warps_badly, 0 },
    { "classic", 0, with_warps }, { "classic-nowarp", 0, without_warps }, { 0, 0, 0 }
};
