/* terminal.h: prints board, moves and rules for `trog play`. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_TERMINAL_H
#define HOST_TERMINAL_H

#include <stdint.h>

extern uint8_t show_flipped; /* 1: the board is shown from the other side */

void show_board(void); /* the board, the last move and the name of the opening */
void show_list(void);  /* all moves so far, a line for each round */
void show_moves(void); /* the legal moves */
void show_rules(void);

#endif
