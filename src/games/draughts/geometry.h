/* geometry.h: squares, steps and jumps (draughts.h) as small functions, for rules and texts. */
/* SPDX-License-Identifier: MIT */
#ifndef GAMES_DRAUGHTS_GEOMETRY_H
#define GAMES_DRAUGHTS_GEOMETRY_H

#include "games/draughts/draughts.h"

#define DIRECTION 5 /* lowest bit of the direction: MOVE_RIGHT, then MOVE_UP */

/* Not 0 if the square is in the set. */
uint8_t draughts_in_set(const uint8_t *set, uint8_t square);

uint8_t draughts_bit(uint8_t square);

/* The lower square of a step. For a jump: the square jumped over. */
uint8_t draughts_below(uint8_t step);

/* First and last square of a jump, in the direction of the move. */
uint8_t draughts_start(uint8_t step);
uint8_t draughts_landing(uint8_t step);

/* In make.c: sets draughts_crowned; returns 1 for a man's step onto its far row. */
void draughts_find_crowns(void);
uint8_t draughts_crowns(uint8_t step);

/* In must_jump.c: 1 if the side to move must jump. In jump_paths.c: sets draughts_step and draughts_steps from `move`,
 * which is a jump. */
uint8_t draughts_must_jump(void);
void draughts_read_path(void);

/* In position.c: writes the number of a square at draughts_out and advances it; reads a number at draughts_place in a
 * text and advances it, SQUARES if there is none. */
extern char *draughts_out;
extern uint8_t draughts_place;
#pragma zpsym ("draughts_out")
#pragma zpsym ("draughts_place")
void draughts_write_square(uint8_t square);
uint8_t draughts_read_square(const char *text);

/* In text.c: the squares of `move`, from first to last. */
#define PATH_MOST (JUMPS_MOST + 1)
extern uint8_t draughts_path[PATH_MOST];
extern uint8_t draughts_path_squares;
void draughts_find_path(void);

#endif
