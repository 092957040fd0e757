/* frontier.c: nodes with one ply to go, and the captures after them; asm/games/minichess/frontier.s is its twin.
 *
 * After a move the other side may stand pat, so the move scores at most the static evaluation after it. That value is
 * known without making the move: the old value plus the gain from the table. So only moves with a gain that could raise
 * alpha are made; most are not. If alpha is far away, quiet moves are not even listed. Moves are made best gain first
 * and answered by captures under the same rule, and so on. From the third reply on, only the piece that captured last
 * may be captured. */
/* SPDX-License-Identifier: MIT */
#include "engine/list.h"
#include "engine/node.h"
#include "games/minichess/minichess.h"

/* The rank of a move is its gain plus BIAS. No quiet move gains more than QUIET_MOST. */
#define BIAS 64
#define QUIET_MOST 60
#define SURE 255        /* rank of a move that gains more than a byte holds, or ends the game */
#define LISTED_MOST 150 /* with more moves in the lists, captures are not played out */
#define RETAKES_FROM 3  /* plies after the frontier: from here on only recaptures */

#define word(rows, n) ((int16_t)(rows##_lo[n] | rows##_hi[n] << 8))

static uint8_t top;      /* ply of the frontier */
static uint16_t chosen;  /* best move of the frontier */

static void set_alpha(int16_t value)
{
    minichess_alpha_lo[ply] = (uint8_t)value;
    minichess_alpha_hi[ply] = (uint8_t)((uint16_t)value >> 8);
}

static void set_beta(int16_t value)
{
    minichess_beta_lo[ply] = (uint8_t)value;
    minichess_beta_hi[ply] = (uint8_t)((uint16_t)value >> 8);
}

/* Sets minichess_need of this ply, the rank that a move must exceed to raise alpha. */
static void set_need(void)
{
    int16_t value_now = minichess_value(ply);
    int16_t need = word(minichess_alpha, ply) + BIAS;

    if (side) {
        need += value_now;
    } else {
        need -= value_now;
    }
    minichess_need[ply] = need < 0 ? 0 : need >= SURE ? SURE - 1 : (uint8_t)need;
}

/* Returns the rank of a move. After the frontier, the capture of a guarded piece by a more valuable one has rank 0; a
 * bishop counts as no more valuable than a knight. */
static uint8_t rank_of(uint8_t from, uint8_t to)
{
    uint8_t piece = minichess_board[from];
    uint8_t taken = minichess_board[to];
    uint8_t kind = minichess_kind[piece & NUMBER];
    uint8_t victim = minichess_kind[taken & NUMBER];
    uint16_t gain = BIAS - minichess_worth_of(piece, kind, from);

    if (kind == PAWN && minichess_is_far(to)) {
        gain += minichess_worth_of(piece, QUEEN, to);
    } else {
        gain += minichess_worth_of(piece, kind, to);
        gain &= 0xFF;
    }
    if (taken) {
        if (ply != top && kind > victim && !(kind == BISHOP && victim == KNIGHT) && minichess_guarded(to)) {
            return 0;
        }
        gain += minichess_worth_of(taken, victim, to);
    }
    return gain > SURE ? SURE : (uint8_t)gain;
}

/* Keeps the moves after ordinal `start` that may raise alpha. Returns 1 if a move captures the king; `move` is
 * then that move. */
static uint8_t keep_better(uint8_t start)
{
    uint8_t last = ply + 1 == minichess_plies_left; /* Black's move 40: the game is drawn after any move */
    uint8_t retake = ply - top >= RETAKES_FROM ? path_lo[ply - 1] : 0;
    uint8_t kept = start;
    uint8_t i;
    uint8_t from;
    uint8_t to;
    uint8_t rank;

    leaf_count = move_count - start > 255 - leaf_count ? 255 : leaf_count + move_count - start;
    for (i = start + 1; i <= move_count; ++i) {
        from = list_hi[i];
        to = list_lo[i];
        if (minichess_board[to] && minichess_kind[minichess_board[to] & NUMBER] == KING) {
            move = (uint16_t)(from << 8 | to);
            return 1;
        }
        if (retake && to != retake) {
            continue;
        }
        rank = last ? SURE : rank_of(from, to);
        if (rank > minichess_need[ply]) {
            list_lo[++kept] = to;
            list_hi[kept] = from;
            list_rank[kept] = rank;
        }
    }
    move_count = kept;
    minichess_end[ply] = kept;
    return 0;
}

