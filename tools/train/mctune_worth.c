/* mctune_worth.c: see mctune.h. */
#define minichess_worth mctune_first
#include "games/minichess/weights.c"
#undef minichess_worth

uint8_t minichess_worth[KINDS * SQUARES];
uint8_t *const mctune_worth = minichess_worth;
