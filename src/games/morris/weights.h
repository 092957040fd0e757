/* weights.h: the weights of the evaluation (eval.c). tools/lab/morris/tune fits them. */
/* SPDX-License-Identifier: MIT */
#ifndef MORRIS_WEIGHTS_H
#define MORRIS_WEIGHTS_H

#include "games/morris/morris.h"

#define MAN 50 /* value of a man, for displayed scores */

/* Value of a line for the crosses, by phase and state: at most WORTH_MOST either way, so that the gain of three lines
 * is a signed byte. */
#define WORTH_MOST 21
extern const int8_t morris_worths[PHASES][LINE_STATES];

/* Value of a mill that can be closed, by phase; WORTH_WON against three men. */
extern const uint8_t morris_threats[PHASES];
#define WORTH_WON 2000

/* With both sides flying: added if `side` can meet the opponent's threats, else subtracted. */
#define WORTH_FREE 1000

/* morris_nth_man[n]: value of the n-th man of a side, counting men still to place. */
extern const uint8_t morris_nth_man[MEN_MOST + 1];

#endif
