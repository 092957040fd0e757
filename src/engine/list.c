/* list.c: move lists, single moves, scores of ended games; see list.h. asm/engine/list.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/list.h"

uint16_t list_from;

void list_open(uint16_t at)
{
    list_lo = list_pool + at;
    list_hi = list_lo + (uint16_t)(list_pages << 8);
    list_rank = list_hi + (uint16_t)(list_pages << 8);
    move_count = 0;
}

void list_moves(void)
{
    list_open(list_from);
    if (outcome == OUTCOME_NONE) {
        game_generate();
    }
}

void list_choose(uint8_t ordinal)
{
    move = (uint16_t)(list_lo[ordinal] | list_hi[ordinal] << 8);
}

void list_play(void)
{
    path_lo[ply] = (uint8_t)move;
    path_hi[ply] = (uint8_t)(move >> 8);
    game_make();
}

uint8_t list_is_legal(void)
{
    uint8_t legal;

    list_play();
    legal = outcome != OUTCOME_ILLEGAL;
    if (legal) {
        game_unmake();
    }
    outcome = OUTCOME_NONE;
    return legal;
}

void score_outcome(void)
{
    switch (outcome) {
    case OUTCOME_LOSS:
        score = (int16_t)(ply - SCORE_WIN);
        break;
    case OUTCOME_WIN:
        score = (int16_t)(SCORE_WIN - ply);
        break;
    case OUTCOME_ESTIMATE:
    case OUTCOME_CHANCE:
        game_eval();
        break;
    default:
        score = draw_worth[side];
        break;
    }
}
