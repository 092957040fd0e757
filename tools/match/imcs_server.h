/* imcs_server.h: what the parts of the little server share. */
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
    unsigned id;              /* of the game it offers, or plays */
    char wanted;              /* W, B or ? */
    long clock;               /* milliseconds: offered, then left */
    long other_clock;         /* what is offered to the other */
    struct Game *game;
} Client;

typedef struct Game {
    Client *players[2];       /* white, black; 0: it is over */
    char position[TEXT_SIZE];
    unsigned plies;
    long asked_at;            /* when the side to move was asked for a move */
    int refusals;             /* of good moves, by misbehaviour */
} Game;

/* ---- imcs_server.c ---- */

/* A line: a LF at its end stays alone, else it ends in CR LF. */
void say(Client *client, const char *format, ...) __attribute__((format(printf, 2, 3)));
void say_part(Client *client, const char *text); /* no end of a line */
void drop(Client *client); /* ends the connection */

/* ---- imcs_server_game.c: the referee ---- */

extern long game_tick;      /* milliseconds that every move is charged; 0: what it took */
extern unsigned games_over; /* so far */

void game_begin(Client *white, Client *black);
void game_move(Client *client, char *line); /* a line of somebody who plays */
void game_lost(Client *client);             /* its connection has ended */

/* ---- imcs_server_faults.c: misbehaviour ---- */

/* "close@6": what is done wrong, and from which ply on; without one at once. 0: there is no such fault. */
int fault_read(const char *text);
extern unsigned fault_times; /* so often, then no more */

int fault_is(const char *name);                 /* 1: that is it */
int fault_at(const char *name, unsigned plies);  /* and it is time for it: counts */
const char *fault_names(void);

#endif
