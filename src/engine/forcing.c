/* forcing.c: finds forced wins and defends against them; see forcing.h. asm/engine/forcing.s is its twin, linked into
 * the overlays of games that use it.
 *
 * Iterative deepening: the number of moves of an attack (forcing_search.h) grows by one, after MOVES_EACH to all that
 * are allowed, until there is a win, the budget ends, or no attack was cut short because it had no moves left. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/forcing_search.h"
#include "engine/budget.h"
#include "engine/forcing.h"
#include "engine/game.h"
#include "engine/hooks.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/root.h"
#include "engine/think.h"

#define NODES_LEAST 512 /* with a smaller budget there is only the tree search */

/* Longer attacks are searched at once: their positions then need not be searched again for every further move. */
#define MOVES_EACH 6

static uint8_t refuted[32];     /* bits, by low byte of a move. 1: the move does not stop the threat */
static uint8_t refuted_at[KEY_BYTES]; /* hash key of the position that refuted[] belongs to */
static uint8_t refuted_any;     /* 0: refuted[] is not valid */

/* How often the move of the search may still be checked: CHECKS times, if the budget ended before every move was tested
 * against the threats of the other side. */
static uint8_t checks_left;
#define CHECKS 2

/* Looks for a forced win of `side` in `moves` moves, then in more, up to `most`. Returns the number of moves that
 * it takes, or 0 if there is none. */
static uint8_t find_win(uint8_t moves, uint8_t most)
{
    uint8_t start = ply;

    for (; moves <= most && !forcing_search_stopped; ++moves) {
        forcing_search_too_short = 0;
        node_depth[start] = moves;
        if (forcing_search_wins()) {
            return moves;
        }
        outcome = OUTCOME_NONE;
        if (!forcing_search_too_short) {
            break;
        }
        if (moves >= MOVES_EACH && moves < most) {
            moves = most - 1;
        }
    }
    return 0;
}

/* ---- budget ---- */

static uint32_t whole; /* the full budget_nodes, while take_half limits it */

/* take_half limits the budget to half of what is left; it returns 0 if fewer than NODES_LEAST nodes are left.
 * take_eighth then limits it to an eighth of that half. restore_budget ends both limits. */
static uint8_t take_half(void)
{
    forcing_search_stopped = 0;
    whole = budget_nodes;
    if (whole) {
        if (whole < budget_spent + NODES_LEAST) {
            return 0;
        }
        budget_nodes = budget_spent + ((whole - budget_spent) >> 1);
    }
    budget_open();
    return 1;
}

static void take_eighth(void)
{
    if (whole) {
        budget_nodes = budget_spent + ((budget_nodes - budget_spent) >> 3);
    }
}

static void restore_budget(void)
{
    budget_close();
    budget_nodes = whole;
}

/* ---- the move finder ---- */

/* Looks for a win that starts with a quiet threat (FORCE_QUIET). Returns the number of moves it takes, or 0. Called
 * when there is no other win. Quiet threats are tried only as the first move, and only with a sixteenth of the budget:
 * without either limit it plays worse (tests/RESULTS.md). */
static uint8_t find_quiet_win(void)
{
    uint8_t moves = 0;

    if (game_info()->has_quiet_threats && take_half()) {
        take_eighth();
        forcing_search_first = FORCE_QUIET;
        moves = find_win(FORCE_QUIET_LEAST, (uint8_t)(think_depth + 1) >> 1);
        forcing_search_first = FORCE_THREATS;
        restore_budget();
    }
    return moves;
}

/* Makes `move`. Returns 1 and marks it as refuted if the other side then wins in `moves` to `most` moves. */
static uint8_t loses(uint8_t moves, uint8_t most)
{
    uint8_t lost;

    list_play();
    game_hash();
    lost = !forcing_search_stopped && outcome == OUTCOME_NONE && find_win(moves, most);
    if (lost) {
        refuted[path_lo[0] >> 3] |= 1 << (path_lo[0] & 7);
    }
    game_unmake();
    outcome = OUTCOME_NONE;
    return lost;
}

/* The moves in refuted[] are refuted in this position. */
static void keep_refuted(void)
{
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        refuted_at[i] = hash_key[i][0];
    }
}

/* Tests every candidate move against the threat of the other side to win in `moves` to `most` moves, and marks those
 * that do not stop it as refuted. Returns the number of surviving moves; the last of them is in `move`. */
