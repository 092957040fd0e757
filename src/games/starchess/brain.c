/* brain.c: which requests to answer. Turns are tried with all of them, and with one or two left out, and played on for some
 * turns: the others with all of theirs. What scores best is the plan, and is given order by order.
 *
 * A request that got nothing in a run changes nothing when it is left out. So one is only tried without those that the full mask
 * used, and without two only where each was used without the other: the same plans are found at a fraction of the turns. */
#include <string.h>

#include "engine/budget.h"
#include "engine/list.h"
#include "engine/pace.h"
#include "engine/random.h"
#include "engine/root.h"
#include "engine/think.h"
#include "engine/tree.h"
#include "games/starchess/brain.h"

/* How far, by think_reached: levels are turns of players, the own one first; `again` is the level at which all masks are tried once
 * more, 0: none. Whoever looks less than two full turns ahead would never colonize if a colony counted half of its ships. The last two
 * are stronger than what the rules of the computer player know (tests/RESULTS.md): `thrifty` ones spend their reserves, and count
 * what income will carry. */
typedef struct {
    uint8_t levels;
    uint8_t again;
    uint8_t colony;
    uint8_t thrifty;
} Stage;

#define STAGES 6
#define STAGE_PLAIN 1 /* the full mask, untried */
static const Stage stages[STAGES] = {
    { 1, 0, 20, 0 }, { 4, 0, 20, 0 }, { 8, 4, 10, 0 }, { 12, 0, 20, 0 }, { 12, 0, 20, 1 }, { 12, 4, 20, 1 }
};

/* The order in which they are gone through while there is time. */
static const uint8_t ladder[] = { STAGE_PLAIN, 2, 5, 6, 0 };

#pragma bss-name (push, "SCRATCH") /* what need not outlive a thought */
static Galaxy start;     /* the board of who thinks */
static Galaxy later;     /* that of its second turn */
#pragma bss-name (pop)
static uint8_t thinker;
static const Stage *stage;
static uint8_t stopped;

static void play_turn(uint16_t off)
{
    stars_play_turn(off);
    if (!stopped) {
        stopped = pace_node();
    }
}

/* ---- masks, one after the other ---- */

#define TRY_FULL 0
#define TRY_ONE 1
#define TRY_TWO 2

typedef struct {
    uint16_t used;              /* with the full mask */
    uint16_t without[SECTORS];  /* used when the nth request is left out */
    uint8_t sector[SECTORS];    /* requests in the player's order */
    uint8_t count;
    uint8_t kind;               /* TRY_ of the mask in hand */
    uint8_t first;              /* what it leaves out */
    uint8_t second;
} Tries;

#pragma bss-name (push, "SCRATCH")
static Tries tries[2]; /* of the first and the second turn */
#pragma bss-name (pop)

static uint16_t bit_of(const Tries *at, uint8_t n)
{
    return stars_bit[at->sector[n]];
}

/* What is left out now, as bits. */
static uint16_t off(const Tries *at)
{
    uint16_t bits = 0;

    if (at->kind != TRY_FULL) {
        bits = bit_of(at, at->first);
    }
    if (at->kind == TRY_TWO) {
        bits |= bit_of(at, at->second);
    }
    return bits;
}

/* The full mask has been played: these are the requests. */
static void note_requests(Tries *at)
{
    const uint8_t *snake = stars_order + (uint8_t)(thinker << 4);
    uint8_t i;

    at->count = 0;
    at->used = stars_used;
    for (i = 0; i < SECTORS; ++i) {
        if (stars_full & stars_bit[snake[i]]) {
            at->without[at->count] = stars_used;
            at->sector[at->count++] = snake[i];
        }
    }
}

/* Plays the turn of the mask in hand. */
static void play_try(Tries *at)
{
    play_turn(off(at));
    if (at->kind == TRY_FULL) {
        note_requests(at);
    } else if (at->kind == TRY_ONE) {
        at->without[at->first] = stars_used;
    }
}

