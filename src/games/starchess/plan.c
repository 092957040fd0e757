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
 *   masks        the largest number of masks for a turn. The published kind always tries all, but for 1
 *   again        the level of a later own turn, at which masks are tried, too; 0: none
 *   slips        the probability, in sixteenths, that a turn overlooks about half of the requests
 *   has_kinds    1: the own first turn is tried as played by all kinds. The published kind tries only its own
 * tests/RESULTS.md compares their strength; there a stage is called depth. */
typedef struct {
    uint8_t levels;
    uint8_t masks;
    uint8_t again;
    uint8_t slips;
    uint8_t has_kinds;
} Stage;

#define STAGES 8
#define MASKS_MOST 255 /* more than there are */
#define STAGE_PUBLISHED 1 /* in this stage the computer player is of the published kind */
static const Stage stages[STAGES + LOOKS - 1] = {
    { 1, 1, 0, 15, 0 }, { 1, 1, 0, 11, 0 }, { 4, 12, 0, 9, 0 }, { 6, 12, 0, 6, 0 }, { 8, 12, 0, 3, 0 },
    { 12, 12, 0, 0, 0 }, { 8, 12, 4, 0, 0 }, { 8, 12, 4, 0, 1 },
    /* for stars_looks */
    { 1, 1, 0, 0, 0 }, { 1, 12, 0, 0, 0 }, { 4, 12, 0, 0, 0 }, { 8, 12, 0, 0, 0 }, { 12, 12, 0, 0, 0 }
};

/* The node budget of a level decides which stage it plays: rung_stages[n], if the budget has at least the nodes of the
 * first n rungs. More time for the same stage finds nothing new. */
#define NODES(tenths) ((uint16_t)((uint32_t)NODES_PER_TIME(STARS_CYCLES_PER_NODE) * (tenths) >> LEVEL_PACE_BITS))
#define RUNGS 6
static const uint16_t rungs[RUNGS] = { NODES(10), NODES(20), NODES(50), NODES(100), NODES(200), NODES(500) };
static const uint8_t rung_stages[RUNGS + 1] = { 2, 3, 4, 5, 6, 7, STAGES };

static char report_text[32]; /* for example "plan 41 of 137, best +22"; shown again when a command is over */

#pragma bss-name (push, "SCRATCH") /* used only during one call */
static Stage stage;
static uint8_t masks_most; /* the largest number of masks for a turn in this stage */
static uint8_t stopped;
static uint8_t own_letter; /* letter of the thinker */
static uint8_t letter;     /* letter that plays its first turn */
static uint8_t has_kinds;  /* 1: the own first turn is tried as played by all kinds */

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
    play_turn(stars_off[turn]);
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

/* What a colony is worth when masks are compared. It takes 20 ships to found one; if it counted only 10, a player that
 * looks less than two full turns ahead would never colonize. */
#define COLONY_WORTH 20
#define COLONY_WORTH_BUILDER 30

/* Returns the score of the thinker. The settings of the score are then as before, so that the panel can draw the scores
 * of the players during the search. */
static int16_t worth(void)
{
    static int16_t value;
    static uint8_t kind;

    kind = galaxy.letters[stars_thinker] & LETTER_KIND;
    stars_colony_worth = kind == KIND_BUILDER ? COLONY_WORTH_BUILDER : COLONY_WORTH;
    stars_people_count = kind != KIND_PUBLISHED ? 1 : 0;
    value = stars_score(stars_thinker);
    stars_colony_worth = STARS_COLONY;
    stars_people_count = 0;
    return value;
}

/* Tries the masks of the computer player's second turn. Returns the best score. If there is no such turn, plays the
 * remaining levels and returns their score. */
static int16_t try_again(void)
{
    static int16_t best;
    static int16_t value;
    static uint8_t left;

    if (side != stars_thinker || galaxy.over) {
        play_levels(stage.again, stage.levels);
        return worth();
    }
    best = -SCORE_INFINITE;
    left = masks_most;
    stars_save_board(1);
    stars_open_masks(1);
    do {
        play_mask(1);
        play_levels((uint8_t)(stage.again + 1), stage.levels);
        value = worth();
        if (value > best) {
            best = value;
        }
        turn_back(1);
    } while (!stopped && --left && stars_next_mask(1));
    return best;
}

