/* table.h: what the server says about the table: the game and its players. In NETWORK.SYS (network.h). */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_NETWORK_TABLE_H
#define SHELL_NETWORK_TABLE_H

#include <stdint.h>

extern uint8_t table_side;   /* the side that is played at this machine; TABLE_NO_SIDE: none yet */
#define TABLE_NO_SIDE 0xFF
extern uint16_t table_next;  /* number of the next move, from 1 */
extern uint8_t table_is_sent; /* 1: the server is sending the whole game */
extern uint8_t table_is_over; /* 1: the server has ended the game */
extern uint8_t table_joins;   /* 1: we have asked for a seat, and the whole game has not come yet */

/* What a line means for the turn */
#define TABLE_QUIET 0   /* nothing: it was handled */
#define TABLE_CHANGED 1 /* the turn must start again */
#define TABLE_GONE 2    /* the table or the connection is gone; the status line says why */

void table_begin(void); /* forgets everything */

/* 1: the line in link_line may be handled while a person enters a move. */
uint8_t table_is_quiet(void);

/* Handles the line in link_line. Returns TABLE_. */
uint8_t table_line(void);

void table_show(void); /* shows players and their clocks in the line below the status line */

/* Takes the state of the game as the server has sent it last: whose turn it is. */
void table_take_turn(void);

#endif
