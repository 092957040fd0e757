/* plan.c: GameInfo.find_move: chooses which requests to answer (plan.h). It tries turns with all requests and without
 * one or two of them. After each it plays on for some turns, with the full mask for the other players. The turn with
 * the best score becomes the plan, which is handed out order by order. */
/* SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "engine/budget.h"
#include "engine/hooks.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/budget_slow.h"
#include "engine/random.h"
#include "engine/root.h"
#include "engine/think.h"
#include "engine/search_state.h"
#include "games/starchess/plan.h"
#include "texts/starchess.h"

/* What each stage (think_reached) tries:
 *   levels       turns of single players to play, the own one first
 *   again        the level of an own turn at which masks are tried once more; 0: none
 *   masks        the kinds of masks for the first turn; masks_again: for the turn at level `again`
 *   colony       value of a colony. It takes 20 ships to found one; if it counted only 10, a player that looks less
 *                than two full turns ahead would never colonize
 *   thrifty      1: spends reserves, and adds a bonus for the ships that income will support
 *   rivalry      1: compares itself mainly with the strongest opponent
 * Stages from the fifth on are stronger than the rules of the computer player alone (tests/RESULTS.md). */
typedef struct {
    uint8_t levels;
    uint8_t again;
    uint8_t masks;
    uint8_t masks_again;
    uint8_t colony;
    uint8_t thrifty;
    uint8_t rivalry;
} Stage;

#define STAGES 8
#define STAGE_PLAIN 1 /* the full mask, without trying any other */
#define BOTH (MASKS_PAIRS | MASKS_FOCUS)
static const Stage stages[STAGES] = {
    { 1, 0, MASKS_PAIRS, 0, 20, 0, 0 }, { 4, 0, MASKS_PAIRS, 0, 20, 0, 0 },
    { 8, 4, MASKS_PAIRS, MASKS_PAIRS, 10, 0, 0 },
    { 12, 0, MASKS_PAIRS, 0, 20, 0, 0 }, { 8, 0, MASKS_PAIRS, 0, 20, 1, 0 }, { 5, 4, MASKS_PAIRS, 0, 20, 1, 0 },
    { 5, 4, BOTH, 0, 30, 1, 0 }, { 5, 4, BOTH, MASKS_FOCUS, 30, 1, 1 }
};

/* The node budget of a level decides which stage is its last: rung_stages[number of rungs reached]. More time for the
 * same stage finds nothing new. */
#define NODES(tenths) ((uint16_t)((uint32_t)NODES_PER_TIME(STARS_CYCLES_PER_NODE) * (tenths) >> LEVEL_PACE_BITS))
#define RUNGS 5
static const uint16_t rungs[RUNGS] = { NODES(20), NODES(50), NODES(100), NODES(200), NODES(500) };
static const uint8_t rung_stages[RUNGS + 1] = { 2, 3, 5, 6, 7, STAGES };

#pragma bss-name (push, "SCRATCH") /* used only during one call */
uint8_t stars_thinker;
static const Stage *stage;
static uint8_t stopped;

static void play_turn(uint16_t off)
{
    stars_play_turn(off);
    if (!stopped) {
        stopped = budget_slow_node();
    }
}

/* Plays a turn with the current mask. */
static void play_mask(uint8_t turn)
{
    stars_focus = stars_first[turn];
    play_turn(stars_off[turn]);
    stars_focus = 0;
    stars_note_mask(turn);
}

static void turn_back(uint8_t turn)
{
    stars_restore_board(turn);
    side = stars_thinker;
}

/* ---- looking ahead ---- */

/* Plays levels from one up to another, each player with its full mask. A defeated player has an empty turn. */
static void play_levels(uint8_t from, uint8_t to)
{
    for (; from < to && !galaxy.over && !stopped; ++from) {
        if (side == (uint8_t)((stars_thinker + from) & (PLAYERS - 1))) {
            play_turn(0);
        }
    }
}

