/* geometry.h: squares, steps and jumps (draughts.h) as small functions, for rules and texts. */
/* SPDX-License-Identifier: MIT */
#ifndef GAMES_DRAUGHTS_GEOMETRY_H
#define GAMES_DRAUGHTS_GEOMETRY_H

#include "games/draughts/draughts.h"

#define DIRECTION 5 /* lowest bit of the direction: MOVE_RIGHT, then MOVE_UP */

/* Returns a value that is not 0 if the square is in the set. */
uint8_t draughts_in_set(const uint8_t *set, uint8_t square);

/* Returns the bit of a square in its byte of a set. */
uint8_t draughts_bit(uint8_t square);

/* Returns the lower square of a step. For a jump: the square jumped over. */
uint8_t draughts_below(uint8_t step);

/* Return the first and the last square of a jump, in the direction of the move. */
uint8_t draughts_start(uint8_t step);
uint8_t draughts_landing(uint8_t step);

/* In board_changes.c: draughts_find_crowns sets draughts_crowned. In make.c: draughts_crowns returns 1 if a man's step
 * ends on its far row. */
void draughts_find_crowns(void);
uint8_t draughts_crowns(uint8_t step);

/* draughts_must_jump (must_jump.c) returns 1 if the side to move must jump. draughts_read_path (jump_paths.c) sets
 * draughts_step and draughts_steps from `move`, which must be a jump. */
uint8_t draughts_must_jump(void);
void draughts_read_path(void);

/* In position.c. draughts_write_square writes the number of a square at draughts_out and advances draughts_out.
 * draughts_read_square reads a number at index draughts_place of a text and advances draughts_place; it returns the
 * square, or SQUARES if there is none. */
extern char *draughts_out;
extern uint8_t draughts_place;
#pragma zpsym ("draughts_out")
#pragma zpsym ("draughts_place")
void draughts_write_square(uint8_t square);
uint8_t draughts_read_square(const char *text);

/* In text.c: draughts_find_path sets draughts_path to the squares of `move`, from first to last. */
#define PATH_MOST (JUMPS_MOST + 1)
extern uint8_t draughts_path[PATH_MOST];
extern uint8_t draughts_path_squares;
void draughts_find_path(void);

#endif
