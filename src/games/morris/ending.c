/* ending.c: GameInfo.find_move: finds the win with three men against three or four; see ending.h. */
/* SPDX-License-Identifier: MIT */
#include "games/morris/ending.h"
#include "games/morris/weights.h"
#include "engine/budget.h"
#include "engine/list.h"
#include "engine/root.h"
#include "engine/think.h"

#define MOVES_MOST 6     /* the longest attack, in moves of the attacker */
#define NODES_LEAST 4500 /* with a smaller budget only the search plays */
#define DEPTH_LEAST 5    /* the same for a smaller depth: such a level would not see the win */

/* Costs in nodes of the search: checking the threats after a move, looking a move up in the tables, and a ply without
 * its moves. */
#define NODES_LOOK 3
#define NODES_TABLE 4
#define NODES_ROW 5

/* A move wins if it leads to a result below `wanted`: the opponent loses sooner. Moves that lead to exactly `wanted`
 * continue the attack. */
static uint8_t wanted;
static uint8_t is_last; /* 1: last move of the attack, so no moves are listed */
static uint8_t best;    /* result of the best move of this ply, */
static uint16_t best_move; /* and the move */
static uint8_t stopped; /* 1: the budget is used up */

/* ---- the moves of a ply ---- */

static void keep(void)
{
    if (!is_last) {
        list_lo[++move_count] = (uint8_t)move;
        list_hi[move_count] = (uint8_t)(move >> 8);
    }
}

static void count(uint8_t nodes)
{
    if (nodes < poll_left) {
        poll_left -= nodes;
        return;
    }
    poll_overrun = nodes - poll_left;
    poll_left = 0;
    stopped = budget_poll();
}

/* Finds the result of `move`, which leaves three men against three. Updates best and best_move, and lists the move if
 * the result is `wanted`. */
static void look_at_threes(void)
{
    uint8_t found;

    list_play();
    if (wanted == LOST_SOON && is_last) {
        count(NODES_LOOK);
        found = morris_is_doomed() ? LOST_AT_ONCE : NOT_LOST;
    } else {
        count(NODES_TABLE);
        found = morris_threes();
    }
    game_unmake();
    if (found < best) {
        best = found;
        best_move = move;
    }
    if (found == wanted && found != NOT_LOST) {
        keep();
    }
}

/* Looks at a move that closes a mill against four men, once for each man that may be removed. */
static void look_at_mill(uint8_t from, uint8_t to)
{
    uint8_t enemy = man_of(side ^ 1);
    uint8_t in_mills = 1; /* 1: all men of the opponent are in mills */
    uint8_t point;

    for (point = 0; point < POINTS; ++point) {
        if (morris_point[point] == enemy && !morris_in_mill(point)) {
            in_mills = 0;
        }
    }
    for (point = 0; point < POINTS; ++point) {
        if (morris_point[point] == enemy && morris_in_mill(point) == in_mills) {
            move = (uint16_t)((from | MILL | (point & 0x18) << 2) << 8 | to | (uint8_t)(point << 5));
            look_at_threes();
        }
    }
}

/* Lists `move`, a threat against four men, unless they can close a mill in reply. */
static void look_at_four(void)
{
    if (!is_last) {
        count(NODES_LOOK);
        list_play();
        if (!morris_can_close()) {
            keep();
        }
        game_unmake();
    }
}

/* Looks at all moves of a man that threaten or close a mill. */
static void look_at_man(uint8_t from)
{
    uint8_t i;

    morris_find_targets(from);
    if (morris_mill_at != POINTS) {
        look_at_mill(from, morris_mill_at);
    }
    for (i = 0; i < morris_targets; ++i) {
        if (morris_target[i] != morris_mill_at) {
            move = (uint16_t)(from << 8 | morris_target[i]);
            if (morris_men[side ^ 1] == MEN_LEAST) {
                look_at_threes();
            } else {
                look_at_four();
            }
        }
    }
}

/* Looks at the moves of `side`, which has three men, that threaten or close a mill. Sets best and best_move, and lists
 * the moves that continue the attack. A mill against three men wins at once: then only best is set. */
static void look_at_moves(void)
{
    uint8_t man = man_of(side);
    uint8_t closes = morris_can_close();
    uint8_t from;

    best = NOT_LOST;
    count(NODES_ROW);
    if (morris_men[side ^ 1] == MEN_LEAST) {
        if (closes) {
            best = LOST_AT_ONCE;
            return;
        }
    } else if (is_last && !closes) {
        return;
    }
    for (from = 0; from < POINTS; ++from) {
        if (morris_point[from] == man) {
            look_at_man(from);
        }
    }
}

/* ---- the attack ---- */

/* Plies of the attacker and the defender alternate along the path, as in engine/forcing_search.h. But here an attack
 * wins if it reaches a position with a result below `wanted`, and a move takes two bytes. */
static uint16_t first[2 * MOVES_MOST + 1]; /* by ply: start of its list in list_pool, */
static uint8_t last[2 * MOVES_MOST];       /* ordinal of the last move in that list, */
static uint8_t current[2 * MOVES_MOST];    /* and of the current move */

