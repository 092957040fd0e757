/* replay_win.c: proves that a forced win holds against every defence; see replay_win.h. */
/* SPDX-License-Identifier: MIT */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "engine/budget.h"
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "engine/search_state.h"
#include "replay_win.h"
#include "plat/machine.h"

unsigned long replay_defences;
unsigned long replay_searched;
char replay_fault[2 * TEXT_SIZE];
volatile sig_atomic_t replay_stop;

static unsigned long searches_left;

void replay_prepare(unsigned long nodes, unsigned long entries)
{
    think_defaults();
    think_without = WITHOUT_BOOK | WITHOUT_SINGLE_REPLY;
    budget_nodes = (uint32_t)nodes;
    tt_entries = (uint32_t)entries;
    tt_base = machine_tt_memory();
}

/* ---- table of positions already proven ---- */

#define HELD_BITS 20

typedef struct {
    uint64_t key;   /* hash of the position's text; 0: empty */
    uint32_t plies; /* the position is won within this number of plies */
} Held;

static Held held[1UL << HELD_BITS];

static uint64_t key_of(const char *text)
{
    uint64_t key = 0xCBF29CE484222325u;

    for (; *text; ++text) {
        key = (key ^ (uint8_t)*text) * 0x100000001B3u;
        key ^= key >> 29;
    }
    return key | 1;
}

static Held *place_of(uint64_t key)
{
    return held + (key * 0x9E3779B97F4A7C15u >> (64 - HELD_BITS));
}

static int has_held(uint64_t key, unsigned plies)
{
    const Held *known = place_of(key);

    return known->key == key && known->plies <= plies;
}

static void note_held(uint64_t key, unsigned plies)
{
    Held *known = place_of(key);

    known->key = key;
    known->plies = plies;
}

/* ---- the attacker ---- */

/* Returns 1 if the side to move, at any ply, has a move that wins at once. The move is tried by the rules and
 * unmade. */
static int wins_at_once(void)
{
    int won;

    if (!game_info()->forcing_step(FORCE_WIN)) {
        return 0;
    }
    list_play();
    won = outcome == OUTCOME_LOSS;
    game_unmake();
    outcome = OUTCOME_NONE;
    return won;
}

/* If a search does not find the win, one with more nodes follows. */
static const struct {
    unsigned long nodes;
    unsigned long entries;
} tries[] = { { 4000, 1024 }, { 60000, 8192 }, { 2000000, 262144 } };
#define TRIES (sizeof tries / sizeof *tries)

/* Searches for a move that wins within a number of plies; think_move is that move. */
static Replay find_move(unsigned plies)
{
    unsigned n;

    for (n = 0; n < TRIES; ++n) {
        if (replay_stop) {
            return REPLAY_ENDED;
        }
        replay_prepare(tries[n].nodes, tries[n].entries);
        think_depth = (uint8_t)plies;
        if (think() && think_score >= SCORE_WIN - (int)plies) {
            return REPLAY_HOLDS;
        }
    }
    /* false only if the search was complete */
    return budget_counted < tries[TRIES - 1].nodes ? REPLAY_FALSE : REPLAY_GIVEN_UP;
}

static Replay fails(Replay how, const char *why, unsigned plies)
{
    char position[TEXT_SIZE];

    game_write_position(position);
    snprintf(replay_fault, sizeof replay_fault, "%s, %u plies: %s", why, plies, position);
    return how;
}

static void set_up(const char *position)
{
    game_read_position(position);
    record_start();
}

static Replay stands_every_defence(unsigned plies);

/* Replays the claim that the side to move at ply 0 wins within a number of plies. */
static Replay attack(unsigned plies)
{
    char position[TEXT_SIZE];
    uint64_t key;
    Replay found;

    if (wins_at_once()) {
        return REPLAY_HOLDS;
    }
    if (plies < 3) {
        return fails(REPLAY_FALSE, "no win at once", plies);
    }
    game_write_position(position);
    key = key_of(position);
    if (has_held(key, plies)) {
        return REPLAY_HOLDS;
    }
    if (!searches_left) {
        return fails(REPLAY_GIVEN_UP, "too many defences", plies);
    }
    --searches_left;
    ++replay_searched;
    found = find_move(plies);
    if (found != REPLAY_HOLDS) {
        return fails(found, "no win found", plies);
    }
    plies = (unsigned)(SCORE_WIN - think_score);
    move = think_move;
    record_play();
    record_update_outcome();
    if (outcome != OUTCOME_NONE) {
        return outcome == OUTCOME_LOSS ? REPLAY_HOLDS : fails(REPLAY_FALSE, "the end", plies);
    }
    found = stands_every_defence(plies - 1);
    if (found == REPLAY_HOLDS) {
        note_held(key, plies);
    }
    return found;
}

/* ---- the defender ---- */

/* Returns 1 if the attacker wins at once after this reply (`move`). The board, at ply 0, is unchanged. */
static int falls_at_once(void)
{
    int won;

    list_play();
    won = outcome == OUTCOME_NONE && wins_at_once();
    game_unmake();
    outcome = OUTCOME_NONE;
    return won;
}

/* Replays the claim that the side to move at ply 0 loses within a number of plies, whatever it plays. */
static Replay stands_every_defence(unsigned plies)
{
    char position[TEXT_SIZE];
    uint16_t replies[LIST_MOST];
    unsigned count;
    unsigned i;
    unsigned left = 0; /* replies that do not lose at once */
    Replay found = REPLAY_HOLDS;

    list_moves();
    count = move_count;
    for (i = 0; i < count; ++i) {
        list_choose((uint8_t)(i + 1));
        replies[i] = move;
    }
    replay_defences += count;
    for (i = 0; i < count; ++i) {
        move = replies[i];
        if (!falls_at_once()) {
            replies[left++] = replies[i];
        }
    }
    game_write_position(position);
    for (i = 0; i < left && found == REPLAY_HOLDS; ++i) {
        set_up(position);
        move = replies[i];
        record_play();
        record_update_outcome();
        found = outcome == OUTCOME_NONE ? attack(plies - 1) : fails(REPLAY_FALSE, "the defender's end", plies);
    }
    return found;
}

Replay replay_claim(unsigned plies)
{
    searches_left = REPLAY_SEARCHES;
    replay_fault[0] = 0;
    return attack(plies);
}
