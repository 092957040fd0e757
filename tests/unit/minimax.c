/* minimax.c: see minimax.h. Compiled without static locals, because it is recursive. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/list.h"
#include "unit/minimax.h"

#ifdef __CC65__
#define MOVES_MOST 40 /* most moves of any position it is used on: they are on the stack */
#else
#define MOVES_MOST LIST_MOST
#endif

uint8_t oracle_noisy;
uint8_t oracle_extends_below;
uint8_t oracle_repetition;
uint8_t oracle_wide;

/* 1: there is a next ply, so a move can be made here (as node_has_room of the engine). */
#define HAS_PLY (ply < PLIES - 1)
/* A roll and the move after it need two plies. */
#define HAS_TWO_PLIES (ply < PLIES - 2)

static int16_t outcome_value(void)
{
    score_outcome();
    return score;
}

/* Returns 1 if the position occurred earlier on the path, at least four plies ago. */
static uint8_t came_back(void)
{
    uint8_t back;
    uint8_t i;

    for (back = 4; back <= reversible_plies[ply] && back <= ply; back += 2) {
        for (i = 0; i < KEY_BYTES && hash_key[i][ply] == hash_key[i][ply - back]; ++i) {
        }
        if (i == KEY_BYTES) {
            return 1;
        }
    }
    return 0;
}

/* Returns the remaining depth after the move just made; `depth` is the remaining depth before it. */
static uint8_t depth_left(uint8_t depth)
{
    if (depth == 0 || (extend_ply && ply < oracle_extends_below)) {
        return depth;
    }
    return (uint8_t)(depth - 1);
}

/* Returns the best score of the listed moves, with `depth` plies to go. `best` is a score that the side to move already
 * has. */
static int16_t best_of_list(uint8_t depth, int16_t best)
{
    uint16_t moves[MOVES_MOST];
    uint8_t number = move_count;
    uint8_t mover = side;
    uint8_t i;
    int16_t value;

    for (i = 1; i <= number; ++i) {
        list_choose(i);
        moves[i - 1] = move;
    }
    for (i = 0; i < number; ++i) {
        move = moves[i];
        list_play();
        if (outcome == OUTCOME_ILLEGAL) {
            continue;
        }
        value = oracle_value(depth_left(depth));
        if (side != mover) {
            value = -value;
        }
        game_unmake();
        if (value > best) {
            best = value;
        }
    }
    return best;
}

static int16_t quiescence(void)
{
    int16_t stand_pat;

    game_eval();
    stand_pat = score;
    if (!oracle_noisy || !HAS_PLY) {
        return stand_pat;
    }
    list_open(0);
    game_generate_noisy();
    if (oracle_noisy >= NOISY_MUST && move_count) {
        stand_pat = -SCORE_INFINITE;
    }
    return best_of_list(0, stand_pat);
}

/* Returns the weighted mean over the rolls, rounded down. Each score is limited to chance_score_limit. */
static int16_t mean_of_rolls(uint8_t depth)
{
    uint16_t rolls[MOVES_MOST];
    uint8_t weights[MOVES_MOST];
    uint8_t number;
    uint8_t i;
    int16_t most = game_info()->chance_score_limit;
    int16_t value;
    int32_t sum = 0;
    int32_t total = 0;

    list_open(0);
    game_info()->gen_rolls();
    number = move_count;
    for (i = 0; i < number; ++i) {
        list_choose((uint8_t)(i + 1));
        rolls[i] = move;
        weights[i] = list_rank[i + 1];
        total += weights[i];
    }
    for (i = 0; i < number; ++i) {
        move = rolls[i];
        list_play();
        value = oracle_value(depth);
        game_unmake();
        value = value > most ? most : value < -most ? -most : value;
        sum += (int32_t)value * weights[i];
    }
    value = (int16_t)(sum / total);
    return sum < 0 && sum % total ? value - 1 : value;
}

int16_t oracle_value(uint8_t depth)
{
    int16_t best;

    if (outcome == OUTCOME_CHANCE && depth && HAS_TWO_PLIES) {
        game_hash();
        return mean_of_rolls(depth);
    }
    if (outcome != OUTCOME_NONE) {
        return outcome_value();
    }
    if (depth == 0) {
        return quiescence();
    }
    if (!HAS_PLY) {
        game_eval();
        return score;
    }
    if (ply && depth >= 2) {
        game_hash();
        if (oracle_repetition && came_back()) {
            return draw_worth[side];
        }
    }
    list_open(0);
    if (game_info()->gen_candidates && !oracle_wide) {
        game_info()->gen_candidates();
    } else {
        game_generate();
    }
    best = best_of_list(depth, -SCORE_INFINITE);
    if (best == -SCORE_INFINITE) {
        game_no_moves();
        return outcome_value();
    }
    return best;
}
