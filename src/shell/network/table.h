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

/* ---- the dice (dice.h) ---- */

#define COMMITMENT 32 /* characters of the server's hash that are compared: 128 bits */
extern char table_commitment[COMMITMENT];
extern uint8_t table_keeps_commitment; /* 0: the server has sent another one in the same game */
extern uint16_t table_own_word;  /* what we say with ROLL */
extern uint16_t table_word_from; /* number of the first roll for which we have said so; 0: none */
extern uint8_t table_has_rolls;  /* 1: the game has rolls that were not checked */

/* ---- lines ---- */

/* The rest of the line. table_word ends the next word with a 0 and returns it; the others return it as a number,
 * decimal or hexadecimal. */
extern char *table_rest;
char *table_word(void);
uint16_t table_number(void);
uint16_t table_code(void);

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
