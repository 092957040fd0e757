/* descend.c: see descend.h; asm/engine/descend.s is its twin. */
#include "engine/descend.h"
#include "engine/list.h"
#include "engine/node.h"

uint8_t extend_below;

/* A null window pays where a tree hangs below, and only after a first move
 * has set a standard. */
void descend_scout(void)
{
    node_scouting[ply] = node_depth[ply] >= SCOUT_DEPTH && node_best_ordinal[ply]
        && !(search_without & (WITHOUT_PVS | WITHOUT_ALPHABETA));
}

/* A quiet move without merit, behind others of that kind: it hardly ever turns
 * out to be good, and if so a search to the full depth follows. */
static uint8_t is_late_move(void)
{
    if (!search_lmr_depth || picked_rank >= RANK_SECOND_KILLER || node_staged[ply]
        || node_depth[ply] < search_lmr_depth || !node_best_ordinal[ply] || node_quiet_tried[ply] == LMR_OFF) {
        return 0;
    }
    if (node_quiet_tried[ply] == LMR_AFTER) {
        return 1;
    }
    ++node_quiet_tried[ply]; /* no further than that, however long the list is */
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
