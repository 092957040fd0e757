/* perturb_weights.c: the values of src/games/minichess/weights.c, at which perturb.c starts; see perturb.h. */
/* SPDX-License-Identifier: MIT */
#define minichess_worth tune_first
#include "games/minichess/weights.c"
#undef minichess_worth

uint8_t minichess_worth[KINDS * SQUARES];
uint8_t *const tune_worth = minichess_worth;
