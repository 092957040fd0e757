/* rank.c: which column to try first; asm/games/connect4/rank.s is its twin. */
#include "games/connect4/connect4.h"

/* By gain; four in line before everything else. */
void game_rank(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = connect4_gain_of(list_lo[i]) ? RANK_FOUR
            : (uint8_t)(RANK_BASE + 2 * connect4_sum);
    }
}
