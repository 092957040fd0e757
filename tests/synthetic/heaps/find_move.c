/* find_move.c: the move finder of heaps. It tries every move; then each side in turn takes two stones from the largest
 * other heap, up to a number of plies. The evaluation of the last position, for the computer's side, is the score of
 * the move. It looks one ply further each time, while there is budget. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/root.h"
#include "engine/think.h"
#include "synthetic/heaps/heaps.h"

static char said[] = "00 plies"; /* think_report_text */

/* Sets `move` to the move of a side in a forecast: two stones from the largest other heap, or its last one. */
static void choose_plainly(void)
{
    uint8_t heap;
    uint8_t largest = side ? 0 : 1;

    for (heap = 0; heap < HEAPS; ++heap) {
        if (heap != side && heaps_stones[heap] > heaps_stones[largest]) {
            largest = heap;
        }
    }
    move = MOVE_OF(largest, heaps_stones[largest] < TAKE_MOST ? 1 : TAKE_MOST);
}

/* Sets `score` for `thinker`. A win of another side is a loss. */
static void score_for(uint8_t thinker)
{
    if (outcome == OUTCOME_WIN && side != thinker) {
        outcome = OUTCOME_LOSS;
    }
    side = thinker;
    if (outcome == OUTCOME_NONE) {
        game_eval();
    } else {
        score_outcome();
    }
}

/* Sets `score` to the score of `move` after a forecast of this many plies, for the side that makes it. Returns 1 if the
 * budget is spent; `score` is then not valid. */
static uint8_t forecast(uint8_t plies)
{
    uint8_t thinker = side;
    uint8_t stopped;

    do {
        list_play();
        stopped = !--poll_left && budget_poll();
        choose_plainly();
    } while (!stopped && outcome == OUTCOME_NONE && ply < plies);
    score_for(thinker);
    while (ply) {
        game_unmake();
    }
    outcome = OUTCOME_NONE;
    return stopped;
}

static uint8_t is_excluded(uint16_t which)
{
    uint8_t i;

    for (i = 0; i < root_excluded_count; ++i) {
        if (root_excluded[i] == which) {
            return 1;
        }
    }
    return 0;
}

static uint16_t best_move;
static int16_t best_score;

/* Tries all moves with this many plies. Returns 0 if the budget is spent or all moves are excluded. */
static uint8_t look(uint8_t plies)
{
    uint8_t i;
    uint16_t looked_at;
    int16_t noise;
    int16_t most = -SCORE_INFINITE;

    best_move = 0;
    random_seed = root_seed;
    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        looked_at = move;
        if (is_excluded(move)) {
            continue;
        }
        if (forecast(plies)) {
            return 0;
        }
        noise = root_seed && root_random_margin ? random_below(root_random_margin) : 0;
        if (score + noise > most) {
            most = score + noise;
            best_move = looked_at;
            best_score = score;
        }
    }
    return best_move != 0;
}

uint8_t heaps_find_move(void)
{
    static uint16_t kept_move;
    static int16_t kept_score;
    uint8_t plies;

    kept_move = 0;
    kept_score = 0;
    for (plies = 1; plies <= think_depth && look(plies); ++plies) {
        kept_move = best_move;
        kept_score = best_score;
        think_reached = plies;
        said[0] = (char)('0' + plies / 10);
        said[1] = (char)('0' + plies % 10);
        think_report_text = said;
        move = kept_move;
        score = kept_score;
        think_report();
    }
    move = kept_move;
    score = kept_score;
    if (!kept_move) { /* not even one ply: return any legal move */
        list_moves();
        list_choose(1);
    }
    return 1;
}