/* Returns the empty point of a two of the opponent, which must have one. */
static uint8_t find_hole(void)
{
    const uint8_t *holes = morris_hole[side ^ 1];
    uint8_t line = LINES;

    while (!holes[morris_line[--line]]) {
    }
    return morris_on_line[(uint8_t)(ROW * line + holes[morris_line[line]] - 1)];
}

/* Lists the replies of three men to a two: each man can fly to the two's empty point. */
static void list_blocks(void)
{
    uint8_t to = find_hole();
    uint8_t man = man_of(side);
    uint8_t point;

    for (point = 0; point < POINTS; ++point) {
        if (morris_point[point] == man) {
            list_lo[++move_count] = to;
            list_hi[move_count] = point;
        }
    }
}

/* Lists the steps of more than three men. A step that blocks the two comes first: it usually refutes the threat, and
 * then the other replies need not be searched. */
static void list_steps(void)
{
    uint8_t to = find_hole();
    uint8_t from;
    uint8_t i;

    game_generate();
    for (i = 2; i <= move_count; ++i) {
        if (list_lo[i] == to) {
            from = list_hi[i];
            list_lo[i] = list_lo[1];
            list_hi[i] = list_hi[1];
            list_lo[1] = to;
            list_hi[1] = from;
        }
    }
}

/* Lists the replies to the threat. Lists none if more than three men can close a mill: then the threat fails. */
static void list_replies(void)
{
    if (morris_men[side] == MEN_LEAST) {
        list_blocks();
    } else if (!morris_can_close()) {
        list_steps();
    }
}

/* Ends the list of this ply; the list of the next ply will follow it. */
static void close_list(void)
{
    last[ply] = move_count;
    current[ply] = 0;
    first[ply + 1] = first[ply] + move_count;
}

/* Plays the next move of this ply. Returns 0 if there is none or the budget is used up. */
static uint8_t play_next(void)
{
    if (stopped || current[ply] == last[ply]) {
        return 0;
    }
    list_open(first[ply]);
    list_choose(++current[ply]);
    list_play();
    return 1;
}

/* Returns 1 if an attack with at most this many moves succeeds; then `move` is its first move. */
static uint8_t attack_with(uint8_t moves)
{
attack:
    is_last = ply == 2 * (uint8_t)(moves - 1);
    list_open(first[ply]);
    look_at_moves();
    if (best < wanted) {
        goto won;
    }
    if (is_last) {
        goto lost;
    }
    close_list();
threat:
    if (!play_next()) {
        goto lost;
    }
    list_open(first[ply]);
    list_replies();
    close_list();
    if (!move_count) {
        game_unmake();
        goto threat;
    }
reply:
    if (current[ply] != last[ply]) {
        if (play_next()) {
            goto attack;
        }
        game_unmake();
        goto lost;
    }
    game_unmake();
won:
    if (ply) {
        game_unmake();
        goto reply;
    }
    move = path_lo[0] | path_hi[0] << 8;
    return 1;
lost:
    if (!ply) {
        return 0;
    }
    game_unmake();
    game_unmake();
    goto threat;
}

static uint8_t find_attack(void)
{
    uint8_t moves;

    stopped = 0;
    for (moves = 2; moves <= MOVES_MOST && !stopped; ++moves) {
        if (attack_with(moves)) {
            return 1;
        }
    }
    return 0;
}

/* ---- finding a move ---- */

/* Sets `move` to a move that keeps the win but makes no progress, if possible one that does not repeat a position. */
static void choose_kept(void)
{
    uint8_t repeated = 1;

    is_last = 0;
    list_open(0);
    look_at_moves();
    for (; move_count && repeated; --move_count) {
        list_choose(move_count);
        list_play();
        game_hash();
        repeated = repetition_found();
        game_unmake();
    }
}

static uint8_t is_asked(void)
{
    return !(morris_hand[0] | morris_hand[1]) && morris_men[side] == MEN_LEAST && morris_men[side ^ 1] <= MEN_LEAST + 1
        && think_depth >= DEPTH_LEAST && !(budget_nodes && budget_nodes < NODES_LEAST) && !root_excluded_count;
}

/* Three men against three: sets `move` to a win at once, or to the first move of an attack that makes progress. If no
 * attack is found in time, sets it to a move that keeps the win. Returns 0 if the search is to play. */
static uint8_t play_threes(void)
{
    if (best == NOT_LOST || morris_can_close()) {
        return 0; /* left to the search: it defends well, and sees a mill */
    }
    move = best_move;
    wanted = best;
    if (best != LOST_AT_ONCE && !find_attack()) {
        choose_kept();
    }
    return 1;
}

static uint8_t play_four(void)
{
    uint32_t whole = budget_nodes;
    uint8_t found;

    move = best_move;
    if (best != NOT_LOST) {
        return 1;
    }
    budget_nodes -= budget_nodes >> 2;
    found = find_attack();
    budget_close();
    budget_nodes = whole;
    return found;
}

uint8_t morris_ending(void)
{
    uint8_t found;

    if (!is_asked()) {
        return 0;
    }
    wanted = NOT_LOST;
    is_last = 1;
    look_at_moves();
    found = morris_men[side ^ 1] == MEN_LEAST ? play_threes() : play_four();
    outcome = OUTCOME_NONE;
    score = WORTH_WON;
    return found;
}
