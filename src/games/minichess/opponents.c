/* opponents.c: a plain player such as this game came with, to measure ours against: `eval=plain`. Negamax with
 * alpha-beta
 * and deepening, material alone, no table, no quiescence; its 100,000 nodes a move are divided evenly over the moves of
 * the root, each of which is searched as deep as its share goes. Host only. */
#include "engine/list.h"
#include "engine/think.h"
#include "games/minichess/minichess.h"
#include "host/opponent.h"

#define PLAIN_NODES 100000L
#define PLAIN_WIN 20000   /* less a ply each: sooner is better */
#define PLAIN_MOST 30000
#define DEPTH_LAST (PLIES - 2)

static const int16_t worth[KINDS] = { 100, 300, 300, 500, 900, 0 };

static long nodes_left; /* of the root's move at hand; below 0: the search is given up */

static int material(void)
{
    int sum = 0;
    uint8_t man;

    for (man = 0; man < 2 * MEN; ++man) {
        if (minichess_at[man]) {
            sum += (man < MEN) == !side ? worth[minichess_kind[man]] : -worth[minichess_kind[man]];
        }
    }
    return sum;
}

/* All moves, copied: whoever searches one of them needs the list. */
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

/* What `move`, just made, is worth to whoever made it: by the deepest search that its share allows. */
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
