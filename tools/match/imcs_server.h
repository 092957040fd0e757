/* imcs_server.h: shared by the files of the small Internet MiniChess Server (imcs_server.c). */
/* SPDX-License-Identifier: MIT */
#ifndef IMCS_SERVER_H
#define IMCS_SERVER_H

#include "engine/game.h"
#include "host/line_reader.h"

enum { NAME_MOST = 60, CLIENTS_MOST = 16 };

typedef enum { FREE, NEW, READY, OFFERING, PLAYING } ClientState;

typedef struct {
    ClientState state;
    Lines lines;
    char name[NAME_MOST + 1]; /* "": not logged in */
    unsigned id;              /* number of the game it offers or plays */
    char wanted;              /* W, B or ? */
    long clock;               /* milliseconds: offered, then left */
    long other_clock;         /* milliseconds offered to the opponent */
    struct Game *game;
} Client;

typedef struct Game {
    Client *players[2];       /* White, Black; 0: the game is over */
    char position[TEXT_SIZE];
    unsigned plies;
    long asked_at;            /* when the side to move was asked for a move */
    int refusals;             /* number of good moves refused (fault injection) */
} Game;

/* ---- imcs_server_send.c ---- */

/* Sends a line. It ends with CR LF, unless `format` ends with LF. */
void say(Client *client, const char *format, ...) __attribute__((format(printf, 2, 3)));
void say_part(Client *client, const char *text); /* sends text without an end of line */

/* ---- imcs_server_game.c: the referee ---- */

extern long game_tick;      /* milliseconds that every move costs; 0: its real time */
extern unsigned games_over; /* number of finished games */

void game_begin(Client *white, Client *black);
void game_move(Client *client, char *line); /* handles a line of a client that plays */
void drop(Client *client); /* ends the connection; if the client plays, also that of its opponent */

/* ---- imcs_server_faults.c: fault injection ---- */

/* Chooses the fault from a text such as "close@6": its name, and the ply from which on it happens (no ply: at once).
 * Returns 0 if there is no such fault. */
int fault_read(const char *text);
extern unsigned fault_times; /* how often the fault still happens */

int fault_is(const char *name);                 /* 1: this fault was chosen */
int fault_at(const char *name, unsigned plies);  /* 1: it was chosen and happens now; decrements fault_times */
const char *fault_names(void);

#endif
