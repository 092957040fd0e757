/* opponents.c: a simple program as a test opponent: `eval=plain`. Negamax with alpha-beta and iterative deepening,
 * material only, no transposition table, no quiescence search. Its 100,000 nodes for a move are divided evenly among
 * the root moves; each is searched as deep as its share allows. Host only. */
/* SPDX-License-Identifier: MIT */
#include "engine/list.h"
#include "engine/think.h"
#include "games/minichess/minichess.h"
#include "host/opponent.h"

#define PLAIN_NODES 100000L
#define PLAIN_WIN 20000   /* minus 1 for each ply: sooner is better */
#define PLAIN_MOST 30000
#define DEPTH_LAST (PLIES - 2)

static const int16_t worth[KINDS] = { 100, 300, 300, 500, 900, 0 };

static long nodes_left; /* of the current root move; below 0: the search stops */

static int material(void)
{
    int sum = 0;
    uint8_t piece;

    for (piece = 0; piece < 2 * PIECES; ++piece) {
        if (minichess_at[piece]) {
            sum += (piece < PIECES) == !side ? worth[minichess_kind[piece]] : -worth[minichess_kind[piece]];
        }
    }
    return sum;
}

/* Copies all moves, because searching one of them needs the list. Returns their number. */
static uint8_t copy_moves(uint16_t *moves)
{
    uint8_t i;

    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        moves[i - 1] = move;
    }
    return move_count;
}

static int negamax(uint8_t depth, int alpha, int beta)
{
    uint16_t moves[LIST_MOST];
    uint8_t count;
    uint8_t i;
    int value;

    if (outcome == OUTCOME_DRAW) {
        return 0;
    }
    if (outcome == OUTCOME_LOSS) {
        return ply - PLAIN_WIN;
    }
    if (!depth) {
        return material();
    }
    count = copy_moves(moves);
    if (!count) {
        return ply - PLAIN_WIN;
    }
    for (i = 0; i < count && alpha < beta && nodes_left >= 0; ++i) {
        --nodes_left;
        move = moves[i];
        list_play();
        value = -negamax((uint8_t)(depth - 1), -beta, -alpha);
        game_unmake();
        outcome = OUTCOME_NONE;
        alpha = value > alpha ? value : alpha;
    }
    return alpha;
}

/* Returns the value of the move just made, for the side that made it, by the deepest search that its share of nodes
 * allows. */
static int deepen(long share)
{
    uint8_t found = outcome;
    uint8_t depth;
    int value = 0;
    int deeper;

    nodes_left = share;
    for (depth = 0; depth <= DEPTH_LAST; ++depth) {
        outcome = found;
        deeper = -negamax(depth, -PLAIN_MOST, PLAIN_MOST);
        if (nodes_left < 0) {
            break;
        }
        value = deeper;
        if (value > PLAIN_WIN - PLIES || value < PLIES - PLAIN_WIN || found != OUTCOME_NONE) {
            break;
        }
    }
    return value;
}

static void play_plain(void)
{
    uint16_t moves[LIST_MOST];
    uint8_t count = copy_moves(moves);
    uint8_t i;
    int best = -PLAIN_MOST;
    int value;

    for (i = 0; i < count; ++i) {
        move = moves[i];
        list_play();
        value = deepen(PLAIN_NODES / count);
        game_unmake();
        outcome = OUTCOME_NONE;
        if (value > best) {
            best = value;
            think_move = moves[i];
        }
    }
}

const Opponent game_opponents[] = { { "plain", 0, play_plain }, { 0, 0, 0 } };
