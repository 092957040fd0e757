/* rank.c: the order of moves; asm/games/reversi/rank.s is its
 * twin. */
#include "engine/search_state.h"
#include "games/reversi/reversi.h"
#include "games/reversi/move_value.h"

#define RANK_DEPTH 3 /* plies to go from which a good order is worth gains */
#define RANK_EVEN 145 /* of no gain: killers come behind all but bad moves, and only bad moves are late */

/* By history; far from the end of the search by gain. */
void game_rank(void)
{
    uint8_t i;
    int16_t rank;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = history[list_lo[i]];
        if (node_depth[ply] >= RANK_DEPTH && list_lo[i] != PASS) {
            reversi_find_gain(list_lo[i]);
            rank = RANK_EVEN + reversi_gain;
            list_rank[i] = rank < 1 ? 1 : rank > 254 ? 254 : (uint8_t)rank;
        }
    }
}
