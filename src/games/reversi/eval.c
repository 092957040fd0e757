/* eval.c: the evaluation and the nodes with one ply to go; asm/games/reversi/eval.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/list.h"
#include "engine/search_state.h"
#include "games/reversi/move_value.h"

static uint8_t stage_of(uint8_t discs)
{
    return discs < STAGE_MIDDLE ? 0 : discs < STAGE_LATE ? 1 : 2;
}

/* Makes the tables of a stage current, and recomputes the value of this ply if it is of another stage. */
static void use_stage(uint8_t stage)
{
    if (stage != reversi_stage) {
        reversi_stage = stage;
        reversi_load();
    }
    if (reversi_value_stage[ply] != stage) {
        reversi_recount();
    }
}

static int16_t own_value(void)
{
    int16_t value = (int16_t)(reversi_value_lo[ply] | reversi_value_hi[ply] << 8);

    return side ? -value : value;
}

void game_eval(void)
{
    use_stage(stage_of(reversi_discs));
    score = own_value() + reversi_tempo[reversi_stage];
}

/* Uses the stage that leaves at full depth have, also at leaves of smaller depth: changing tables from leaf to leaf
 * would cost more than it gains. */
static void use_leaf_stage(void)
{
    use_stage(stage_of((uint8_t)(reversi_discs + search_depth - ply)));
}

static void frontier_without_move(void)
{
    if (reversi_enemy_can_move()) {
        leaf_count = 1;
        move = PASS;
        side ^= 1;
        game_eval();
        side ^= 1;
        score = -score;
        outcome = OUTCOME_NONE;
    } else {
        game_no_moves();
        score_outcome();
    }
}

/* All leaves share the value of this node, so the best leaf is the move with the largest gain. */
void game_frontier(void)
{
    uint8_t cell;
    int16_t best = -SCORE_INFINITE;
    int16_t base;

    if (reversi_discs == MEN_MOST - 1) {
        frontier_generic();
        return;
    }
    use_leaf_stage();
    base = own_value() - reversi_tempo[reversi_stage];
    leaf_count = 0;
    for (cell = reversi_next[RING]; cell != RING; cell = reversi_next[cell]) {
        if (!reversi_find_gain(cell)) {
            continue;
        }
        ++leaf_count;
        if (reversi_gain > best) {
            best = reversi_gain;
            move = cell;
            if (base + best >= score_limit) {
                break;
            }
        }
    }
    if (!leaf_count) {
        frontier_without_move();
        return;
    }
    score = base + best;
    outcome = OUTCOME_NONE;
}
