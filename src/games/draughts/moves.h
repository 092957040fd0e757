/* moves.h: what the files share that list moves (must_jump.c, jump_paths.c, moves_jumps.c, moves.c)
 * and those that make them (make.c, make_jumps.c). */
#ifndef DRAUGHTS_MOVES_H
#define DRAUGHTS_MOVES_H

#include "games/draughts/geometry.h"

/* ---- lists ---- */

/* In must_jump.c: */
extern uint8_t draughts_enemy;              /* BLACK or WHITE */
extern uint8_t draughts_empty[SET_BYTES];
extern uint8_t draughts_movers[SET_BYTES];  /* men or kings of `side` */
extern uint8_t draughts_king;               /* MOVE_KING when they are kings */

/* Sets draughts_enemy and draughts_empty; draughts_movers, 1: there are some. */
void draughts_find_empty(void);
uint8_t draughts_find_movers(uint8_t kings);

/* Men go one way, kings both: directions from the first to the last. */
uint8_t draughts_first_direction(void);
uint8_t draughts_last_direction(void);

/* The middle byte between two bytes of a set. */
uint8_t draughts_middle(uint8_t upper, uint8_t lower);

/* The squares of a byte from which a step down, left or right, leads into a
 * middle byte; from which a jump leads into the next byte. */
uint8_t draughts_above(uint8_t middles, uint8_t right);
uint8_t draughts_far_above(uint8_t lower, uint8_t right);

/* The upper ends of the first jumps of the movers between bytes k and k + 1. */
uint8_t draughts_first_jumps(uint8_t k, uint8_t direction);

/* In jump_paths.c: lists every way to play out a first jump; or, where `wanted` is the high
 * byte of a long path, sets draughts_step and draughts_steps to that one. */
extern uint8_t draughts_wanted;
void draughts_explore(uint8_t first);

/* In moves_jumps.c: all of `side`. */
void draughts_list_jumps(void);

/* ---- making ---- */

/* In make.c: board, counts and material kept for restoring. */
void draughts_save(void);

/* `side` gains one thing and loses another. */
void draughts_change(uint8_t gained, uint8_t lost);

void draughts_toggle(uint8_t set, uint8_t square);
void draughts_crown(uint8_t square);

/* In make_jumps.c: `move`, a jump; a man who takes a man, there or back. */
void draughts_make_jump(void);
void draughts_toggle_plain(uint8_t step);

#endif
