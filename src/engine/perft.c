/* perft.c: counts leaves; see perft.h. A loop like the one of search.c, but it only makes and unmakes moves. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/list.h"
#include "engine/perft.h"

static uint8_t left[PLIES];  /* the ordinals from 1 to this one are still to be played */
static uint8_t to_go[PLIES]; /* plies to go */
static uint8_t is_roll[PLIES]; /* 1: the moves are rolls, which take no ply */

#define DEPTH_FITS 20 /* counts of more plies do not fit 32 bits */

uint8_t perft_most(void)
{
    return game_info()->chance ? (PLIES - 2) / 2 : DEPTH_FITS;
}

/* Lists the moves or rolls of this node. All plies share one list, so that the pool is large enough for any depth.
 * Therefore the moves of a node are listed again after its children have used the list. */
static void list_node(void)
{
    list_open(0);
    if (is_roll[ply]) {
        game_info()->gen_rolls();
    } else {
        game_generate();
    }
}

static void open_node(uint8_t depth)
{
    to_go[ply] = depth;
    is_roll[ply] = outcome == OUTCOME_CHANCE;
    move_count = 0;
    if (is_roll[ply] || outcome == OUTCOME_NONE
        || (outcome == OUTCOME_DRAW && game_info()->draws_go_on)) {
        list_node();
    }
    left[ply] = move_count;
}

static uint8_t has_ended(void)
{
    return outcome != OUTCOME_NONE && outcome != OUTCOME_CHANCE;
}

uint32_t perft(uint8_t depth)
{
    uint32_t total = 0;
    uint8_t first_ply = ply;
    uint8_t start = outcome;
    uint8_t is_listed = 1; /* 1: the list holds the moves of the node at ply */
    uint8_t counts_ends = game_info()->counts_ends;

    if (depth == 0 || (has_ended() && counts_ends)) {
        return 1;
    }
    open_node(depth);
    if (counts_ends && !left[ply]) {
        return 1;
    }
    for (;;) {
        if (left[ply] == 0) {
            if (ply == first_ply) {
                break;
            }
            game_unmake();
            is_listed = 0;
            continue;
        }
        if (!is_listed) {
            outcome = OUTCOME_NONE;
            list_node();
            is_listed = 1;
        }
        list_choose(left[ply]--);
        list_play();
        if (outcome == OUTCOME_ILLEGAL) {
            continue;
        }
        if (outcome == OUTCOME_ESTIMATE) { /* moves after a random event are not counted */
            game_unmake();
            continue;
        }
        depth = to_go[ply - 1] - !is_roll[ply - 1];
        if (depth == 0 || (has_ended() && counts_ends)) {
            ++total;
            game_unmake();
        } else {
            open_node(depth);
            total += counts_ends && !left[ply]; /* a leaf: the side to move has no move */
        }
    }
    outcome = start;
    return total;
}
