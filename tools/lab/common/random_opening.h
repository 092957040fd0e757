/* random_opening.h: random openings for matches and for games that weights are fitted to. */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_COMMON_RANDOM_OPENING_H
#define LAB_COMMON_RANDOM_OPENING_H

#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"

static inline void random_opening(unsigned plies)
{
    while (plies-- && outcome == OUTCOME_NONE) {
        do {
            list_moves();
            if (!move_count) {
                return;
            }
            list_choose((uint8_t)(random_below(move_count) + 1));
        } while (!list_is_legal());
        record_play();
        record_update_outcome();
    }
}

#endif
