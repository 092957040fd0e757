/* find_move.c: the boxes draw a bead; who plays against them knows the game: he wins where he can, and where he cannot
 * he
 * goes where most of their moves are wrong. At the first level he plays anything, at the second he takes what is won
 * and plays anything else. */
#include "engine/budget.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/root.h"
#include "engine/think.h"
#include "games/matchbox/matchbox.h"

#define LEVEL_ANY 1  /* think_depth of the first two levels */
#define LEVEL_WINS 2
#define SURE 12      /* trap of a box that is lost anyway */

uint8_t matchbox_fast;

static const char *const words[BEADS] = { "A red bead", "A green bead", "A white bead", "A gold bead" };

/* A node: a move that is looked at, or a bead that may be drawn. There are so few that nobody waits. */
static void pace(void)
{
    if (!--poll_left) {
        budget_poll();
    }
}

/* What the move in `move` leads to, for White: how likely the boxes go wrong, of SURE. */
static uint8_t trap_behind(void)
{
    uint8_t box;
    uint8_t trap = SURE + 1;

    pace();
    list_play();
    if (matchbox_over != OVER_WHITE) {
        box = matchbox_find();
        trap = matchbox_over || box == NO_BOX ? 0 : matchbox_box[box & BOX_BITS].trap;
    }
    game_unmake();
    outcome = OUTCOME_NONE;
    return trap;
}

/* One of the best by lot; with no seed the first of them. */
static void choose_white(void)
{
    static uint8_t best[16];
    uint8_t count = 0;
    uint8_t most = 0;
    uint8_t trap;
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        trap = trap_behind();
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
        pace();
    }
    list_choose(root_seed ? (uint8_t)(random_below(move_count) + 1) : 1);
    if (box != NO_BOX) {
        think_report_text = words[matchbox_bead(box, (uint8_t)move) & 3];
    }
}

uint8_t matchbox_brain(void)
{
    if (root_excluded_count) {
        return 0;
    }
    random_seed = root_seed;
    random_next();
    random_next();
    list_moves();
    if (side) {
        draw_bead();
    } else {
        matchbox_fast = root_random_margin; /* a hint has none */
        choose_white();
    }
    game_eval();
    return 1;
}
