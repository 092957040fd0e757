/* list_best.c: keeps the best moves of a list; see list_best.h. asm/engine/list_best.s is its twin. A binary search
 * finds the rank of the last move that is kept; a sort would take longer. */
/* SPDX-License-Identifier: MIT */
#include "engine/list_best.h"
#include "engine/state.h"

/* Returns the number of moves with at least this rank. */
static uint8_t count_from(uint8_t rank)
{
    uint8_t count = 0;
    uint8_t i;

    for (i = move_count; i; --i) {
        count += list_rank[i] >= rank;
    }
    return count;
}

void list_best_keep(uint8_t most)
{
    uint8_t limit_rank = 0; /* the highest rank that more than `most` moves reach */
    uint8_t bit;
    uint8_t i;
    uint8_t kept = 0;

    if (move_count <= most) {
        return;
    }
    for (bit = 0x80; bit; bit >>= 1) {
        if (count_from(limit_rank | bit) > most) {
            limit_rank |= bit;
        }
    }
    if (limit_rank != 255) { /* `most` becomes the number of places left for moves of limit_rank */
        most -= count_from(limit_rank + 1);
    }
    for (i = 1; i <= move_count; ++i) {
        if (list_rank[i] > limit_rank || (list_rank[i] == limit_rank && most && most--)) {
            ++kept;
            list_lo[kept] = list_lo[i];
            list_hi[kept] = list_hi[i];
        }
    }
    move_count = kept;
}
