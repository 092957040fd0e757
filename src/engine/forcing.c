/* forcing.c: see forcing.h; it stands in the overlays of games that use it.
 *
 * The number of moves of an attack (forcing_search.h) grows by one until there is a win, the budget ends, or no start
 * was left
 * for want of moves. */
#include <string.h>

#include "engine/forcing_search.h"
#include "engine/budget.h"
#include "engine/forcing.h"
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/root.h"
#include "engine/think.h"

#define MOVES_MOST 15  /* of an attacker: 29 plies and the root's */
#define NODES_LEAST 512 /* a smaller budget is the search's alone */

static uint8_t refuted[32];     /* bits, by low byte of a move */
static uint8_t refuted_at[KEY_BYTES]; /* the position they are about; */
static uint8_t refuted_any;     /* 0: there are none */

/* With more and more moves, from so many on: the number that wins, or 0. */
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
    }
    return 0;
}

/* ---- budget ---- */

static uint32_t whole;

/* Half of what is left; of that an eighth. 0: that would be too little. */
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

/* ---- the brain ---- */

/* A win that begins with a quiet threat, when there is none without. As a first move alone, and with a sixteenth of the
 * budget, it does play no harm; more of either does (tests/RESULTS.md). */
static uint8_t find_quiet_win(void)
{
    uint8_t moves = 0;

    if (game_info()->has_quiet_threats && take_half()) {
        take_eighth();
        forcing_search_first = FORCE_QUIET;
        moves = find_win(FORCE_QUIET_LEAST,
            think_depth > 2 * MOVES_MOST ? MOVES_MOST : (uint8_t)(think_depth + 1) >> 1);
        forcing_search_first = FORCE_THREATS;
        restore_budget();
    }
    return moves;
}

/* Tries every move against what the other side threatens, in so many moves or more. The number of moves that stand
 * it. */
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
        list_play();
        game_hash();
        if (!forcing_search_stopped && outcome == OUTCOME_NONE && find_win(moves, most)) {
            refuted[path_lo[0] >> 3] |= 1 << (path_lo[0] & 7);
        } else {
            ++surviving;
            last = path_lo[0] | path_hi[0] << 8;
        }
        game_unmake();
    }
    outcome = OUTCOME_NONE;
    move = last;
    return surviving;
}

static uint8_t defend(uint8_t most)
{
    uint8_t moves;
    uint8_t i;
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
    for (i = 0; i < KEY_BYTES; ++i) {
        refuted_at[i] = hash_key[i][0];
    }
    refuted_any = surviving != 0;
    if (surviving == 1 && !(think_without & WITHOUT_SINGLE_REPLY)) {
        game_eval();
        return 1;
    }
    return 0;
}

/* Moves of an attack within so many plies. A level of two plies sees more of threats than of all else: with less it is
 * no better than one of a single ply, with no limit it is nearly as good as the next (tests/RESULTS.md). */
#define MOVES_OF_TWO 3
static uint8_t moves_within(uint8_t plies)
{
    return think_depth == 2 ? MOVES_OF_TWO : (uint8_t)(plies + 1) >> 1;
}

uint8_t forcing_find_move(void)
{
    uint8_t moves;

    refuted_any = 0;
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
    moves = find_win(1, think_depth > 2 * MOVES_MOST ? MOVES_MOST : moves_within(think_depth));
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
    }
    return moves;
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
