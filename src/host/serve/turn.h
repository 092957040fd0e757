/* turn.h: what happens at a table after each move: rolls and passes, the computer's turn, clocks, the end. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SERVE_TURN_H
#define HOST_SERVE_TURN_H

#include "host/serve/client.h"

/* Starts the game if no seat is open. */
void turn_start_if_full(Table *table);

/* Starts another game at the same table. */
void turn_start_again(Table *table);

/* The side to move has made a move or a roll: tells all, and goes on with the next turn. */
void turn_moved(Table *table, uint8_t side);

/* Tells whose turn it is and, if it is the computer's, asks for a search. */
void turn_go_on(Table *table);

/* Plays the moves that a search found (thinker.h). */
void turn_take_thought(Table *table);

/* The side gives up, because of `reason`. With two sides the other one wins; otherwise the computer plays on for it. */
void turn_give_up(Table *table, uint8_t side, const char *reason);

/* Ends the game. `winner` is a side plus 1, or 0. */
void turn_end(Table *table, int winner, const char *reason);

/* Takes moves back until `count` are left. */
void turn_undo(Table *table, uint16_t count);

/* Ends the turn of a person whose time is over. */
void turn_check_clock(Table *table);

#endif
