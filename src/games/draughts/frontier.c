/* frontier.c: nodes with one ply to go. First it evaluates the steps after which the other side need not jump
 * (frontier_quiet.c). Then it makes the other moves and plays out all jumps after them. asm/games/draughts/frontier.s
 * is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/draughts/draughts.h"
#include "engine/budget.h"
#include "engine/list.h"
#include "engine/node.h"

#define LEVELS_MOST 24  /* each jump captures at least one of 24 pieces */
#define LISTED_MOST 150 /* with more moves in the lists, jumps are not played out */

/* One level for each position with jumps to play out; level 0 is the frontier. The moves of a level have the
 * ordinals start + 1 to end; `next` is the ordinal of the current one. */
static int16_t alpha[LEVELS_MOST];
static int16_t beta[LEVELS_MOST];
static uint8_t next[LEVELS_MOST];
static uint8_t start[LEVELS_MOST];
static uint8_t end[LEVELS_MOST];
static uint8_t running; /* 1: at least one leaf was not the end of the game */
static uint16_t found;  /* best move of the frontier */

static void count_leaf(void)
{
    if (leaf_count < 255) {
        ++leaf_count;
    }
}

/* Sets `score` after the last move, seen from the side to move. */
static void eval_after_move(void)
{
    if (outcome == OUTCOME_NONE) {
        game_eval();
        running = 1;
    } else {
        score_outcome();
    }
}

/* Updates the best move of a level; `score` is the score of the level's current move. */
static void update_best(uint8_t level)
{
    if (score > alpha[level]) {
        alpha[level] = score;
        if (level == 0) {
            list_choose(next[0]);
            found = move;
        }
        if (score >= beta[level]) {
            next[level] = end[level]; /* beta cut-off */
        }
    }
}

/* Plays the listed moves, and every jump after them, within alpha and beta. */
static void play_out(void)
{
    uint8_t level = 0;

    for (;;) {
        while (next[level] < end[level]) {
            list_choose(++next[level]);
            list_play();
            count_leaf();
            ++poll_slow;
            if (outcome == OUTCOME_NONE && draughts_must[ply] && ply < PLIES - 1
                && move_count < LISTED_MOST) {
                ++level;
                alpha[level] = -beta[level - 1];
                beta[level] = -alpha[level - 1];
                start[level] = move_count;
                next[level] = move_count;
                game_generate();
                end[level] = move_count;
                continue;
            }
            eval_after_move();
            game_unmake();
            score = -score;
            update_best(level);
        }
        if (level == 0) {
            return;
        }
        move_count = start[level];
        score = -alpha[level];
        --level;
        game_unmake();
        update_best(level);
    }
}

void game_frontier(void)
{
    if (!search_noisy) {
        frontier_generic();
        return;
    }
    node_open_list();
    game_generate();
    leaf_count = 0;
    running = 0;
    found = 0;
    alpha[0] = -SCORE_INFINITE;
    beta[0] = score_limit;
    if (!move_count) {
        game_no_moves();
        score_outcome();
        node_reopen_list();
        return;
    }
    if (!draughts_must[ply]) {
        draughts_eval_quiet_steps();
        alpha[0] = score;
        found = move;
        running = leaf_count != 0; /* even if all these leaves are draws by QUIET_MOST */
    }
    next[0] = 0;
    end[0] = move_count;
    play_out();
    score = alpha[0];
    move = found;
    draughts_must[ply + 1] = 0; /* reset what the tried moves have changed */
    reversible_plies[ply + 1] = 0;
    extend_ply = 0;
    outcome = running ? OUTCOME_NONE : OUTCOME_DRAW;
    node_reopen_list();
}
