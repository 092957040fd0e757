/* evals.h: other evaluations than a game's own, to play against, by name: as
 * `eval=simple` in a SPEC. On the host alone. */
#ifndef HOST_EVALS_H
#define HOST_EVALS_H

#include <stdint.h>

/* The number of a named evaluation of the game on the board; 0: none. */
uint8_t evals_find(const char *name);

/* Evaluates by that one from now on; 0: as the game does. */
void evals_use(uint8_t number);
extern uint8_t evals_used;

/* Sets `score` by it. */
void evals_run(void);

#endif