/* Plays the current mask and looks ahead; returns the score. Then restores the board. */
static int16_t try_mask(void)
{
    static int16_t value;

    stars_noting = 1;
    stars_plan_count = 0;
    galaxy.letters[stars_thinker] = letter;
    play_mask(0);
    galaxy.letters[stars_thinker] = own_letter;
    stars_noting = 0;
    if (stage.again) {
        play_levels(1, stage.again);
        value = try_again();
    } else {
        play_levels(1, stage.levels);
        value = worth();
    }
    turn_back(0);
    return value;
}

/* ---- the best mask of a stage ---- */

static uint16_t best_off;  /* requests that the best mask leaves out */
static uint8_t best_letter;
static int16_t best_score;
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


/* Returns the number of plans of a stage, including those that plan_masks.c skips because they change nothing. */
static uint8_t count_plans(void)
{
    uint8_t requests = stars_ends[0];
    uint8_t plans = 1;

    for (; requests; --requests) {
        plans += requests;
    }
    if (plans > masks_most) {
        plans = masks_most;
    }
    return has_kinds ? (uint8_t)(plans * KINDS) : plans;
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

/* Last turn of the game with a random choice among equal scores; that is enough to make games differ. Later the first
 * of equal masks is chosen, because it is the better one: it usually leaves out fewer requests. */
#define TURNS_ALIKE 6
#define RATED_LEAST (-0x7FFF)

/* Returns twice the score plus a random bonus of 0 or 1, which chooses among equal scores. */
static int16_t rate(int16_t value)
{
    value += value;
    if (root_seed && root_random_margin && galaxy.turn <= TURNS_ALIKE) {
        value += random_below(2);
    }
    return value;
}

#define PLANS_UNSAID 4 /* one report for as many plans: it takes as long as a third of a turn */

static uint16_t first_order;
static int16_t most;

/* Tries the masks of a stage with one kind for the own first turn. */
static void run_kind(void)
{
    uint8_t left = masks_most;
    int16_t value;
    int16_t rated;

    stars_open_masks(0);
    do {
        value = try_mask();
        if (stopped && has_best) {
            break;
        }
        ++tried;
        rated = rate(value);
        if (rated > most && !is_excluded()) {
            most = rated;
            found = value;
            best_off = stars_off[0];
            best_letter = letter;
            first_order = stars_plan[0];
            has_best = 1;
        }
        if ((tried & (PLANS_UNSAID - 1)) == 1) {
            report_plan();
        }
    } while (!stopped && --left && stars_next_mask(0));
}

static void run_stage(uint8_t number)
{
    most = RATED_LEAST;
    tried = 0;
    found = 0;
    stage = stages[(uint8_t)(number - 1)];
    masks_most = stage.masks;
    has_kinds = stage.has_kinds;
    own_letter = galaxy.letters[side];
    letter = own_letter;
    if (!(own_letter & LETTER_KIND)) {
        has_kinds = 0;
        if (masks_most > 1) {
            masks_most = MASKS_MOST;
        }
    }
    random_seed = root_seed;
    do {
        run_kind();
        letter = (uint8_t)((letter & ~LETTER_KIND) | ((letter + 1) & LETTER_KIND));
    } while (has_kinds && letter != own_letter && !stopped);
    report_plan();
    if (has_best) {
        best_score = found;
        move = first_order;
        report_best(number);
    }
}

/* On the lower levels the computer player sometimes overlooks requests. */
static void slip(void)
{
    if (!root_seed || !root_random_margin || !has_best) {
        return;
    }
    random_seed = root_seed;
    random_next(); /* small seeds give similar first numbers */
    if (random_below(16) < stage.slips) {
        best_off = random_next();
    }
}

/* Returns the stage for the node budget. */
static uint8_t stage_of_budget(void)
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
    has_best = 0;
    stopped = 0;
    if (stars_looks[side]) {
        run_stage((uint8_t)(STAGES + stars_looks[side]));
    } else {
        run_stage(think_depth > STAGES ? stage_of_budget() : think_depth);
    }
    slip();
}

/* ---- a whole turn ---- */

#pragma bss-name (pop)
static int16_t plan_score;
static uint8_t plan_reached;

static void make_plan(void)
{
    uint8_t before = galaxy.letters[side];

    if (think_depth == STAGE_PUBLISHED) {
        galaxy.letters[side] &= LETTER_MIRRORED;
    }
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
        galaxy.letters[side] = best_letter;
        stars_play_turn(best_off);
        stars_noting = 0;
        turn_back(0);
    }
    galaxy.letters[side] = before;
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
