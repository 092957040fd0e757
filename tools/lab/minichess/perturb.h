/* perturb.h: renames the table of src/games/minichess/weights.c, so that perturb.c can link its own table in its
 * place and change it between moves. */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_MINICHESS_PERTURB_H
#define LAB_MINICHESS_PERTURB_H

#include <stdint.h>

extern const uint8_t tune_first[];
extern uint8_t *const tune_worth;

#endif
