/* solve.c: alpha-beta to the last square; asm/games/reversi/solve.s is its
 * twin and visits the same nodes. */
#include "engine/search.h"
#include "games/reversi/gain.h"
#include "games/reversi/solve.h"

#define OWN (side ? WHITE : BLACK)
#define ENEMY (side ? BLACK : WHITE)

static const int8_t directions[8] = { 1, 9, 8, 10, -1, -9, -8, -10 };

static uint8_t left;                       /* the row */
static uint8_t turned[SOLVE_MOST + 1][8];  /* men, by direction */
static uint8_t even[SOLVE_MOST + 1];       /* 1: the squares of even quarters */
static uint8_t scout[SOLVE_MOST + 1];      /* 1: was asked with a null window */

/* ---- men ---- */

/* Turns men for `side` from an empty cell: how many? */
static uint8_t turn_men(uint8_t cell)
{
    uint8_t *row = turned[left];
    uint8_t own = OWN;
    uint8_t enemy = ENEMY;
    uint8_t sum = 0;
    uint8_t i;
    uint8_t n;
    uint8_t at;

    for (i = 0; i < 8; ++i) {
        n = 0;
        at = (uint8_t)(cell + directions[i]);
        while (reversi_cell[at] == enemy) {
            ++n;
            at = (uint8_t)(at + directions[i]);
        }
        if (reversi_cell[at] != own) {
            n = 0;
        }
        row[i] = n;
        sum += n;
        for (at = cell; n; --n) {
            at = (uint8_t)(at + directions[i]);
            reversi_cell[at] = own;
        }
    }
    return sum;
}

static void turn_back(uint8_t cell)
{
    const uint8_t *row = turned[left];
    uint8_t i;
    uint8_t n;
    uint8_t at;

    for (i = 0; i < 8; ++i) {
        at = cell;
        for (n = row[i]; n; --n) {
            at = (uint8_t)(at + directions[i]);
            reversi_cell[at] ^= TURN;
        }
    }
}

static void take_square(uint8_t cell)
{
    reversi_cell[cell] = OWN;
    reversi_next[reversi_before[cell]] = reversi_next[cell];
    reversi_before[reversi_next[cell]] = reversi_before[cell];
    solve_parity ^= reversi_quarter[cell - FIRST_CELL];
}

static void free_square(uint8_t cell)
{
    reversi_cell[cell] = EMPTY;
    reversi_next[reversi_before[cell]] = cell;
    reversi_before[reversi_next[cell]] = cell;
    solve_parity ^= reversi_quarter[cell - FIRST_CELL];
}

/* ---- order ---- */

#define MOVE_RANK 4   /* of an answer of the enemy */
#define CORNER_RANK 8
#define ODD_RANK 1


static uint8_t list_end; /* of sorted lists; they share the pool of the engine */

/* 1: a man of the enemy on this cell turns somebody. */
static uint8_t enemy_turns(uint8_t cell)
{
    uint8_t own = OWN;
    uint8_t enemy = ENEMY;
    uint8_t i;
    uint8_t at;

    for (i = 0; i < 8; ++i) {
        at = (uint8_t)(cell + directions[i]);
        if (reversi_cell[at] == own) {
            do {
                at = (uint8_t)(at + directions[i]);
            } while (reversi_cell[at] == own);
            if (reversi_cell[at] == enemy) {
                return 1;
            }
        }
    }
    return 0;
}

/* Squares that the enemy can go to; a corner counts double. */
static uint8_t enemy_moves(void)
{
    uint8_t sum = 1 + ODD_RANK;
    uint8_t cell;

    for (cell = reversi_next[RING]; cell != RING; cell = reversi_next[cell]) {
        if (enemy_turns(cell)) {
            sum += reversi_state[cell] >= STATE_CORNER ? CORNER_RANK : MOVE_RANK;
        }
    }
    return sum;
}

/* All moves of this node, with ranks: the fewer answers the better. */
static void sort_moves(void)
{
    uint8_t cell;
    uint8_t rank;

    solve_from[left] = list_end;
    for (cell = reversi_next[RING]; cell != RING; cell = reversi_next[cell]) {
        if (turn_men(cell)) {
            rank = 0;
            if (left != solve_top || cell != solve_first) {
                take_square(cell);
                rank = enemy_moves();
                free_square(cell);
                if (solve_parity & reversi_quarter[cell - FIRST_CELL]) {
                    rank -= ODD_RANK;
                }
            }
            turn_back(cell);
            ++list_end;
            list_lo[list_end] = cell;
            list_rank[list_end] = rank;
        }
    }
}

/* Takes the best move off the list of this node; 0: it is empty. */
static uint8_t pick(void)
{
    uint8_t i;
    uint8_t best = 0;
    uint8_t cell = 0;

    for (i = list_end; i != solve_from[left]; --i) {
        if (!best || list_rank[i] <= list_rank[best]) {
            best = i;
        }
    }
    if (best) {
        cell = list_lo[best];
        list_lo[best] = list_lo[list_end];
        list_rank[best] = list_rank[list_end];
        --list_end;
    }
    return cell;
}

/* Turns the men of this node's next move, solve_cell[left]. Returns how many; 0: no move is
 * left. Near the end, squares in quarters with an odd number of empty ones come first: who
 * plays there is likely to have the last word. */
