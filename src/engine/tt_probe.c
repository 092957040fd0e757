/* tt_probe.c: cut-offs by the transposition table, and storing in it; see tt_probe.h. asm/engine/tt_probe.s is its
 * twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/tt_probe.h"
#include "engine/search_state.h"

/* A won or lost score counts plies from the root. In the table it counts them from the stored position. */
static int16_t score_to_table(int16_t value)
{
    if (value >= SCORE_WON) {
        return value + ply;
    }
    return value <= -SCORE_WON ? value - ply : value;
}

static int16_t score_from_table(int16_t value)
{
    if (value >= SCORE_WON) {
        return value - ply;
    }
    return value <= -SCORE_WON ? value + ply : value;
}

/* Only an entry of exactly this depth counts, so the score is the one that a search without table would find. A score
 * that may depend on a repetition (reversible plies) does not prove that the game is decided: it sets
 * search_hit_horizon. */
uint8_t tt_cutoff(void)
{
    uint8_t known;

    known = tt_slot[ENTRY_DEPTH];
    if (known >> 2 != node_depth[ply]) {
        return 0;
    }
    score = score_from_table((int16_t)(tt_slot[ENTRY_SCORE]
        | tt_slot[ENTRY_SCORE + 1] << 8));
    known &= 3;
    if (known == BOUND_LOWER && score < node_beta[ply]) {
        return 0;
    }
    if (known == BOUND_UPPER && score > node_alpha[ply]) {
        return 0;
    }
    ++search_tt_hits;
    search_hit_horizon |= reversible_plies[ply];
    return 1;
}

void tt_store(void)
{
    uint8_t *entry = node_slot[ply];
    int16_t value = score_to_table(node_best[ply]);

    entry[ENTRY_KEY] = hash_key[2][ply];
    entry[ENTRY_KEY + 1] = hash_key[3][ply];
    entry[ENTRY_KEY + 2] = hash_key[4][ply];
    entry[ENTRY_KEY + 3] = hash_key[5][ply];
    entry[ENTRY_SCORE] = (uint8_t)value;
    entry[ENTRY_SCORE + 1] = (uint8_t)((uint16_t)value >> 8);
    entry[ENTRY_DEPTH] = (uint8_t)(node_depth[ply] << 2 | node_bound[ply]);
    entry[ENTRY_ORDINAL] = node_best_ordinal[ply];
}