static uint8_t next_single(Tries *at)
{
    for (; at->first < at->count; ++at->first) {
        if (at->used & bit_of(at, at->first)) {
            return 1;
        }
    }
    return 0;
}

static uint8_t next_pair(Tries *at)
{
    for (; at->first < at->count; ++at->first) {
        for (; at->second < at->count; ++at->second) {
            if (at->without[at->first] & bit_of(at, at->second) && at->without[at->second] & bit_of(at, at->first)) {
                return 1;
            }
        }
        at->second = (uint8_t)(at->first + 2);
    }
    return 0;
}

/* 0: there is no other. */
static uint8_t next_try(Tries *at)
{
    if (at->kind == TRY_FULL) {
        at->kind = TRY_ONE;
        at->first = 0;
        if (next_single(at)) {
            return 1;
        }
    } else if (at->kind == TRY_ONE) {
        ++at->first;
        if (next_single(at)) {
            return 1;
        }
    } else {
        ++at->second;
        return next_pair(at);
    }
    at->kind = TRY_TWO;
    at->first = 0;
    at->second = 1;
    return next_pair(at);
}

/* ---- what a plan leads to ---- */

/* Levels from one up to another, each player with its full mask. One who is out has an empty turn. */
static void play_levels(uint8_t from, uint8_t to)
{
    for (; from < to && !galaxy.over && !stopped; ++from) {
        if (side == (uint8_t)((thinker + from) & (PLAYERS - 1))) {
            play_turn(0);
        }
    }
}

static int16_t worth(void)
{
    int16_t value = stars_score(thinker);

    if (stage->thrifty) {
        side = thinker;
        value += stars_capacity() >> 1;
    }
    return value;
}

/* The best that the thinker can make of its second turn. */
static int16_t try_again(void)
{
    Tries *at = tries + 1;
    int16_t best = -SCORE_INFINITE;
    int16_t value;

    if (side != thinker || galaxy.over) {
        play_levels(stage->again, stage->levels);
        return worth();
    }
    later = galaxy;
    at->kind = TRY_FULL;
    do {
        play_try(at);
        play_levels((uint8_t)(stage->again + 1), stage->levels);
        value = worth();
        if (value > best) {
            best = value;
        }
        galaxy = later;
        side = thinker;
    } while (!stopped && next_try(at));
    return best;
}

/* Plays the mask in hand, and on; returns what that is worth. The board is as before. */
static int16_t try_mask(void)
{
    int16_t value;

    stars_noting = 1;
    stars_plan_count = 0;
    play_try(tries);
    stars_noting = 0;
    if (stage->again) {
        play_levels(1, stage->again);
        value = try_again();
    } else {
        play_levels(1, stage->levels);
        value = worth();
    }
    galaxy = start;
    side = thinker;
    return value;
}

/* ---- the best of a stage ---- */

static uint16_t best_off; /* requests */
static int16_t best_score;
static uint8_t best_spender;
static uint8_t has_best;
static char said[] = "plan 000";

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

static void say_plan(uint8_t number)
{
    said[5] = (char)('0' + number / 100);
    said[6] = (char)('0' + number / 10 % 10);
    said[7] = (char)('0' + number % 10);
}

/* Shows the best so far. */
static void tell(uint8_t reached)
{
    think_reached = reached;
    think_said = said;
    score = best_score;
    think_tell();
}

/* Tries all masks so far ahead. A stage that is stopped counts when it has tried what was best before, too. */
static void run_stage(uint8_t number)
{
    static uint16_t chosen;
    static uint16_t first_order;
    int16_t most = -SCORE_INFINITE;
    int16_t value;
    int16_t noise;
    int16_t found = 0;
    uint8_t tried = 0;
    uint8_t knows_best = !has_best;

    stage = stages + number - 1;
    stars_colony_worth = stage->colony;
    stars_spender = stage->thrifty ? thinker : NOBODY;
    random_seed = root_seed;
    tries[0].kind = TRY_FULL;
    do {
        value = try_mask();
        if (stopped && has_best) {
            break;
        }
        ++tried;
        noise = root_seed && root_margin ? random_below(root_margin) : 0;
        knows_best |= off(tries) == best_off;
        if (value + noise > most && !is_excluded()) {
            most = (int16_t)(value + noise);
            found = value;
            chosen = off(tries);
            first_order = stars_plan[0];
            say_plan(tried);
        }
    } while (!stopped && number != STAGE_PLAIN && next_try(tries));
    stars_colony_worth = STARS_COLONY;
    stars_spender = NOBODY;
    if (knows_best && most != -SCORE_INFINITE) {
        has_best = 1;
        best_off = chosen;
        best_score = found;
        best_spender = stage->thrifty ? thinker : NOBODY;
        move = first_order;
        tell(number);
    }
}