static uint8_t next_move(void)
{
    uint8_t cell = solve_cell[left];
    uint8_t is_odd;
    uint8_t men;

    if (left >= SORT_LEAST) {
        cell = pick();
        solve_cell[left] = cell;
        return cell ? turn_men(cell) : 0;
    }
    for (;;) {
        cell = reversi_next[cell];
        if (cell == RING) {
            if (even[left]) {
                return 0;
            }
            even[left] = 1;
            continue;
        }
        is_odd = (solve_parity & reversi_quarter[cell - FIRST_CELL]) != 0;
        if (is_odd != even[left] && (men = turn_men(cell)) != 0) {
            solve_cell[left] = cell;
            return men;
        }
    }
}

/* ---- nodes ---- */

static void start_moves(void)
{
    solve_cell[left] = RING;
    even[left] = 0;
    if (left >= SORT_LEAST) {
        sort_moves();
    }
}

static void open_node(void)
{
    solve_best[left] = ENDED_NONE;
    solve_passed[left] = 0;
    start_moves();
}

static void pass(void)
{
    uint8_t alpha = solve_alpha[left];

    solve_passed[left] = 1;
    side ^= 1;
    solve_alpha[left] = (uint8_t)(ENDED_BOTH - solve_beta[left]);
    solve_beta[left] = (uint8_t)(ENDED_BOTH - alpha);
    solve_men[left] = (uint8_t)(ENDED_BOTH - solve_men[left]);
    start_moves();
}

/* Opens the node behind the move on the board, for scores above alpha. */
static void open_child(uint8_t alpha, uint8_t beta)
{
    --left;
    side ^= 1;
    solve_alpha[left] = (uint8_t)(ENDED_BOTH - beta);
    solve_beta[left] = (uint8_t)(ENDED_BOTH - alpha);
    open_node();
}

/* Goes on to the node behind the move whose men have turned. Where moves are
 * sorted, those behind the first are asked only whether they are better. */
static void go_down(uint8_t men)
{
    uint8_t alpha = solve_alpha[left];
    uint8_t beta = solve_beta[left];

    take_square(solve_cell[left]);
    solve_men[left - 1] = (uint8_t)(ENDED_BOTH - men);
    scout[left] = left >= SORT_LEAST && solve_best[left] != ENDED_NONE
        && (uint8_t)(alpha + 1) < beta;
    open_child(alpha, scout[left] ? (uint8_t)(alpha + 1) : beta);
}

/* A move of this node is worth so much. 1: enough. */
static uint8_t judge(uint8_t worth)
{
    if (worth <= solve_best[left]) {
        return 0;
    }
    solve_best[left] = worth;
    if (left == solve_top && !solve_passed[left]) {
        solve_move = solve_cell[left];
    }
    if (worth > solve_alpha[left]) {
        solve_alpha[left] = worth;
    }
    return worth >= solve_beta[left];
}

/* Back to the node before. */
static void go_up(void)
{
    ++left;
    side ^= 1;
}

static void take_back(void)
{
    free_square(solve_cell[left]);
    turn_back(solve_cell[left]);
}

/* The node is done: its score, for the side that came to it. */
static uint8_t close_node(void)
{
    uint8_t worth = solve_best[left];

    if (worth == ENDED_NONE) { /* neither side has a move */
        worth = solve_men[left];
        if (worth != ENDED_EVEN) {
            worth = worth > ENDED_EVEN ? (uint8_t)(worth + left) : (uint8_t)(worth - left);
        }
    }
    if (solve_passed[left]) {
        worth = (uint8_t)(ENDED_BOTH - worth);
        solve_men[left] = (uint8_t)(ENDED_BOTH - solve_men[left]);
        side ^= 1;
    }
    if (left >= SORT_LEAST) {
        list_end = solve_from[left];
    }
    return worth;
}

/* Leaves this node, and those before it that are done with that. 1: all are. */
static uint8_t leave(void)
{
    uint8_t worth;
    uint8_t alpha;

    for (;;) {
        if (solve_best[left] == ENDED_NONE && !solve_passed[left]) {
            pass();
            return 0;
        }
        worth = close_node();
        if (left == solve_top) {
            solve_score = worth;
            return 1;
        }
        go_up();
        worth = (uint8_t)(ENDED_BOTH - worth);
        alpha = solve_alpha[left];
        if (!judge(worth)) {
            if (scout[left] && worth > alpha) {
                scout[left] = 0;
                open_child(worth, solve_beta[left]);
            } else {
                take_back();
            }
            return 0;
        }
        take_back();
    }
}

/* The move whose men have turned is not made after all, nor those before it. */
static void give_up(void)
{
    solve_stopped = 1;
    turn_back(solve_cell[left]);
    for (;;) {
        side ^= solve_passed[left];
        if (left == solve_top) {
            return;
        }
        go_up();
        take_back();
    }
}

void reversi_solve_tree(void)
{
    uint8_t men;

    left = solve_top;
    list_end = 0;
    solve_stopped = 0;
    open_node();
    for (;;) {
        men = next_move();
        if (!men) {
            if (leave()) {
                return;
            }
            continue;
        }
        if (!--poll_left && search_poll()) {
            give_up();
            return;
        }
        men = (uint8_t)(solve_men[left] + 2 * men + 1);
        if (left > 1) {
            go_down(men);
            continue;
        }
        turn_back(solve_cell[left]);
        if (judge(men) && leave()) {
            return;
        }
    }
}
