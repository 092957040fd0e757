/* frontier.c: positions with one ply to go, and captures behind them; asm/games/minichess/frontier.s is its twin.
 *
 * Behind a move its side has at best what the board says then: the other side may leave it at that. So a move is made
 * only if the board would say more than alpha. The others, by far the most, are told from the table of worths, and
 * where alpha is far away quiet moves are not even listed. What is made, the best gain first, is answered by captures
 * under the same rule, and so on; behind three of them only the man who took last may be taken. */
#include "engine/list.h"
#include "engine/node.h"
#include "games/minichess/minichess.h"

/* What a move gains is its rank: BIAS is nothing. No quiet move gains more than QUIET_MOST. */
#define BIAS 64
#define QUIET_MOST 60
#define SURE 255       /* more than a byte can tell; or it ends the game */
#define LISTED_MOST 150 /* with so many moves listed, captures are not played out */
#define RETAKES_FROM 3  /* plies behind the frontier: from there on only who took last is taken */

#define word(rows, n) ((int16_t)(rows##_lo[n] | rows##_hi[n] << 8))

static uint8_t top;      /* the ply of the frontier */
static uint16_t chosen;  /* its best move */

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

/* The rank that a move must pass to be better than alpha. */
static void set_need(void)
{
    int16_t stands = minichess_value(ply);
    int16_t need = word(minichess_alpha, ply) + BIAS;

    if (side) {
        need += stands;
    } else {
        need -= stands;
    }
    minichess_need[ply] = need < 0 ? 0 : need >= SURE ? SURE - 1 : (uint8_t)need;
}

/* The rank of the move from a cell to another. Behind the frontier a man who is guarded is no victim for a better one:
 * 0. */
static uint8_t rank_of(uint8_t from, uint8_t to)
{
    uint8_t man = minichess_board[from];
    uint8_t taken = minichess_board[to];
    uint8_t kind = minichess_kind[man & NUMBER];
    uint8_t victim = minichess_kind[taken & NUMBER];
    uint16_t gain = BIAS - minichess_worth_of(man, kind, from);

    if (kind == PAWN && minichess_is_far(to)) {
        gain += minichess_worth_of(man, QUEEN, to);
    } else {
        gain += minichess_worth_of(man, kind, to);
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

/* Of the moves behind `start` those stay that pass. 1: one takes the king; it is in `move`. */
static uint8_t keep(uint8_t start)
{
    uint8_t last = ply + 1 == minichess_left; /* a draw, whatever the board says */
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

/* Who is to move takes the king. */
static void score_king(void)
{
    score = SCORE_WIN - 1 - ply;
}

/* The move just made, `score` for the side to move: what the board says, or the end of the game. 1: captures are listed
 * that may be better. */
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
    if (keep(start)) {
        move_count = start;
        score_king();
        return 0;
    }
    score = word(minichess_alpha, ply);
    return move_count != start;
}

/* `score` of the move just taken back is in. */
static void weigh(void)
{
    if (score <= word(minichess_alpha, ply)) {
        return;
    }
    set_alpha(score);
    if (ply == top) {
        chosen = (uint16_t)(path_lo[ply] | path_hi[ply] << 8);
    }
    if (score >= word(minichess_beta, ply)) {
        minichess_need[ply] = SURE; /* enough */
    } else {
        set_need();
    }
}

/* The best of the moves that are left at this ply, the first of equals; 0: none passes. */
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

/* Makes what passes, and the captures behind it. */
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
        weigh();
    }
}

/* The moves on the list. 1: one takes the king. */
static uint8_t play_list(void)
{
    if (keep(0)) {
        score_king();
        outcome = OUTCOME_DRAW; /* over, whoever has won */
        return 1;
    }
    play_out();
    score = word(minichess_alpha, ply);
    outcome = OUTCOME_NONE;
    return 0;
}

void game_frontier(void)
{
    if (!search_noisy || ply + 1 == minichess_left) {
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