static uint8_t try_moves(uint8_t moves, uint8_t most)
{
    uint8_t i;
    uint8_t surviving = 0;
    uint16_t last = 0;

    list_open(0);
    game_info()->gen_candidates();
    forcing_search_count[0] = move_count;
    for (i = 1; i <= forcing_search_count[0]; ++i) {
        list_open(0);
        list_choose(i);
        if (!loses(moves, most)) {
            ++surviving;
            last = path_lo[0] | path_hi[0] << 8;
        }
    }
    move = last;
    return surviving;
}

/* Finds out by a null move whether the other side threatens a forced win. If so, tests every candidate move against it.
 * Returns 1 if only one move survives; it is in `move`, the evaluation of the position in `score`. */
static uint8_t defend(uint8_t most)
{
    uint8_t moves;
    uint8_t surviving;

    forcing_search_force(FORCE_NULL_MOVE);
    forcing_search_hints = 0;
    moves = find_win(2, most);
    forcing_search_force(FORCE_NULL_MOVE);
    if (!moves) {
        return 0;
    }
    forcing_search_hints = pv_end[0];
    memcpy(forcing_search_hint, pv_lo, sizeof forcing_search_hint);
    surviving = try_moves(moves, most);
    keep_refuted();
    refuted_any = surviving != 0;
    if (surviving == 1 && !(think_without & WITHOUT_SINGLE_REPLY)) {
        game_eval();
        return 1;
    }
    return 0;
}

/* Returns the number of moves that the attacker may make: half of `plies`, rounded up; at DEPTH_MOST that is 15. Search
 * depth 2 gets MOVES_OF_TWO instead: with fewer it is no stronger than depth 1, without a limit nearly as strong as the
 * next level (tests/RESULTS.md). */
#define MOVES_OF_TWO 3
static uint8_t moves_within(uint8_t plies)
{
    return think_depth == 2 ? MOVES_OF_TWO : (uint8_t)(plies + 1) >> 1;
}

uint8_t forcing_find_move(void)
{
    uint8_t moves;

    refuted_any = 0;
    checks_left = 0;
    memset(refuted, 0, sizeof refuted);
    if (root_excluded_count || !take_half()) {
        return 0;
    }
    forcing_search_force = game_info()->forcing_step;
    forcing_search_without = (uint8_t)think_without & WITHOUT_TT;
    if (!think_resumes && !(think_without & WITHOUT_TT)) {
        tt_clear();
    }
    forcing_search_hints = 0;
    forcing_search_first = FORCE_THREATS;
    moves = find_win(1, moves_within(think_depth));
    restore_budget();
    if (!moves) {
        moves = find_quiet_win();
    }
    if (moves) {
        search_depth = (uint8_t)(2 * moves - 1);
        search_score = SCORE_WIN - search_depth;
        return 2;
    }
    if (take_half()) {
        moves = defend(moves_within(think_depth - 1));
        restore_budget();
        checks_left = forcing_search_stopped && !moves ? CHECKS : 0;
    }
    return moves;
}

/* Gives a quarter of the full budget in addition to what is spent. */
static void add_quarter(void)
{
    budget_nodes = budget_spent + (whole >> 2);
}

uint8_t forcing_check_move(void)
{
    uint8_t lost;

    if (!checks_left || !budget_extra_cost || hook_should_stop() || think_score >= SCORE_WON
        || think_score <= -SCORE_WON) {
        return 0;
    }
    --checks_left;
    add_quarter();
    budget_open();
    forcing_search_stopped = 0;
    forcing_search_hints = 0;
    list_open(0);
    game_info()->gen_candidates();
    forcing_search_count[0] = move_count;
    move = think_move;
    lost = loses(2, moves_within(think_depth - 1));
    restore_budget();
    if (!lost) {
        return 0;
    }
    keep_refuted();
    refuted_any = 1;
    list_open(0);
    game_info()->gen_candidates();
    refuted_any = move_count;
    if (!move_count) {
        return 0;
    }
    add_quarter();
    search_depth = 0;
    return 1;
}

void forcing_sift(void)
{
    uint8_t i;
    uint8_t kept = 0;

    if (!refuted_any || think_without & WITHOUT_FIND_MOVE) {
        return;
    }
    for (i = 0; i < KEY_BYTES; ++i) {
        if (refuted_at[i] != hash_key[i][0]) {
            return;
        }
    }
    for (i = 1; i <= move_count; ++i) {
        if (!(refuted[list_lo[i] >> 3] & 1 << (list_lo[i] & 7))) {
            list_lo[++kept] = list_lo[i];
            list_hi[kept] = list_hi[i];
        }
    }
    move_count = kept;
}
