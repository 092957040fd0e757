/* geometry.h: the geometry of draughts.h in small pieces, for the rules (moves.h)
 * and for texts. */
#ifndef GAMES_DRAUGHTS_GEOMETRY_H
#define GAMES_DRAUGHTS_GEOMETRY_H

#include "games/draughts/draughts.h"

#define DIRECTION 5 /* the bit from which on MOVE_RIGHT and MOVE_UP stand */

/* Not zero when a square is in a set. */
uint8_t draughts_in_set(const uint8_t *set, uint8_t square);

uint8_t draughts_bit(uint8_t square);

/* The lower end of a step. */
uint8_t draughts_below(uint8_t step);

/* Both ends of a jump, as the piece goes. */
uint8_t draughts_start(uint8_t step);
uint8_t draughts_landing(uint8_t step);

/* In make.c: sets draughts_crowned; 1 for a step of a man onto his far row. */
void draughts_find_crowns(void);
uint8_t draughts_crowns(uint8_t step);

/* In must_jump.c: 1 when the side to move must jump; in jump_paths.c: draughts_step and
 * draughts_steps from `move`, a jump. */
uint8_t draughts_must_jump(void);
void draughts_read_path(void);

/* In position.c: writes the number of a square to draughts_out, behind which more can
 * follow; reads one at draughts_place in a text, SQUARES when there is none. */
extern char *draughts_out;
extern uint8_t draughts_place;
#pragma zpsym ("draughts_out")
#pragma zpsym ("draughts_place")
void draughts_write_square(uint8_t square);
uint8_t draughts_read_square(const char *text);

/* In text.c: the squares of `move`, from the first to the last. */
#define PATH_MOST (JUMPS_MOST + 1)
extern uint8_t draughts_path[PATH_MOST];
extern uint8_t draughts_path_squares;
void draughts_find_path(void);

#endif
