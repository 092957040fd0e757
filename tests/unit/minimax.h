/* minimax.h: plain minimax by recursion, written apart from the search: what
 * every way of searching must agree with. */
#ifndef UNIT_MINIMAX_H
#define UNIT_MINIMAX_H

#include <stdint.h>

extern uint8_t oracle_noisy;      /* NOISY_: quiescence at depth 0 */
extern uint8_t oracle_extends_below; /* `extend` counts on plies below this */
extern uint8_t oracle_repetition; /* 1: a position that comes back is a draw */
extern uint8_t oracle_wide;       /* 1: all moves, near or not */

/* The value of the position on the board for its side to move. */
int16_t oracle_value(uint8_t depth);

#endif
