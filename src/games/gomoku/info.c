/* info.c: data of go-moku for engine and shell, and its rules as help text. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "games/gomoku/gomoku.h"
#include "texts/gomoku.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
#include "texts/gomoku_rules.inc"
    ;
#pragma rodata-name (pop)

/* The factors are powers of two, so that no multiplication routine is linked. */
static uint16_t extra_cost(void)
{
    uint16_t sum = gomoku_ranked * COST_RANKED + poll_moves_made * COST_MADE + poll_cuts * COST_CUT;

    gomoku_ranked = 0;
    return sum;
}

static const char *const variants[] = { TEXT_VARIANT_FREE "\0opening=free", TEXT_VARIANT_SWAP "\0opening=swap", 0 };

static const GameInfo info = {
    "gomoku", TEXT_TITLE, 2, { TEXT_FIRST_SIDE, TEXT_SECOND_SIDE }, variants, help, NOISY_NONE, WORTH_3,
    NODES_PER_TIME(GOMOKU_CYCLES_LEAST), 4, 0, 0, 0, gomoku_find_move, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    gomoku_candidates, gomoku_force, 0, extra_cost, 1
};

const GameInfo *game_info(void)
{
    return &info;
}
