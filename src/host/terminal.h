/* terminal.h: what a person at a terminal sees of a game. */
#ifndef HOST_TERMINAL_H
#define HOST_TERMINAL_H

#include <stdint.h>

extern uint8_t show_turned; /* 1: the board is seen from the other side */

void show_board(void); /* and the last move */
void show_list(void);  /* all moves so far, a line for each round */
void show_moves(void); /* that are legal */
void show_rules(void);

#endif
