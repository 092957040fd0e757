/* chance.c: rolls and chance nodes; see chance.h. asm/engine/chance.s is its twin. Linked into the overlays of games
 * with dice.
 *
 * A chance node has a window for the mean of its rolls. All scores are limited to +-cap (GameInfo.chance_score_limit).
 * So while rolls are left, the mean is bounded by assuming +cap or -cap for them (Ballard's Star1). From these bounds
 * each roll gets its own window, and the search leaves the node as soon as its mean is certain to be outside the
 * window. The code uses sums of weight times score instead of means: a roll of weight 1 then needs no division. */
/* SPDX-License-Identifier: MIT */
#include "engine/chance.h"
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/node.h"
#include "engine/random.h"
#include "engine/record.h"

/* may_lose: how far the sum would be above alpha if all rolls not yet searched scored +cap. may_gain: how far it would
 * be below beta if they scored -cap. The search leaves the node when one of the two reaches 0. */
static int32_t may_lose[PLIES];
static int32_t may_gain[PLIES];
static uint8_t total[PLIES]; /* sum of the weights */
static int16_t cap;          /* GameInfo.chance_score_limit */

static uint8_t sum_weights(void)
{
    uint8_t i;
    uint8_t sum = 0;

    for (i = 1; i <= move_count; ++i) {
        sum += list_rank[i];
    }
    return sum;
}

static void list_rolls(void)
{
    list_open(0);
    game_info()->gen_rolls();
}

#define WARM_UP 8 /* random numbers to discard: after that, similar seeds no longer give similar numbers */

/* Returns 1 if the only move is MOVE_PASS; it is in `move`. */
static uint8_t must_pass(void)
{
    list_moves();
    list_choose(1);
    return move_count == 1 && move == MOVE_PASS;
}

void chance_pass(void)
{
    if (!move_count) {
        list_lo[++move_count] = MOVE_PASS;
        list_hi[move_count] = 0;
    }
}

/* Moves record_count back over rolls and forced passes. At least one move is left, for record_undo to undo. */
static void skip_forced(void)
{
    while (record_count > 1) {
        record_move((uint16_t)(record_count - 1));
        if (!(move & MOVE_ROLL) && move != MOVE_PASS) {
            return;
        }
        --record_count;
    }
}

/* Sets `move` to the next roll. It depends only on record_seed and record_count, so it is the same after an undo and in
 * a loaded game. */
static void draw_roll(void)
{
    uint16_t n;
    uint8_t drawn;
    uint8_t i = 1;

    list_rolls();
    random_seed = record_seed;
    for (n = record_count + WARM_UP; n; --n) {
        random_next();
    }
    drawn = random_below(sum_weights());
    while (drawn >= list_rank[i]) {
        drawn -= list_rank[i++];
    }
    list_choose(i);
}

/* Returns how far from +cap (or -cap) the score of a roll of this weight must be to use up `room` (may_lose or
 * may_gain); 2 * cap + 1 at most. */
static int16_t distance(int32_t room, uint8_t weight)
{
    room = (room + weight - 1) / weight;
    return room > 2 * cap ? (int16_t)(2 * cap + 1) : (int16_t)room;
}

/* Makes the next roll and sets the window of its node. */
static uint8_t next_roll(void)
{
    uint8_t child = ply + 1;
    uint8_t weight = list_rank[++node_current[ply]];

    node_depth[child] = node_depth[ply];
    node_alpha[child] = cap - distance(may_lose[ply], weight);
    node_beta[child] = distance(may_gain[ply], weight) - cap;
    if (search_without & WITHOUT_ALPHABETA) {
        node_alpha[child] = -SCORE_INFINITE;
        node_beta[child] = SCORE_INFINITE;
    }
    list_choose(node_current[ply]);
    list_play();
    return VISIT_CHILD;
}

/* Returns 1 if the window is outside +-cap, so that no roll can bring the mean into it; `score` is then the bound.
 * (Otherwise the rolls would get an empty window, alpha above beta, and wrong bounds would be stored in the
 * transposition table.) */
static uint8_t out_of_reach(void)
{
    cap = game_info()->chance_score_limit;
    if (node_alpha[ply] >= cap) {
        score = node_alpha[ply];
        return 1;
    }
    score = node_beta[ply];
    return score <= -cap;
}

static uint8_t open_chance_node(void)
{
    if (!node_depth[ply] || ply >= PLIES - 2 || !node_has_room()) {
        search_hit_horizon = 1;
        game_eval();
        return VISIT_SCORE;
    }
    if (out_of_reach()) {
        return VISIT_SCORE;
    }
    if (node_depth[ply] >= TT_MIN_DEPTH) {
        game_hash(); /* the keys of the next plies are computed from this one */
    }
    node_clear();
    game_info()->gen_rolls();
    node_count[ply] = move_count;
    node_current[ply] = 0;
    node_scouting[ply] = SCOUT_CHANCE;
    total[ply] = sum_weights();
    may_lose[ply] = (int32_t)total[ply] * (cap - node_alpha[ply]);
    may_gain[ply] = (int32_t)total[ply] * (node_beta[ply] + cap);
    return next_roll();
}

static uint8_t add_roll_score(void)
{
    uint8_t weight = list_rank[node_current[ply]];

    if (score > cap) {
        score = cap;
    } else if (score < -cap) {
        score = -cap;
    }
    may_lose[ply] -= (int32_t)weight * (cap - score);
    may_gain[ply] -= (int32_t)weight * (score + cap);
    if (may_lose[ply] <= 0) {
        score = node_alpha[ply];
    } else if (may_gain[ply] <= 0) {
        score = node_beta[ply];
    } else if (node_current[ply] == node_count[ply]) {
        score = node_alpha[ply] + (int16_t)(may_lose[ply] / total[ply]);
    } else {
        return next_roll();
    }
    return VISIT_SCORE;
}

uint8_t chance_step(uint8_t step)
{
    switch (step) {
    case CHANCE_LIST:
        list_rolls();
        return 0;
    case CHANCE_SKIP:
        skip_forced();
        return 0;
    case CHANCE_ROLL:
        if (outcome != OUTCOME_CHANCE) {
            return must_pass();
        }
        draw_roll();
        return 1;
    case CHANCE_OPEN:
        return open_chance_node();
    default:
        return add_roll_score();
    }
}
