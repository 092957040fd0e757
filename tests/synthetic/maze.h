/* maze.h: a game made of random numbers, to try what our first games lack:
 * noisy moves, illegal ones, extra turns, positions without a move, moves of
 * two bytes, repetition. */
#ifndef SYNTHETIC_MAZE_H
#define SYNTHETIC_MAZE_H

#include <stdint.h>

extern uint8_t maze_noisy;      /* 1: it has noisy moves */
extern uint16_t maze_mask;      /* how many rooms there are */
extern uint8_t maze_reversible; /* 1: positions can come back */

/* Stands in a room, side 0 to move. */
void maze_enter(uint16_t room);

#endif
