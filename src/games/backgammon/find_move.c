/* find_move.c: GameInfo.find_move. All plays of the roll are evaluated; the best ones are then looked at one roll
 * deeper, as time allows: their worth is the mean over the 21 rolls of the other side's best reply. A node is a
 * position that the network evaluates. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "engine/hooks.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/root.h"
#include "engine/search_state.h"
#include "engine/think.h"
#include "games/backgammon/backgammon.h"

#pragma code-name ("SEARCH")
#pragma rodata-name ("SEARCH")
#pragma bss-name ("LISTPAGE2") /* used only during one call */

#define CANDIDATES 12            /* plays that are looked at one roll deeper, at most */
#define FAR_BEHIND (POINT / 5)   /* and by how much they may be worse at first sight */

/* With more plays than MANY, looking one roll deeper at the first two candidates takes about DEEPER_NODES. With a
 * smaller budget the move finder does not begin it. (A budget of 0 has no limit.) */
#define MANY 10
#define DEEPER_NODES 640

/* The levels 1 and 2 add to every score a random number below 255, times this. */
#define LEVEL_1_NOISE 6
#define LEVEL_2_NOISE 3

/* The best plays so far, the best one first; the last entry is for one that drops out. */
static uint8_t lows[CANDIDATES + 1];
static uint8_t highs[CANDIDATES + 1];
static int16_t scores[CANDIDATES + 1];
static uint8_t candidates;
static int16_t value; /* of the current play, for the side that moves */
static uint8_t noise;

static uint8_t is_excluded(void)
{
    uint8_t i;

    for (i = root_excluded_count; i--;) {
        if (root_excluded[i] == move) {
            return 1;
        }
    }
    return 0;
}

/* Puts `move` with `value` into its place among the candidates. */
static void insert(void)
{
    uint8_t at;

    for (at = candidates; at && (int16_t)(value - scores[at - 1]) > 0; --at) {
        lows[at] = lows[at - 1];
        highs[at] = highs[at - 1];
        scores[at] = scores[at - 1];
    }
    lows[at] = (uint8_t)move;
    highs[at] = (uint8_t)(move >> 8);
    scores[at] = value;
    if (candidates < CANDIDATES) {
        ++candidates;
    }
}

/* 1: candidate `i` is good enough to be looked at more deeply. */
static uint8_t is_near(uint8_t i)
{
    return i < candidates && (int16_t)(scores[0] - scores[i]) <= FAR_BEHIND;
}

/* Sets `value` for the side that has made a play. */
static void weigh(void)
{
    side ^= 1;
    backgammon_score_after();
    side ^= 1;
    value = score;
}

/* Evaluates `move`. Returns 0 if the time is over. Not by the list of moves, which does not hold all plays of every
 * double. */
static uint8_t look(void)
{
    static uint8_t n;
    static uint8_t times;

    if (is_excluded()) {
        return 1;
    }
    list_play();
    weigh();
    if (noise) {
        n = (uint8_t)random_below(255);
        times = noise;
        do {
            value += n;
        } while (--times);
    }
    game_unmake();
    insert();
    return --poll_left || !budget_poll();
}

/* Counts the nodes of a roll; returns 1 if the time is over. */
static uint8_t count_replies(void)
{
    if (leaf_count < poll_left) {
        poll_left -= leaf_count;
        return hook_should_stop();
    }
    poll_overrun = (uint8_t)(leaf_count - poll_left);
    poll_left = 0;
    return budget_poll();
}

/* Sets `value` of the play that was made to the mean over the rolls, in steps of 4. Returns 0 if the time is over
 * before that. The sum of sixteenths fits 16 bits. */
static uint8_t look_deeper(void)
{
    static uint8_t large;
    static uint8_t small;

    backgammon_sum = 0;
    for (large = 6; large; --large) {
        for (small = large; small; --small) {
            move = (uint16_t)(MOVE_ROLL | large << 3 | small);
            list_play();
            backgammon_best_reply();
            game_unmake();
            backgammon_add_reply(small < large);
            if (count_replies()) {
                return 0;
            }
        }
    }
    value = backgammon_mean();
    return 1;
}

/* Makes the play of candidate `i`. */
static void play(uint8_t i)
{
    move = (uint16_t)(lows[i] | highs[i] << 8);
    list_play();
}

/* Makes candidate `i` the answer. */
static void answer(uint8_t i)
{
    play(i);
    game_eval();
    backgammon_note();
    game_unmake();
    outcome = OUTCOME_NONE; /* the roll has not been played: a hint leaves it on the board */
    score = (int8_t)(value >> 8); /* see SHOWN_POINT */
}

uint8_t backgammon_find_move(void)
{
    static uint8_t best;
    static int16_t most;
    uint8_t i;
    uint8_t in_time = 1;

    noise = 0;
    if (think_depth <= 2 && root_random_margin && root_seed) {
        noise = think_depth == 1 ? LEVEL_1_NOISE : LEVEL_2_NOISE;
        random_seed = root_seed;
        random_next();
        random_next();
    }
    if (!noise && !(think_without & WITHOUT_BOOK) && backgammon_opening()) {
        score = 0;
        return 1;
    }
    backgammon_begin();
    candidates = 0;
    backgammon_each(look);
    if (!candidates) {
        move = MOVE_PASS;
        look();
    }
    value = scores[0];
    think_reached = 1;
    answer(0);
    if (noise || think_depth == 1 || !is_near(1) || !poll_left
        || (candidates > MANY && budget_nodes - 1 < DEEPER_NODES)) {
        return 1;
    }
    think_report();
    best = 0;
    most = scores[0];
    think_reached = 2;
    for (i = 0; in_time && is_near(i); ++i) {
        play(i);
        if (outcome == OUTCOME_CHANCE) {
            in_time = look_deeper();
        } else {
            weigh();
        }
        game_unmake();
        if (in_time && (i == 0 || (int16_t)(value - most) > 0)) {
            best = i;
            most = value;
            answer(i);
            think_report();
        }
    }
    value = most;
    answer(best);
    return 1;
}