/* Sets `score` for a side to move that captures the king. */
static void score_king(void)
{
    score = SCORE_WIN - 1 - ply;
}

/* After a move: sets `score`, seen from the side to move, by the evaluation or by the end of the game. Returns 1 if
 * that side has captures that may be better; they are then listed. */
static uint8_t answer(void)
{
    uint8_t start = move_count;

    if (outcome != OUTCOME_NONE) {
        score_outcome();
        return 0;
    }
    game_eval();
    set_beta(-word(minichess_alpha, ply - 1));
    if (score >= word(minichess_beta, ply) || ply == PLIES - 1 || start >= LISTED_MOST) {
        return 0;
    }
    set_alpha(-word(minichess_beta, ply - 1));
    if (score > word(minichess_alpha, ply)) {
        set_alpha(score);
    }
    set_need();
    game_generate_noisy();
    if (keep_better(start)) {
        move_count = start;
        score_king();
        return 0;
    }
    score = word(minichess_alpha, ply);
    return move_count != start;
}

/* Updates the best move of this ply; `score` is the score of the move just unmade. */
static void update_best(void)
{
    if (score <= word(minichess_alpha, ply)) {
        return;
    }
    set_alpha(score);
    if (ply == top) {
        chosen = (uint16_t)(path_lo[ply] | path_hi[ply] << 8);
    }
    if (score >= word(minichess_beta, ply)) {
        minichess_need[ply] = SURE; /* beta cut-off */
    } else {
        set_need();
    }
}

/* Returns the ordinal of the best remaining move of this ply, the first of equals; 0: none may raise alpha. */
static uint8_t best_left(void)
{
    uint8_t start = ply == top ? 0 : minichess_end[ply - 1];
    uint8_t best = minichess_need[ply];
    uint8_t found = 0;
    uint8_t i;

    if (best == SURE) {
        return 0;
    }
    ++best;
    for (i = minichess_end[ply]; i > start; --i) {
        if (list_rank[i] >= best) {
            best = list_rank[i];
            found = i;
        }
    }
    return found;
}

/* Makes the remaining moves and plays out the captures after them. */
static void play_out(void)
{
    uint8_t i;

    for (;;) {
        i = best_left();
        if (i) {
            list_rank[i] = 0;
            list_choose(i);
            list_play();
            if (answer()) {
                continue;
            }
        } else {
            if (ply == top) {
                return;
            }
            move_count = minichess_end[ply - 1];
            score = word(minichess_alpha, ply);
        }
        game_unmake();
        score = -score;
        update_best();
    }
}

/* Plays the moves of the list. Returns 1 if one captures the king. */
static uint8_t play_list(void)
{
    if (keep_better(0)) {
        score_king();
        outcome = OUTCOME_DRAW; /* anything but OUTCOME_NONE: the game is over */
        return 1;
    }
    play_out();
    score = word(minichess_alpha, ply);
    outcome = OUTCOME_NONE;
    return 0;
}

void game_frontier(void)
{
    if (!search_noisy || ply + 1 == minichess_plies_left) {
        frontier_generic();
        return;
    }
    leaf_count = 0;
    if (!node_has_room()) {
        game_eval();
        return;
    }
    node_open_list();
    set_alpha(score);
    set_beta(score_limit);
    set_need();
    top = ply;
    chosen = 0;
    game_generate_noisy();
    if (!play_list()) {
        if (minichess_need[ply] <= BIAS + QUIET_MOST) {
            move_count = 0;
            minichess_quiet();
            play_list();
        }
        move = chosen;
        if (!leaf_count && minichess_need[ply] <= BIAS + QUIET_MOST) {
            game_no_moves();
            score_outcome();
        }
    }
    node_reopen_list();
}
