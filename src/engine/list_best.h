/* list_best.h: a long list cut to its best moves. In the library of the overlays: only some games want it. */
#ifndef ENGINE_LIST_BEST_H
#define ENGINE_LIST_BEST_H

#include <stdint.h>

/* Keeps the `most` moves of the list with the highest list_rank, which the caller has written, the first ones
 * among equals; they stay in their order. For GameInfo.gen_candidates, with ranks from the position alone. */
void list_best_keep(uint8_t most);

#endif
