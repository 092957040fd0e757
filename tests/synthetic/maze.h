/* maze.h: a game made of random numbers, to try what our first games lack:
 * noisy moves, illegal ones, extra turns, positions without a move, moves of
 * two bytes, repetition, lists in two stages, chance, plies added, passes, dice. */
#ifndef SYNTHETIC_MAZE_H
#define SYNTHETIC_MAZE_H

#include <stdint.h>

extern uint8_t maze_noisy;      /* NOISY_ */
extern uint8_t maze_noise_ends; /* 1: noisy doors lead to a greater room: as with captures, no circle of them */
extern uint8_t maze_staged;     /* 1: quiet moves are listed apart, behind the noisy ones */
extern uint8_t maze_chance;     /* 1: some moves are chance's */
extern uint8_t maze_extends;    /* 1: some rooms are worth a ply more */
extern uint16_t maze_mask;      /* how many rooms there are */
extern uint16_t maze_another;   /* other numbers, other walls: a maze of its own */
extern uint8_t maze_reversible; /* 1: positions can come back */
extern uint8_t maze_wide;       /* 1: more doors; MAZE_WIDEST: as many as there may be, of no merit */
#define MAZE_WIDEST 2
extern uint8_t maze_flat;       /* 1: all rooms are worth the same: no game ends there, and nobody has an extra turn */
extern uint8_t maze_overflows;  /* 1: a list was longer than the pool */
extern uint8_t maze_passes;     /* 1: to pass can be tried; MAZE_FAR: and with a ply to go, so far above the window */
#define MAZE_FAR 5              /* nobody need move, so far below it moves only make noise, or are one of few */
extern int16_t maze_dice;       /* behind every second door a throw, and what is certain then; 0: none */

/* 1: to pass may be tried in this room. */
uint8_t maze_may_pass(void);

/* 1: far below the window this quiet move is listed all the same. */
uint8_t maze_is_one_of_few(uint8_t door);

/* None of these. */
void maze_plain(void);

/* Stands in a room, side 0 to move. */
void maze_enter(uint16_t room);

#endif