/* The lowest level now and then overlooks a request. */
static void slip(void)
{
    uint8_t n;

    if (!root_seed || root_margin < STARS_COLONY || !has_best) {
        return;
    }
    random_seed = root_seed;
    if (random_below(2) && tries[0].count) {
        n = random_below(tries[0].count);
        best_off = bit_of(tries, n);
    }
}

static void look_ahead(void)
{
    const uint8_t *step;

    has_best = 0;
    stopped = 0;
    run_stage(STAGE_PLAIN);
    if (think_depth > STAGES) {
        for (step = ladder + 1; *step && !stopped; ++step) {
            run_stage(*step);
        }
    } else if (think_depth > STAGE_PLAIN && !stopped) {
        run_stage(think_depth);
    } else {
        slip();
    }
}

/* ---- a plan, order by order ---- */

static uint16_t plan[PLAN_MOST];
static uint8_t plan_count;
static uint8_t plan_at;       /* the order that was given last */
static int16_t plan_score;
static uint8_t plan_reached;
static uint8_t key_now[KEY_BYTES];  /* of the board it was given on */
static uint8_t key_next[KEY_BYTES]; /* and of that behind it */

static uint8_t is_key(const uint8_t *key)
{
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        if (key[i] != hash_key[i][0]) {
            return 0;
        }
    }
    return 1;
}

static void copy_key(uint8_t *key)
{
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        key[i] = hash_key[i][ply];
    }
}

/* Answers with order plan_at; the line is the rest of the turn. */
static void give_order(void)
{
    uint8_t n;

    copy_key(key_now);
    move = plan[plan_at];
    list_play();
    game_hash();
    copy_key(key_next);
    game_unmake();
    outcome = OUTCOME_NONE;
    for (n = 0; n < LINE_MOST && plan_at + n < plan_count; ++n) {
        line_lo[n] = (uint8_t)plan[plan_at + n];
        line_hi[n] = (uint8_t)(plan[plan_at + n] >> 8);
    }
    line_end[0] = n;
    search_score = plan_score;
    search_depth = plan_reached;
}

/* 1: a plan is there whose next order belongs here. */
static uint8_t goes_on(void)
{
    if (root_excluded_count || !plan_count) {
        return 0;
    }
    if (is_key(key_next) && plan_at + 1 < plan_count) {
        ++plan_at;
        return 1;
    }
    return plan_at && is_key(key_now);
}

static void make_plan(void)
{
    start = galaxy;
    thinker = side;
    look_ahead();
    if (!has_best) { /* every plan begins with an order that is not wanted */
        list_moves();
        list_choose((uint8_t)(move_count > root_excluded_count ? root_excluded_count + 1 : 1));
        plan[0] = move;
        plan_count = 1;
    } else {
        stars_noting = 1;
        stars_plan_count = 0;
        stars_spender = best_spender;
        stars_play_turn(best_off);
        stars_spender = NOBODY;
        stars_noting = 0;
        galaxy = start;
        side = thinker;
        memcpy(plan, stars_plan, sizeof plan);
        plan_count = stars_plan_count;
    }
    plan_at = 0;
    plan_score = best_score;
    plan_reached = think_reached;
}

uint8_t stars_brain(void)
{
    if (!goes_on()) {
        make_plan();
    }
    give_order();
    budget_settle();
    return 2;
}