static int16_t worth(void)
{
    static int16_t value;

    value = stars_score(stars_thinker);
    if (stage->thrifty) {
        side = stars_thinker;
        value += stars_capacity() >> 1;
    }
    return value;
}

/* Tries the masks of the computer player's second turn. Returns the best score. */
static int16_t try_again(void)
{
    static int16_t best;
    static int16_t value;

    if (side != stars_thinker || galaxy.over) {
        play_levels(stage->again, stage->levels);
        return worth();
    }
    best = -SCORE_INFINITE;
    stars_save_board(1);
    stars_open_masks(1);
    do {
        play_mask(1);
        play_levels((uint8_t)(stage->again + 1), stage->levels);
        value = worth();
        if (value > best) {
            best = value;
        }
        turn_back(1);
    } while (!stopped && stars_next_mask(1, stage->masks_again));
    return best;
}

/* Plays the current mask and looks ahead; returns the score. The board, and what the panel shows of it, are unchanged
 * afterwards. */
static int16_t try_mask(void)
{
    static int16_t value;

    stars_colony_worth = stage->colony;
    stars_thrifty = stage->thrifty;
    stars_rivalry = stage->rivalry;
    stars_noting = 1;
    stars_plan_count = 0;
    play_mask(0);
    stars_noting = 0;
    if (stage->again) {
        play_levels(1, stage->again);
        value = try_again();
    } else {
        play_levels(1, stage->levels);
        value = worth();
    }
    stars_colony_worth = STARS_COLONY;
    stars_thrifty = 0;
    stars_rivalry = 0;
    turn_back(0);
    return value;
}

/* ---- the best mask of a stage ---- */

static uint16_t best_off;  /* requests that the best mask leaves out */
static uint8_t best_first; /* its first request, coded like stars_focus */
static int16_t best_score;
static uint8_t best_thrifty;
static uint8_t has_best;
static uint8_t tried;      /* masks of this stage tried so far */
static int16_t found;      /* score of the best of them */
static char report_text[32]; /* for example "plan 41 of 137, best +22" */
static char *said_end;

static uint8_t is_excluded(void)
{
    uint8_t i;

    for (i = 0; i < root_excluded_count; ++i) {
        if (root_excluded[i] == stars_plan[0]) {
            return 1;
        }
    }
    return 0;
}

static void say(const char *words, uint16_t number)
{
    strcpy(said_end, words);
    said_end += strlen(words);
    said_end = stars_write_number(said_end, number);
}

/* Number of masks of a stage, including those that change nothing (plan_masks.c). */
static uint8_t count_plans(void)
{
    uint8_t requests = stars_ends[0];
    uint8_t plans = 1;

    if (stage->masks & MASKS_FOCUS) {
        plans += requests;
    }
    for (; requests; --requests) {
        plans += requests;
    }
    return plans;
}

/* Shows the number of the last mask and the best score so far. */
static void report_plan(void)
{
    said_end = report_text;
    say(TEXT_PLAN, tried);
    say(TEXT_PLANS_OF, count_plans());
    say(found < 0 ? TEXT_PLAN_MINUS : TEXT_PLAN_PLUS, (uint16_t)abs(found));
    *said_end = 0;
    think_report_text = report_text;
    hook_iteration_done();
}

/* Reports the best mask so far as an answer. */
static void report_best(uint8_t reached)
{
    think_reached = reached;
    score = best_score;
    think_report();
}

#define EQUALS 3     /* a random margin (level.c) of at most this only chooses among equal scores */
/* Last turn with such a random choice. It is enough to make games differ; later the first of equals is chosen, because
 * it is the better one. */
#define TURNS_ALIKE 6
#define RATED_LEAST (-0x7FFF)

/* Twice the score, plus a random bonus. */
static int16_t rate(int16_t value)
{
    int16_t bonus = 0;

    if (root_seed && root_random_margin) {
        if (root_random_margin > EQUALS) {
            bonus = (int16_t)(random_below(root_random_margin) << 1);
        } else if (galaxy.turn <= TURNS_ALIKE) {
            bonus = random_below(2);
        }
    }
    return (int16_t)(value + value + bonus);
}

