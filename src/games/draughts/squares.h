/* squares.h: the geometry of draughts.h in small pieces, for rules.c and make.c. */
#ifndef DRAUGHTS_SQUARES_H
#define DRAUGHTS_SQUARES_H

#include "games/draughts/draughts.h"

#define DIRECTION 5 /* the bit from which on MOVE_RIGHT and MOVE_UP stand */

#define BIT_OF(square) ((uint8_t)(1 << ((square) & 7)))
#define IN_SET(set, square) ((set)[(square) >> 3] & BIT_OF(square))

/* Where a step from a square down, left or right, leads to. */
#define BELOW(square, right) ((uint8_t)((square) + ((square) & 4 ? 3 : 4) + ((right) != 0)))

/* The lower end of a jump, where it leads to, and what it leads over. */
#define LOWER_END(step) ((uint8_t)(((step) & MOVE_SQUARE) + ((step) & MOVE_RIGHT ? 9 : 7)))
#define START(step) ((uint8_t)((step) & MOVE_UP ? LOWER_END(step) : (step) & MOVE_SQUARE))
#define LANDING(step) ((uint8_t)((step) & MOVE_UP ? (step) & MOVE_SQUARE : LOWER_END(step)))
#define JUMPED(step) BELOW((step) & MOVE_SQUARE, (step) & MOVE_RIGHT)

/* In rules.c: 1 when the side to move must jump; draughts_step and
 * draughts_steps from `move`, a jump. */
uint8_t draughts_must_jump(void);
void draughts_read_path(void);

#endif
