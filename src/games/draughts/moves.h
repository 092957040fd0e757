/* moves.h: shared by the files that list moves (must_jump.c, jump_paths.c, moves_jumps.c, moves.c) and that make them
 * (board_changes.c, make.c, make_jumps.c). */
/* SPDX-License-Identifier: MIT */
#ifndef DRAUGHTS_MOVES_H
#define DRAUGHTS_MOVES_H

#include "games/draughts/geometry.h"

/* ---- listing ---- */

/* In must_jump.c: */
extern uint8_t draughts_enemy;              /* set of the side not to move: BLACK or WHITE */
extern uint8_t draughts_empty[SET_BYTES];
extern uint8_t draughts_movers[SET_BYTES];  /* the men, or the kings, of `side` */
extern uint8_t draughts_king;               /* MOVE_KING if these are kings, else 0 */

/* draughts_find_empty sets draughts_enemy and draughts_empty. draughts_find_movers(0 for men, MOVE_KING for kings) sets
 * draughts_movers and draughts_king; it returns 1 if there are any movers. Call it after draughts_find_empty. */
void draughts_find_empty(void);
uint8_t draughts_find_movers(uint8_t kings);

/* Return the first and the last of the consecutive directions in which the movers go: 0 and 1 are down (left, right),
 * 2 and 3 are up. Men go down or up, kings both. */
uint8_t draughts_first_direction(void);
uint8_t draughts_last_direction(void);

/* Returns the middle byte (draughts.h) between two bytes of a set. */
uint8_t draughts_middle(uint8_t upper, uint8_t lower);

/* draughts_above returns the squares of a byte from which a step down, left or right, leads to a square of the middle
 * byte `middles`. draughts_far_above returns those from which a jump down leads to a square of the next byte,
 * `lower`. */
uint8_t draughts_above(uint8_t middles, uint8_t right);
uint8_t draughts_far_above(uint8_t lower, uint8_t right);

/* Returns the upper squares of all jumps between bytes k and k + 1 with which a mover can start in this direction. */
uint8_t draughts_first_jumps(uint8_t k, uint8_t direction);

/* In jump_paths.c: lists every path that starts with a given jump. If draughts_wanted is the high byte of a long path,
 * it sets draughts_step and draughts_steps to that path instead. */
extern uint8_t draughts_wanted;
void draughts_explore(uint8_t first);

/* In moves_jumps.c: lists all jumps of `side`. */
void draughts_list_jumps(void);

/* ---- making ---- */

/* In board_changes.c: saves board, counts and material in draughts_saved. */
void draughts_save(void);

/* Updates the material: `side` gains one value and loses another. */
void draughts_change(uint8_t gained, uint8_t lost);

void draughts_toggle(uint8_t set, uint8_t square);
void draughts_crown(uint8_t square);

/* In make_jumps.c. draughts_make_jump makes `move`, a jump. draughts_toggle_plain makes or unmakes the capture of one
 * man by one man. */
void draughts_make_jump(void);
void draughts_toggle_plain(uint8_t step);

#endif
