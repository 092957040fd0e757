/* perft.h: counting the leaves of the tree of moves. */
#ifndef ENGINE_PERFT_H
#define ENGINE_PERFT_H

#include <stdint.h>

/* The number of move sequences of `depth` moves from the position on the
 * board; a finished game has none. */
uint32_t perft(uint8_t depth);

#endif
