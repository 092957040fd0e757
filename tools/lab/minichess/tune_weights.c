/* tune_weights.c: the values of src/games/minichess/weights.c, at which lab/minichess/tune starts; see tune.h. */
/* SPDX-License-Identifier: MIT */
#define minichess_worth tune_first
#include "games/minichess/weights.c"
#undef minichess_worth

uint8_t minichess_worth[KINDS * SQUARES];
uint8_t *const tune_worth = minichess_worth;
