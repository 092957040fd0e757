/* reference_search.c: see reference_search.h. Compiled without static locals, because it is recursive. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/list.h"
#include "engine/search_state.h"
#include "synthetic/maze.h"
#include "synthetic/reference_search.h"

#define MOVES_MOST 8 /* doors of a room */
#define NO_LMR 100  /* count of late moves that switches reductions off */

uint8_t pruned_null_moves;
uint8_t pruned_lmr;
uint16_t pruned_move;
uint16_t pruned_null_cuts;
uint16_t pruned_far_above;
uint16_t pruned_far_below;
uint16_t pruned_left_out;
uint16_t pruned_lmr_reduced;
uint16_t pruned_lmr_again;

typedef struct {
    uint16_t moves[MOVES_MOST]; /* in search order */
    uint8_t ranks[MOVES_MOST];
    uint8_t count;
    uint8_t noisy; /* number of noisy moves, which come first */
} Moves;

static uint8_t extends_below;

static int16_t value(uint8_t depth, int16_t alpha, int16_t beta, uint8_t after_null_move, uint8_t checked);

/* Sorts the moves from index `from` to before `to` from best to worst rank. Moves of equal rank stay in order. */
static void sort(Moves *list, uint8_t from, uint8_t to)
{
    uint8_t i;
    uint8_t j;
    uint8_t rank;
    uint16_t moved;

    for (i = from + 1; i < to; ++i) {
        rank = list->ranks[i];
        moved = list->moves[i];
        for (j = i; j > from && list->ranks[j - 1] < rank; --j) {
            list->ranks[j] = list->ranks[j - 1];
            list->moves[j] = list->moves[j - 1];
        }
        list->ranks[j] = rank;
        list->moves[j] = moved;
    }
}

static void list_in_order(Moves *list, uint8_t all)
{
    uint8_t i;

    list_open(0);
    game_generate_noisy();
    list->noisy = move_count;
    if (all) {
        node_staged[ply] = STAGED_ALL;
        game_info()->gen_quiet();
    }
    list->count = move_count;
    rank_from = 0;
    game_rank();
    for (i = 0; i < list->count; ++i) {
        list_choose((uint8_t)(i + 1));
        list->moves[i] = move;
        list->ranks[i] = list_rank[i + 1];
    }
    sort(list, 0, list->noisy);
    sort(list, list->noisy, list->count);
}

/* Returns the score of the move just made, for the side that made it, and unmakes the move. */
static int16_t value_of_child(uint8_t mover, uint8_t depth, int16_t alpha, int16_t beta)
{
    int16_t found;

    if (side == mover) {
        found = value(depth, alpha, beta, 0, extend_ply);
    } else {
        found = -value(depth, -beta, -alpha, 0, extend_ply);
    }
    game_unmake();
    return found;
}

/* Makes a move. Returns 0 if it is illegal. */
static uint8_t play(uint16_t wanted)
{
    move = wanted;
    list_play();
    return outcome != OUTCOME_ILLEGAL;
}

static uint8_t child_depth(uint8_t depth)
{
    return extend_ply && ply < extends_below ? depth : (uint8_t)(depth - 1);
}

static int16_t quiescence(int16_t alpha, int16_t beta)
{
    Moves list;
    uint8_t mover = side;
    uint8_t i;
    int16_t best;
    int16_t found;

    game_eval();
    best = score;
    if (best >= beta) {
        return best;
    }
    list_in_order(&list, 0);
    for (i = 0; i < list.count && best < beta; ++i) {
        if (play(list.moves[i])) {
            found = value_of_child(mover, 0, alpha > best ? alpha : best, beta);
            best = found > best ? found : best;
        }
    }
    return best;
}

/* Returns 1 if the score stays at beta or above after a null move. */
static uint8_t null_move_cuts(uint8_t depth, int16_t beta)
{
    int16_t found;

    if (depth < 3 || beta >= SCORE_WON || beta <= -SCORE_WON || !maze_may_null_move()) {
        return 0;
    }
    game_eval();
    if (score < beta) {
        return 0;
    }
    move = MOVE_NULL;
    list_play();
    found = -value((uint8_t)(depth - 3), -beta, 1 - beta, 1, 0);
    game_unmake();
    return found >= beta;
}

/* Returns the score of one move, or -SCORE_INFINITE if it is illegal. A late move is first searched one ply less deep.
 * With three plies or more to go, all moves but the first get a null window. In both cases a move that scores above
 * alpha is searched again. */
static int16_t try_move(uint16_t wanted, uint8_t depth, int16_t alpha, int16_t beta, uint8_t is_first, uint8_t is_late)
{
    uint8_t mover = side;
    uint8_t scouts = depth >= 3 && !is_first;
    int16_t found;

    if (is_late) {
        if (!play(wanted)) {
            return -SCORE_INFINITE;
        }
        found = value_of_child(mover, (uint8_t)(child_depth(depth) - !extend_ply), alpha, alpha + 1);
        if (found <= alpha) {
            ++pruned_lmr_reduced;
            return found;
        }
        ++pruned_lmr_again;
    }
    if (!play(wanted)) {
        return -SCORE_INFINITE;
    }
    found = value_of_child(mover, child_depth(depth), alpha, scouts ? alpha + 1 : beta);
    if (scouts && found > alpha && found < beta) {
        play(wanted);
        found = value_of_child(mover, child_depth(depth), alpha, beta);
    }
    return found;
}

/* Returns the score for the side to move. `checked`: the move that led here asked for an extension. */
static int16_t value(uint8_t depth, int16_t alpha, int16_t beta, uint8_t after_null_move, uint8_t checked)
{
    Moves list;
    int16_t best = -SCORE_INFINITE;
    int16_t found;
    uint8_t late = checked || ply == 0 ? NO_LMR : 0;
    uint8_t is_late;
    uint8_t few = 0;
    uint8_t i;

    if (outcome != OUTCOME_NONE) {
        score_outcome();
        return score;
    }
    if (depth == 0) {
        return quiescence(alpha, beta);
    }
    if (maze_null_moves == MAZE_FAR && depth == 1 && ply && beta < SCORE_WON && beta > -SCORE_WON) {
        game_eval();
        found = score;
        if (found - beta >= MAZE_FAR) {
            ++pruned_far_above;
            return found;
        }
        if (alpha - found >= MAZE_FAR) {
            ++pruned_far_below;
            best = found;
            few = 1;
        }
    }
    if (pruned_null_moves && ply && !after_null_move && null_move_cuts(depth, beta)) {
        ++pruned_null_cuts;
        return beta;
    }
    list_in_order(&list, 1);
    for (i = 0; i < list.count && best < beta; ++i) {
        if (few && i >= list.noisy && !maze_is_one_of_few((uint8_t)list.moves[i])) {
            ++pruned_left_out;
            continue;
        }
        is_late = 0;
        if (pruned_lmr && i >= list.noisy && list.ranks[i] < 127 && depth >= 2 && best > -SCORE_INFINITE
            && late < NO_LMR) {
            is_late = ++late > 2;
        }
        found = try_move(list.moves[i], depth, alpha > best ? alpha : best, beta, best == -SCORE_INFINITE, is_late);
        if (found > best) {
            best = found;
            if (ply == 0) {
                pruned_move = list.moves[i];
            }
        }
    }
    if (best == -SCORE_INFINITE) {
        game_no_moves();
        score_outcome();
        return score;
    }
    return best;
}

int16_t pruned_value(uint8_t depth)
{
    extends_below = (uint8_t)(depth * 2);
    return value(depth, -SCORE_INFINITE, SCORE_INFINITE, 0, 0);
}
