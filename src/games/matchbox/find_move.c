/* find_move.c: GameInfo.find_move; menace_find_move.c has the moves of MENACE. The boxes draw a bead. White knows the
 * game: it wins if it can, else it goes where most of the boxes' moves are wrong. At level 1 it plays any move, at
 * level 2 it takes a win and plays any move otherwise. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/root.h"
#include "engine/think.h"
#include "games/matchbox/menace.h"
#include "texts/matchbox.h"

#define SURE 12      /* trap of a box whose position is lost */

uint8_t matchbox_fast;

static const char *const words[BEADS] = { TEXT_RED_BEAD, TEXT_GREEN_BEAD, TEXT_WHITE_BEAD, TEXT_GOLD_BEAD };

/* Counts a node: a move looked at, or a bead that may be drawn. There are so few nodes that the budget is never used
 * up. */
static void count_node(void)
{
    if (!--poll_left) {
        budget_poll();
    }
}

/* Returns how likely the boxes go wrong after `move` of White, from 0 to SURE; SURE + 1 if the move wins the round. */
static uint8_t trap_after(void)
{
    uint8_t box;
    uint8_t trap = SURE + 1;

    count_node();
    list_play();
    if (matchbox_over != OVER_WHITE) {
        box = matchbox_find();
        trap = matchbox_over || box == NO_BOX ? 0 : matchbox_box[box & BOX_BITS].trap;
    }
    game_unmake();
    outcome = OUTCOME_NONE;
    return trap;
}

/* Chooses one of White's best moves (by level, see above) at random; without a seed the first of them. */
static void choose_white(void)
{
    static uint8_t best[16];
    uint8_t count = 0;
    uint8_t most = 0;
    uint8_t trap;
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        trap = trap_after();
        if (think_depth == LEVEL_ANY || (think_depth == LEVEL_WINS && trap < SURE)) {
            trap = 0;
        }
        if (trap > most) {
            most = trap;
            count = 0;
        }
        if (trap == most) {
            best[count++] = i;
        }
    }
    list_choose(best[root_seed ? random_below(count) : 0]);
}

static void draw_bead(void)
{
    uint8_t box = matchbox_find();
    uint8_t i;

    for (i = 0; i < move_count; ++i) {
        count_node();
    }
    list_choose(root_seed ? (uint8_t)(random_below(move_count) + 1) : 1);
    if (box != NO_BOX) {
        think_report_text = words[matchbox_bead(box, (uint8_t)move) & 3];
    }
}

uint8_t matchbox_find_move(void)
{
    uint8_t i;

    if (root_excluded_count) {
        return 0;
    }
    random_seed = root_seed;
    random_next();
    random_next();
    list_moves();
    if (!side) {
        matchbox_fast = root_random_margin; /* 0 for a hint */
    }
    if (rules) {
        for (i = 0; i < move_count; ++i) {
            count_node();
        }
        menace_find_move();
    } else if (side) {
        draw_bead();
    } else {
        choose_white();
    }
    game_eval();
    return 1;
}