/* Tries all masks of a stage. If it is stopped early, its result counts only if the best mask of the stages before was
 * among those tried. */
static void run_stage(uint8_t number)
{
    static uint16_t chosen;
    static uint8_t chosen_first;
    static uint16_t first_order;
    int16_t most = RATED_LEAST;
    int16_t value;
    int16_t rated;
    uint8_t knows_best = has_best ^ 1;

    tried = 0;
    found = 0;
    stage = stages + (uint8_t)(number - 1);
    random_seed = root_seed;
    stars_open_masks(0);
    do {
        value = try_mask();
        if (stopped && has_best) {
            break;
        }
        ++tried;
        rated = rate(value);
        knows_best |= stars_off[0] == best_off && stars_first[0] == best_first;
        if (rated > most && !is_excluded()) {
            most = rated;
            found = value;
            chosen = stars_off[0];
            chosen_first = stars_first[0];
            first_order = stars_plan[0];
        }
        report_plan();
    } while (!stopped && number != STAGE_PLAIN && stars_next_mask(0, stage->masks));
    if (knows_best && most != RATED_LEAST) {
        has_best = 1;
        best_off = chosen;
        best_first = chosen_first;
        best_score = found;
        best_thrifty = stage->thrifty;
        move = first_order;
        report_best(number);
    }
}

#define SLIPS 20 /* the probability of a slip in a turn is root_random_margin / SLIPS */

/* The two lowest levels sometimes overlook a request. */
static void slip(void)
{
    if (!root_seed || root_random_margin <= EQUALS || !has_best) {
        return;
    }
    random_seed = root_seed;
    random_next(); /* small seeds give similar first numbers */
    if (random_below(SLIPS) < root_random_margin) {
        best_off = stars_any_request();
        best_first = 0;
    }
}

/* The last stage that the budget allows. */
static uint8_t last_stage(void)
{
    uint16_t nodes = (uint16_t)budget_nodes;
    uint8_t rung = 0;

    if ((uint16_t)(budget_nodes >> 16) || !nodes) { /* more than any level has, or unlimited */
        return STAGES;
    }
    while (rung < RUNGS && nodes >= rungs[rung]) {
        ++rung;
    }
    return rung_stages[rung];
}

static void look_ahead(void)
{
    uint8_t last = think_depth;

    has_best = 0;
    stopped = 0;
    run_stage(STAGE_PLAIN);
    if (last > STAGES) {
        last = last_stage();
        if (last > 2 && !stopped) {
            run_stage(2);
        }
    }
    if (last > STAGE_PLAIN && !stopped) {
        run_stage(last);
    }
    slip();
}

/* ---- a whole turn ---- */

#pragma bss-name (pop)
static int16_t plan_score;
static uint8_t plan_reached;

static void make_plan(void)
{
    stars_save_board(0);
    stars_thinker = side;
    look_ahead();
    stars_plan_count = 0;
    if (!has_best) { /* the first orders of all plans are excluded */
        list_moves();
        list_choose((uint8_t)(move_count > root_excluded_count ? root_excluded_count + 1 : 1));
        stars_plan[0] = move;
        stars_plan_count = 1;
    } else {
        stars_noting = 1;
        stars_thrifty = best_thrifty;
        stars_focus = best_first;
        stars_play_turn(best_off);
        stars_focus = 0;
        stars_thrifty = 0;
        stars_noting = 0;
        turn_back(0);
    }
    stars_keep_plan();
    plan_score = best_score;
    plan_reached = think_reached;
}

uint8_t stars_find_move(void)
{
    if (!stars_next_planned()) {
        make_plan();
    }
    stars_give_order();
    search_score = plan_score;
    search_depth = plan_reached;
    think_report_text = report_text; /* for all orders of the plan */
    budget_close();
    return 2;
}
