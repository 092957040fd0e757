/* descend.c: from a node of the search to its child; see descend.h. asm/engine/descend.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/descend.h"
#include "engine/list.h"
#include "engine/node.h"

uint8_t extend_below;

/* Sets node_scouting to SCOUT_WINDOW or SCOUT_NONE. A null window pays only with enough plies to go, and only after a
 * first move has set a score to beat. */
void descend_scout(void)
{
    node_scouting[ply] = node_depth[ply] >= SCOUT_DEPTH && node_best_ordinal[ply]
        && !(search_without & (WITHOUT_PVS | WITHOUT_ALPHABETA));
}

/* Returns 1 if the move is to be searched one ply less deep: a quiet move ranked below the killers, after LMR_AFTER
 * other such moves. It is rarely good; if it is, search.c searches it again to full depth. */
static uint8_t is_late_move(void)
{
    if (!search_lmr_depth || picked_rank >= RANK_SECOND_KILLER || node_staged[ply]
        || node_depth[ply] < search_lmr_depth || !node_best_ordinal[ply] || node_quiet_tried[ply] == LMR_OFF) {
        return 0;
    }
    if (node_quiet_tried[ply] == LMR_AFTER) {
        return 1;
    }
    ++node_quiet_tried[ply]; /* stops at LMR_AFTER */
    return 0;
}

void descend_choose(void)
{
    descend_scout();
    if (is_late_move()) {
        node_scouting[ply] = SCOUT_REDUCED;
    }
}

uint8_t descend(void)
{
    uint8_t mover = side;

    node_set_window();
    list_play();
    if (outcome == OUTCOME_ILLEGAL) {
        return 0;
    }
    node_turn_window(mover);
    node_quiet_tried[ply] = extend_ply ? LMR_OFF : 0;
    if (!extend_ply) {
        if (node_scouting[ply - 1] == SCOUT_REDUCED) {
            --node_depth[ply];
        }
    } else if (node_depth[ply - 1] && ply < extend_below) {
        node_depth[ply] = node_depth[ply - 1];
    }
    return 1;
}
