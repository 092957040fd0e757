/* template.h: the pond, and what the files of the game share.
 *
 * Toads and frogs sit in lanes of six leaves. The board is four rows of eight bytes: a leaf is rank * 8 + file, files
 * 1 to 6. A move is from * 256 + to (engine/pawns.h).
 *
 * The idea that makes it fast: there is a bank on either side of every lane, so no code tests where a lane ends. */
/* SPDX-License-Identifier: MIT */
#ifndef TEMPLATE_H
#define TEMPLATE_H

#include "engine/pawns.h"

#define FILES 6
#define RANKS 4
#define STEP 8 /* from a leaf to the one above it */
#define SQUARES (RANKS * STEP)
#define FIRST 1 /* a1 */

#define EMPTY 0
#define TOAD 1 /* piece of side 0; toads go to the right */
#define FROG 2 /* piece of side 1; frogs go to the left */

#define TEMPLATE_CYCLES_PER_NODE 5094

extern uint8_t template_square[SQUARES];

/* Returns the leaf to which the piece on this leaf can hop, or 0. */
uint8_t template_target(uint8_t from);

#endif
