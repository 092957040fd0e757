/* ponder.h: thinking on the player's time. While a person thinks, the computer searches the position after the reply
 * that it expects: the second move of its principal variation. If that reply comes, the finished answer is played at
 * once, or the search goes on where it is. So the computer plays the same moves, only sooner.
 *
 * It is a normal search of that position, by think, with the budget of the level. While it runs, the board, the keys of
 * the game and record_count are those after the reply. At an event they are exchanged for those of the current
 * position, within a frame, and the search is paused; lists of moves are then opened after those of the search
 * (list_from). When the input rests, the search goes on. A command, or anything else that uses the memory of the
 * search, ends it; then it begins again after half a second.
 *
 * The reference in C does not pause a search. It ends it at an event, and begins again. The steps are view_ponder
 * (view/hooks.h), in the overlays of the games that have View.ponder. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_PONDER_H
#define SHELL_PONDER_H

#include <stdint.h>

extern uint8_t ponder_state;
#define PONDER_NONE 0    /* there is no reply to think about */
#define PONDER_READY 1   /* there is one */
#define PONDER_PAUSED 2  /* the search of the position after it is paused */
#define PONDER_DONE 3    /* its answer is in the results of think */
#define PONDER_RUNS 0x80 /* it runs: the board is not the position of the game */
extern uint8_t ponder_off;  /* the setting. 1: the computer does not think on the player's time */
extern uint8_t ponder_idle; /* calls of PONDER_TURN in this wait for an event; the caller clears it */

/* Carries out a step of view_ponder; returns 0 if the game has none. */
uint8_t ponder_step(uint8_t step);
#define PONDER_EXPECT 0 /* after a search for the computer's move, before it is played: notes the expected reply */
#define PONDER_HIT 1    /* before the computer's move: returns 1 if this reply came, and was thought about */
#define PONDER_TURN 2   /* while a person does nothing: thinks until there is an event */
#define PONDER_THINK 3  /* for ponder_think: PONDER_PAUSED or PONDER_DONE are used up. Returns 1 */
#define PONDER_PAUSE 4  /* while PONDER_RUNS: lets the shell have the board if there is an event. 1: stop the search */
#define PONDER_LEAVE 5  /* for ponder_reset */

/* The same as think, for thinking_run; but a search that is paused or done is used up. */
uint8_t ponder_think(void);

/* Gives a search and its answer up: its memory is wanted, or the position changes. */
void ponder_drop(void);

/* After RESET, before record_restore. */
void ponder_reset(void);

#endif
