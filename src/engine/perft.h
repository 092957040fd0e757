/* perft.h: counting the leaves of the tree of moves. */
#ifndef ENGINE_PERFT_H
#define ENGINE_PERFT_H

#include <stdint.h>

/* Plies it can count from ply 0: so many rows there are. */
uint8_t perft_most(void);

/* The number of move sequences of `depth` moves from the position on the
 * board; a finished game has none. In a game with dice every throw that can fall on
 * the way is followed and takes no ply; behind the last move none is. */
uint32_t perft(uint8_t depth);

#endif
