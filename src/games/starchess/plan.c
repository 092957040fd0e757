/* plan.c: GameInfo.find_move: chooses which requests to answer (plan.h). It tries turns with all requests and without
 * one or two of them. After each try it plays some turns of all players, usually with the full mask. The turn with the
 * best score becomes the plan, which is handed out order by order. */
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

#pragma code-name ("SEARCH")
#pragma rodata-name ("SEARCH")

/* What each stage tries. Stages count from 1; think_reached is the number of the last one.
 *   levels       number of turns to play. A level is the turn of one player; the own turn is level 0
 *   again        the level of a later own turn, at which masks are tried, too; 0: none
 *   masks        the kinds of masks (MASKS_) for the first turn; masks_again: for the turn at level `again`
 *   colony       value of a colony. It takes 20 ships to found one; if it counted only 10, a player that looks less
 *                than two full turns ahead would never colonize
 *   thrifty      1: spends reserves, and adds a bonus for the ships that income will support
 *   rivalry      1: compares itself mainly with the strongest opponent (stars_rivalry)
 * tests/RESULTS.md compares their strength; there a stage is called depth. */
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
#define STAGE_PLAIN 1 /* this stage tries only the full mask */
#define BOTH (MASKS_PAIRS | MASKS_FOCUS)
static const Stage stages[STAGES] = {
    { 1, 0, MASKS_PAIRS, 0, 20, 0, 0 }, { 4, 0, MASKS_PAIRS, 0, 20, 0, 0 },
    { 8, 4, MASKS_PAIRS, MASKS_PAIRS, 10, 0, 0 },
    { 12, 0, MASKS_PAIRS, 0, 20, 0, 0 }, { 8, 0, MASKS_PAIRS, 0, 20, 1, 0 }, { 5, 4, MASKS_PAIRS, 0, 20, 1, 0 },
    { 5, 4, BOTH, 0, 30, 1, 0 }, { 5, 4, BOTH, MASKS_FOCUS, 30, 1, 1 }
};

/* The node budget of a level decides which stage is its last: rung_stages[n], if the budget has at least the nodes of
 * the first n rungs. More time for the same stage finds nothing new. */
#define NODES(tenths) ((uint16_t)((uint32_t)NODES_PER_TIME(STARS_CYCLES_PER_NODE) * (tenths) >> LEVEL_PACE_BITS))
#define RUNGS 5
static const uint16_t rungs[RUNGS] = { NODES(20), NODES(50), NODES(100), NODES(200), NODES(500) };
static const uint8_t rung_stages[RUNGS + 1] = { 2, 3, 5, 6, 7, STAGES };

static char report_text[32]; /* for example "plan 41 of 137, best +22"; shown again when a command is over */

#pragma bss-name (push, "SCRATCH") /* used only during one call */
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

/* Plays the levels `from` to `to` - 1, each player with its full mask. The level of a defeated player is empty. */
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

/* Tries the masks of the computer player's second turn. Returns the best score. If there is no such turn, plays the
 * remaining levels and returns their score. */
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

/* Plays the current mask and looks ahead; returns the score. Then restores the board and the settings of the score, so
 * that the panel can draw the scores of the players during the search. */
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
static uint8_t best_first; /* the request that the best mask puts first, coded like stars_focus */
static int16_t best_score;
static uint8_t best_thrifty;
static uint8_t has_best;
static uint8_t tried;      /* number of masks of this stage tried so far */
static int16_t found;      /* score of the best of these masks */
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

/* Returns the number of masks of a stage, including those that plan_masks.c skips because they change nothing. */
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

/* Shows how many masks have been tried, of how many, and the best score so far. */
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

/* Reports `move`, the first order of the best mask so far, as the best move. */
static void report_best(uint8_t reached)
{
    think_reached = reached;
    score = best_score;
    think_report();
}

#define EQUALS 3     /* a random margin (level.c) of at most this only chooses among equal scores */
/* Last turn of the game with a random choice among equal scores; that is enough to make games differ. Later the first
 * of equal masks is chosen, because it is the better one: it usually leaves out fewer requests. */
#define TURNS_ALIKE 6
#define RATED_LEAST (-0x7FFF)

/* Returns twice the score plus a random bonus. A bonus of 0 or 1 thus only chooses among equal scores. */
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

/* Tries all masks of a stage. If the search is stopped early, the result of the stage counts only if it has tried the
 * best mask of the earlier stages, too. */
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

/* On the two lowest levels the computer player sometimes overlooks a request: plays the full mask without it. */
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

/* Returns the last stage that the node budget allows. */
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
    think_report_text = report_text; /* the same text for all orders of the plan */
    budget_close();
    return 2;
}
