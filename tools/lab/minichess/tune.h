/* tune.h: the table of src/games/minichess/weights.c as it is in the sources, and as lab/minichess/tune changes it
 * between moves:
 * linked in the place of that file. */
#ifndef LAB_MINICHESS_TUNE_H
#define LAB_MINICHESS_TUNE_H

#include <stdint.h>

extern const uint8_t tune_first[];
extern uint8_t *const tune_worth;

#endif
