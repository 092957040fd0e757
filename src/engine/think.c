/* think.c: finds a move: book, the game's own move finder, iterative deepening; see think.h. asm/engine/think.s is its
 * twin. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/book.h"
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/history.h"
#include "engine/hooks.h"
#include "engine/iterate.h"
#include "engine/search.h"
#include "engine/techniques.h"
#include "engine/think.h"

uint16_t think_without;
uint8_t think_depth;
uint8_t think_resumes;

uint16_t think_move;
int16_t think_score;
uint8_t think_reached;
uint8_t think_from_book;
const char *think_report_text;

/* The principal variation of the last iteration that found a move. */
static uint8_t line_length;
static uint8_t kept_lo[PV_MAX];
static uint8_t kept_hi[PV_MAX];

void think_defaults(void)
{
    think_without = 0;
    think_with = 0;
    think_depth = DEPTH_MOST;
    think_resumes = 0;
    budget_nodes = 0;
    budget_extra_cost = 0;
    budget_fall = 0;
    root_random_margin = 0;
    root_seed = 0;
    root_excluded_count = 0;
    search_min_score = -SCORE_INFINITE;
}

void think_find_win(uint8_t moves)
{
    think_defaults();
    think_depth = (uint8_t)(moves << 1);
    search_min_score = SCORE_WIN - think_depth;
    if (game_info()->gen_quiet) {
        --think_depth; /* such a game sees a checkmate at its last ply; others may only evaluate there */
    }
    think_without = WITHOUT_BOOK | WITHOUT_SINGLE_REPLY | WITHOUT_FIND_MOVE | WITHOUT_NULL_MOVE | WITHOUT_LMR
        | WITHOUT_CANDIDATES;
}

static void clear_tables(void)
{
    if (iterate_continues()) {
        history_keep();
    } else {
        history_clear();
    }
    if (!think_resumes && !(think_without & WITHOUT_TT)) {
        tt_clear();
    }
}

static void keep_pv(void)
{
    line_length = pv_end[0];
    memcpy(kept_lo, pv_lo, PV_MAX);
    memcpy(kept_hi, pv_hi, PV_MAX);
    think_line_move(0);
    think_move = move;
    think_score = search_score;
    think_reached = search_depth;
}

/* Makes `move` the answer, and the principal variation that move alone. */
static void keep_move(void)
{
    think_move = move;
    line_length = 1;
    kept_lo[0] = (uint8_t)move;
    kept_hi[0] = (uint8_t)(move >> 8);
}

uint8_t think_line_length(void)
{
    return line_length;
}

void think_line_move(uint8_t n)
{
    move = (uint16_t)(kept_lo[n] | kept_hi[n] << 8);
}

/* Returns 1 if a deeper search would find nothing new: the game is decided, or every line was played to its end. */
static uint8_t is_final(void)
{
    return !search_hit_horizon || search_score >= SCORE_WON || search_score <= -SCORE_WON;
}

/* Iterative deepening up to think_depth, normally by two plies: scores swing with the side that moves last, so an
 * iteration learns more from one that is two plies shallower, and half of the iterations are saved.
 * The step is one ply in games with GameInfo.gen_quiet, whose scores do not swing because they have quiescence, and in
 * games with dice, where two plies are too large a step. A resumed search continues at the depth where it was
 * stopped. */
static void deepen(void)
{
    uint8_t step = 2;

    if (search_quiet || search_chance || think_without & WITHOUT_STEP_TWO) {
        step = 1;
    }
    if (!search_depth) {
        search_first = iterate_first();
        search_depth = step == 1 ? 1 : (uint8_t)(2 - (think_depth & 1));
        if (think_without & WITHOUT_DEEPENING) {
            search_depth = think_depth;
        }
    }
    for (;;) {
        search_fallen = think_score - budget_fall;
        iterate();
        budget_close();
        if (search_best) {
            keep_pv();
            search_first = search_best;
        }
        hook_iteration_done();
        if (search_stopped || is_final() || search_depth >= think_depth
            || hook_should_stop()) {
            return;
        }
        search_depth += step;
    }
}

/* Makes `move`, with `score`, the answer: a game's own move finder has found it. */
static void keep_answer(void)
{
    budget_close();
    keep_move();
    think_score = score;
}

void think_report(void)
{
    keep_answer();
    hook_iteration_done();
}

/* Calls the game's own move finder. Returns not 0 if it has found a move. */
static uint8_t ask_game(void)
{
    const GameInfo *info = game_info();
    uint8_t found;

    if (!info->find_move || (info->sides == 2 && think_without & WITHOUT_FIND_MOVE)) {
        return 0;
    }
    budget_open();
    found = info->find_move();
    if (found == 1) {
        keep_answer();
    } else if (found) {
        keep_pv();
    }
    return found;
}

/* Sets draw_worth from the game's contempt: a draw is bad for the engine's side and good for the others. */
static void set_draw_worth(void)
{
    uint8_t i;

    for (i = 0; i < SIDES_MOST; ++i) {
        draw_worth[i] = game_info()->contempt;
    }
    draw_worth[side] = -draw_worth[side];
}

/* Clears the results before a new search. Until something better is found the answer is `move`, the first legal move.
 * Not called for a resumed search, which keeps its results. */
static void begin(void)
{
    keep_move();
    budget_start();
    think_score = 0;
    think_reached = 0;
    think_from_book = 0;
    think_report_text = 0;
    search_tt_hits = 0;
    search_cuts = 0;
    search_first_move_cuts = 0;
    search_depth = 0;
}

uint8_t think(void)
{
    uint8_t legal;

    iterate_prepare();
    legal = root_count_legal();
    if (!think_resumes) {
        begin();
    }
    if (legal == 0) {
        game_no_moves();
        return 0;
    }
    if (legal == 1 && !(think_without & WITHOUT_SINGLE_REPLY)) {
        return 1;
    }
    if (!(think_without & WITHOUT_BOOK) && think_depth < DEPTH_RANDOM && book_find(root_seed)) {
        think_from_book = 1;
        keep_move();
        return 1;
    }
    hook_search_begins();
    set_draw_worth();
    if (ask_game()) {
        return 1;
    }
    search_without = (uint8_t)think_without;
    search_noisy = think_without & WITHOUT_QUIESCENCE ? NOISY_NONE : game_info()->quiescence_kind;
    search_gen_moves = game_info()->gen_candidates;
    if (!search_gen_moves || think_without & WITHOUT_CANDIDATES) {
        search_gen_moves = game_generate;
    }
    search_quiet = game_info()->gen_quiet;
    search_prune = game_info()->prune;
    search_eval_lazy = game_info()->eval_lazy;
    search_gen_captures = game_info()->gen_captures_ranked;
    search_chance = game_info()->chance;
    tt_group = game_info()->tt_group;
    if (think_without & WITHOUT_RANK) {
        search_gen_captures = 0;
    }
    if (think_without & WITHOUT_NULL_MOVE) {
        search_prune = 0;
    }
    search_lmr_depth = game_info()->lmr_depth;
    if (think_without & (WITHOUT_LMR | WITHOUT_PVS | WITHOUT_ALPHABETA)) {
        search_lmr_depth = 0;
    }
    do {
        root_prepare();
        clear_tables();
        budget_open();
        deepen();
    } while (game_info()->check_move && game_info()->check_move());
    outcome = OUTCOME_NONE;
    return 1;
}
