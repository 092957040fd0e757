/* breakthrough.h: the board of breakthrough.
 *
 * A square is FIRST + STEP * rank + file. A ninth square ends every rank: an edge, as are all squares below the first
 * rank and above the last. So no code asks where the board ends. A move is from * 256 + to (engine/pawns.h). */
/* SPDX-License-Identifier: MIT */
#ifndef BREAKTHROUGH_H
#define BREAKTHROUGH_H

#include "engine/pawns.h"

#define FILES 8
#define STEP 9
#define FIRST 10 /* a1 */
#define LAST (FIRST + 7 * STEP + FILES - 1) /* h8 */
#define SQUARES (LAST + 1 + FIRST)

#define WHITE 1 /* side + 1 */
#define BLACK 2

#define BREAKTHROUGH_CYCLES_PER_NODE 2099
#define BREAKTHROUGH_CYCLES_LEAST 849 /* of a leaf; a move that is made costs 10 times as much more (game.txt) */

extern uint8_t breakthrough_square[SQUARES];
extern const uint8_t breakthrough_worth[SQUARES];

#endif
