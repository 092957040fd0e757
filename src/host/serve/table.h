/* table.h: the tables: games with their seats, and the limits of the server. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SERVE_TABLE_H
#define HOST_SERVE_TABLE_H

#include <sys/types.h>

#include "host/serve/board.h"

#define TABLES_MOST 256
#define CODE_LENGTH 4
#define KEY_LENGTH 16
#define NAME_MOST 12
#define ADDRESS_MOST 64
#define THOUGHT_MOST 4096 /* characters of a computer's whole turn */

#define SEAT_OPEN 0
#define SEAT_PERSON 1
#define SEAT_COMPUTER 2

typedef struct {
    uint8_t kind;             /* SEAT_ */
    uint8_t is_here;          /* 1: the person's connection is there */
    char name[NAME_MOST + 1];
    char key[KEY_LENGTH + 1]; /* whoever knows it may take the seat again */
    long clock_ms;            /* time left */
    long away_since;          /* when the connection was lost (timing_now) */
} Seat;

#define TABLE_WAITS 0 /* for players */
#define TABLE_PLAYS 1
#define TABLE_OVER 2

#define REQUEST_UNDO 0
#define REQUEST_DRAW 1
#define REQUEST_AGAIN 2
#define REQUESTS 3

/* Lines that one person causes for everyone at the table: some at once, and then one a second. They are counted at the
 * table, so that a new connection does not start with none. */
typedef struct {
    uint8_t used;
    long since; /* timing_now, when the last one was forgotten */
} Talk;

typedef struct Table {
    char code[CODE_LENGTH + 1];
    uint8_t state;      /* TABLE_ */
    uint8_t sides;
    uint8_t is_private; /* 1: it is not listed */
    uint8_t level;      /* of the computer's seats */
    Seat seats[SIDES_MOST];
    Board board;

    uint8_t winner;     /* TABLE_OVER: the winner's side plus 1; 0: a draw */
    const char *reason; /* why the game is over: one word */
    uint8_t asked[REQUESTS]; /* bits of the sides that want an undo, a draw, another game */
    uint8_t asker[REQUESTS]; /* the side that asked first */
    Talk talk[SIDES_MOST + 1]; /* of each side; all who look on share the last one */
    uint8_t changed_seats;   /* bits of the sides whose person came or left: all are told at the next tick */

    long clock_first_ms; /* time of each side; 0: no clocks */
    long clock_add_ms;   /* added after each move */
    long turn_began;     /* timing_now */
    long last_used;      /* timing_now, when a person last came or left */
    char address[ADDRESS_MOST]; /* of the client that opened it */

    uint8_t wants_thinker; /* 1: the computer's turn waits for a free process */
    int thinker;           /* the pipe from the process that searches; -1: none */
    pid_t thinker_process;
    long thinker_began;
    size_t thought_length;
    char thought[THOUGHT_MOST];
} Table;

extern Table *tables[TABLES_MOST]; /* 0: no table */

/* Returns a new table with open seats and a new code, or 0 if there are too many. */
Table *table_new(const char *game, uint8_t variant);

/* Returns the number of tables that this address has opened. */
unsigned table_count_of(const char *address);
void table_free(Table *table);
Table *table_find(const char *code);

/* Starts a game with a new seed; table_start_clocks is part of it. */
void table_start_game(Table *table);
void table_start_clocks(Table *table);

/* Writes KEY_LENGTH or another number of random hexadecimal digits, which no one can guess. */
void table_write_random(char *text, size_t digits);

/* Returns 1 if a person plays this side. */
int table_is_person(const Table *table, uint8_t side);

/* Returns the bits of all sides that people play. */
uint8_t table_people(const Table *table);

/* The clock of the side to move. table_clock_left returns its milliseconds; table_clock_stop takes off what it has
 * used. If its turn is over it gets the time that is added. */
long table_clock_left(const Table *table, uint8_t side);
void table_clock_stop(Table *table, uint8_t side, int is_turn_over);

/* Returns 1 if this side, or SIDES_MOST for someone who looks on, may cause another line for everyone. */
int table_may_talk(Table *table, uint8_t side);

#endif
