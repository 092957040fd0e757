/* list_best.h: keeps the best moves of a long list. Only some games use it, so it is linked into their overlays. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_LIST_BEST_H
#define ENGINE_LIST_BEST_H

#include <stdint.h>

/* Keeps the `most` moves with the highest list_rank, in their order; among equals the first ones. The caller has
 * written the ranks. For GameInfo.gen_candidates: there, ranks must depend on the position alone. */
void list_best_keep(uint8_t most);

#endif
