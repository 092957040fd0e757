/* tune_weights.c: see tune.h. */
#define minichess_worth tune_first
#include "games/minichess/weights.c"
#undef minichess_worth

uint8_t minichess_worth[KINDS * SQUARES];
uint8_t *const tune_worth = minichess_worth;
