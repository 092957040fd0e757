/* remote.h: `trog play GAME --remote HOST:PORT[/CODE]`: the terminal as a client of `trog serve`. docs/NETWORK.md
 * describes the protocol. remote.c reads what the person types, remote_game.c what the server sends,
 * remote_connection.c has the connection. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_REMOTE_H
#define HOST_REMOTE_H

#include <stddef.h>
#include <stdint.h>

#include "engine/state.h"

/* Returns the exit status. `words` start after the name of the game, which has been chosen. */
int remote_run(int count, char **words);

/* ---- remote_connection.c ---- */

/* Connects. Returns 0 or an error. */
const char *remote_connect(const char *host, const char *port);
void remote_close(void);
int remote_descriptor(void); /* -1: not connected */

/* Sends a line. */
void remote_send(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Copies the next line that has arrived, printable characters only. Returns 0 if there is none, -1 if the connection is
 * lost. */
#define REMOTE_LINE 256
int remote_get(char *line);

/* ---- remote_game.c ---- */

#define REMOTE_CODE 8
#define REMOTE_KEY 32

extern char remote_code[REMOTE_CODE + 1]; /* of the table; "": none yet */
extern char remote_key[REMOTE_KEY + 1];   /* of our seat */
extern uint8_t remote_side;               /* our side; SIDES_MOST: we watch */
extern uint8_t remote_may_move;           /* 1: it is our turn to move */
extern uint8_t remote_may_roll;           /* 1: it is our turn to roll */
extern uint8_t remote_is_over;            /* 1: the game is over */
extern uint8_t remote_is_refused;         /* 1: the server closes the connection on purpose */

/* Returns the number of the next move. */
unsigned long remote_next(void);

/* Returns the word for the next roll: a random one, so that the server cannot know the roll in advance. A roll that was
 * taken back keeps its word. After the game the server must have used these words (docs/NETWORK.md). */
const char *remote_word(void);

/* Handles a line of the server. */
void remote_take(char *line);

/* Prints whose turn it is. */
void remote_prompt(void);

#endif
