/* weights.h: what eval.c counts. tools/lab/morris/tune fits it. */
#ifndef MORRIS_WEIGHTS_H
#define MORRIS_WEIGHTS_H

#include "games/morris/morris.h"

#define MAN 50 /* about what a man is worth, for showing scores */

/* Of a line, by its state, in each phase, for the crosses: at most WORTH_MOST either way, so that what three lines gain
 * is a byte with a sign. */
#define WORTH_MOST 21
extern const int8_t morris_worths[PHASES][LINE_STATES];

/* What it is worth, by phase, that a mill can be closed; against the last three men. */
extern const uint8_t morris_threats[PHASES];
#define WORTH_WON 2000

/* Where both sides fly: that what the other side threatens can be met. */
#define WORTH_FREE 1000

/* What the last man of so many is worth, with those in hand. */
extern const uint8_t morris_nth_man[MEN_MOST + 1];

#endif
