/* view_turn.c: a turn of backgammon that is entered with the cursor, checker by checker (view.h). */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/backgammon/text.h"
#include "games/backgammon/view.h"

uint8_t turn_steps;
uint8_t turn_lifted;
uint8_t turn_targets[BAR + 1];
uint8_t turn_is_whole;

static uint8_t step_from[STEPS + 1]; /* from 1 */
static uint8_t step_die[STEPS + 1];
static uint8_t most;              /* steps of the whole turn; 0: not known yet */
static uint8_t begun_at[PLACES];  /* the board at the beginning of the turn */
static uint8_t begun_roll;
#define kept_at backgammon_buffer

#define IS_DOUBLE (backgammon_large == backgammon_small)

void turn_put(void)
{
    uint8_t roll = (uint8_t)(backgammon_large << 3 | backgammon_small);
    uint8_t i;

    if (roll != begun_roll || memcmp(begun_at, backgammon_at, PLACES) != 0) {
        begun_roll = roll;
        memcpy(begun_at, backgammon_at, PLACES);
        turn_steps = 0;
        turn_lifted = NOWHERE;
        turn_is_whole = 0;
        most = 0;
    }
    for (i = 1; i <= turn_steps; ++i) {
        backgammon_step(step_from[i], step_die[i]);
    }
}

void turn_take(void)
{
    memcpy(backgammon_at, begun_at, PLACES);
}

/* Returns the die after `die`. */
static uint8_t other_die(uint8_t die)
{
    return (uint8_t)(backgammon_large + backgammon_small - die);
}

static uint8_t is_left(uint8_t die)
{
    if (IS_DOUBLE) {
        return turn_steps < STEPS;
    }
    return turn_steps == 0 || (turn_steps == 1 && step_die[1] != die);
}

uint8_t turn_has_die(uint8_t n)
{
    if (IS_DOUBLE) {
        return turn_steps < 2 + n + n;
    }
    return is_left(n ? backgammon_small : backgammon_large);
}

static uint8_t can_use(uint8_t die)
{
    uint8_t from;

    for (from = BAR; from; --from) {
        if (backgammon_may_step(from, die)) {
            return 1;
        }
    }
    return 0;
}

/* Returns how many more steps the board allows. Before the first step two is enough to know. */
static uint8_t count_left(void)
{
    static uint8_t from;
    uint8_t die = backgammon_large;
    uint8_t count = 0;

    if (IS_DOUBLE) {
        count = backgammon_longest();
        die = (uint8_t)(STEPS - turn_steps);
        return count < die ? count : die;
    }
    if (turn_steps) {
        return turn_steps == 1 && can_use(other_die(step_die[1]));
    }
    do {
        for (from = BAR; from; --from) {
            if (backgammon_may_step(from, die)) {
                count = 1;
                memcpy(kept_at, backgammon_at, PLACES);
                backgammon_step(from, die);
                if (can_use(other_die(die))) {
                    count = 2;
                }
                memcpy(backgammon_at, kept_at, PLACES);
                if (count == 2) {
                    return 2;
                }
            }
        }
        die = other_die(die);
    } while (die != backgammon_large);
    return count;
}

/* Takes a step, if the rules allow it: as many dice as possible must be used, and the larger one rather than the
 * smaller one. Returns 0 if they do not. */
static uint8_t take_step(uint8_t from, uint8_t die)
{
    if (!is_left(die) || !backgammon_may_step(from, die)) {
        return 0;
    }
    if (most == 1 && die != backgammon_large && can_use(backgammon_large)) {
        return 0;
    }
    memcpy(kept_at, backgammon_at, PLACES);
    backgammon_step(from, die);
    ++turn_steps;
    step_from[turn_steps] = from;
    step_die[turn_steps] = die;
    if (turn_steps + count_left() < most) {
        --turn_steps;
        memcpy(backgammon_at, kept_at, PLACES);
        return 0;
    }
    return 1;
}

/* Takes steps back until there are as many as before. */
static void go_back(uint8_t steps)
{
    turn_take();
    turn_steps = steps;
    turn_put();
}

static uint8_t has_target; /* 1: the lifted checker can go somewhere */

/* Lets the lifted checker go on as far as it can, with `die` first, and marks where it lands. Returns 1 when it is on
 * `target`; if it never is, the checker is back. */
static uint8_t go(uint8_t die, uint8_t target)
{
    uint8_t before = turn_steps;
    uint8_t from = turn_lifted;

    while (from && take_step(from, die)) {
        from = backgammon_landing(from, die);
        turn_targets[from] = 1;
        has_target = 1;
        if (from == target) {
            return 1;
        }
        die = other_die(die);
    }
    go_back(before);
    return 0;
}

static uint8_t go_to(uint8_t target)
{
    return go(backgammon_large, target) || (!IS_DOUBLE && go(backgammon_small, target));
}

static uint8_t last_landing(void)
{
    return turn_steps ? backgammon_landing(step_from[turn_steps], step_die[turn_steps]) : NOWHERE;
}

/* Picks up the checker on a place, if it can go anywhere. The checker that was moved last can go back. */
static uint8_t lift(uint8_t place)
{
    memset(turn_targets, 0, sizeof turn_targets);
    has_target = 0;
    turn_lifted = place;
    go_to(NOWHERE);
    if (last_landing() == turn_lifted) {
        turn_targets[step_from[turn_steps]] = 1;
        has_target = 1;
    }
    if (has_target) {
        sound_play(SOUND_LIFT);
    } else {
        turn_lifted = NOWHERE;
    }
    return has_target;
}

uint8_t turn_back(void)
{
    uint8_t steps = turn_steps;

    turn_lifted = NOWHERE;
    if (steps) {
        --turn_steps;
    }
    return steps;
}

uint8_t turn_fire(uint8_t place)
{
    uint8_t i = turn_lifted;

    if (!most) {
        most = count_left();
    }
    if (turn_lifted == NOWHERE || !turn_targets[place]) {
        if (place == turn_lifted) {
            turn_lifted = NOWHERE;
            return 1;
        }
        if (lift(place)) {
            return 1;
        }
        if (i != NOWHERE) { /* it stays lifted */
            lift(i);
        }
        return 0;
    }
    if (!go_to(place)) { /* back to where it came from */
        go_back((uint8_t)(turn_steps - 1));
    }
    turn_lifted = NOWHERE;
    sound_play(SOUND_DOWN);
    if (turn_steps == most) {
        turn_is_whole = 1;
        text_to = (char *)view_entered(); /* over letters that were typed before a hint */
        for (i = 1; i <= most; ++i) { /* a space first, so that it is not taken for the beginning of a longer text */
            text_put(' ');
            text_put_place(step_from[i]);
            text_put('/');
            text_put_place(backgammon_landing(step_from[i], step_die[i]));
        }
        text_end();
    }
    return 1;
}
