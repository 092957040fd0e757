/* maze.h: a synthetic game made of random numbers, to test what no single game has together: noisy moves, illegal
 * moves, extra turns, positions without a move, moves of two bytes, repetition, lists in two stages, random results,
 * extensions, null moves, dice. A position is a room, a move is a door to another room. */
/* SPDX-License-Identifier: MIT */
#ifndef SYNTHETIC_MAZE_H
#define SYNTHETIC_MAZE_H

#include <stdint.h>

extern uint8_t maze_noisy;      /* NOISY_ */
extern uint8_t maze_noisy_ends; /* 1: noisy doors lead to higher rooms: as with captures, no circles */
extern uint8_t maze_staged;     /* 1: quiet moves are listed in a second stage, after the noisy ones */
extern uint8_t maze_chance;     /* 1: some moves have a random result (OUTCOME_ESTIMATE) */
extern uint8_t maze_extends;    /* 1: some rooms ask for an extension */
extern uint16_t maze_mask;      /* the number of rooms, minus 1 */
extern uint16_t maze_seed;   /* each value gives another maze */
extern uint8_t maze_reversible; /* 1: positions can repeat */
extern uint8_t maze_wide;       /* 1: 3 to 7 doors; MAZE_WIDEST: LIST_MOST doors, all of low rank */
#define MAZE_WIDEST 2
extern uint8_t maze_flat;       /* 1: all rooms have the same score, no game ends and there are no extra turns */
extern uint8_t maze_overflows;  /* 1: a list was longer than the pool */
/* 1: null moves may be tried. MAZE_FAR: the maze also prunes with one ply to go. A score at least MAZE_FAR above the
 * window is final (PRUNE_SCORE); at least MAZE_FAR below it, only noisy moves and a few others are listed
 * (PRUNE_QUIET). */
extern uint8_t maze_null_moves;
#define MAZE_FAR 5
extern int16_t maze_dice;       /* chance_score_limit; if it is not 0, dice are rolled after about half of the doors */

/* Returns 1 if a null move may be tried in this room. */
uint8_t maze_may_null_move(void);

/* Returns 1 if this quiet move is listed even with PRUNE_QUIET. */
uint8_t maze_is_one_of_few(uint8_t door);

/* Switches all options above off. */
void maze_plain(void);

/* Sets up the position: this room, side 0 to move. */
void maze_enter(uint16_t room);

#endif
