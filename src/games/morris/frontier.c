/* frontier.c: positions with one ply to go; asm/games/morris/frontier.s is its twin. Moves that close a mill are judged
 * first, as they are mostly enough; then the others, which are not even made in assembly. */
#include "games/morris/frontier.h"
#include "engine/budget.h"
#include "engine/list.h"
#include "engine/node.h"

static uint8_t running; /* 1: some leaf was not the end of the game */
static uint16_t found;
static int16_t best;

uint8_t morris_judge(void)
{
    list_play();
    ++leaf_count;
    if (outcome == OUTCOME_NONE) {
        game_eval();
        running = 1;
    } else {
        score_outcome();
    }
    game_unmake();
    score = -score;
    if (score > best) {
        best = score;
        found = move;
    }
    return best >= score_limit || best >= SCORE_WON;
}

/* 1: a move of this ply changes more than lines: it places the last man, or is the last before a draw; or a mill is
 * none, as nobody is there to be removed; or it is judged by more than lines, where both sides fly. */
static uint8_t is_special(void)
{
    return !morris_men[side ^ 1] || (morris_hand[side] && morris_hand[0] + morris_hand[1] == 1)
        || reversible_plies[ply] >= QUIET_MOST - 1 || morris_phase[ply] == FLYING;
}

/* What the moves left in the row behind this one. */
static void clear_row(void)
{
    uint8_t row = ply + 1;

    reversible_plies[row] = 0;
    morris_phase[row] = 0;
    morris_value_lo[row] = 0;
    morris_value_hi[row] = 0;
}

void game_frontier(void)
{
    uint8_t is_enough;

    if (is_special()) {
        frontier_generic();
        poll_slow += leaf_count;
        return;
    }
    leaf_count = 0;
    if (!node_has_room()) {
        game_eval();
        return;
    }
    node_open_list();
    best = -SCORE_INFINITE;
    running = 0;
    is_enough = morris_judge_mills();
    poll_slow += leaf_count;
    if (!is_enough) {
        morris_judge_quiet();
    }
    node_reopen_list();
    if (!leaf_count) {
        game_no_moves();
        score_outcome();
        return;
    }
    score = best;
    move = found;
    clear_row();
    outcome = running ? OUTCOME_NONE : OUTCOME_DRAW;
}
