/* seat.h: people take and leave seats. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SERVE_SEAT_H
#define HOST_SERVE_SEAT_H

#include "host/serve/client.h"

/* Seats the client, with a new key if the seat was open, and sends "YOU". Another connection at this seat becomes one
 * that watches. */
void seat_take(Client *client, Table *table, uint8_t side);

/* The client leaves its table. If its connection is lost, the seat stays. Otherwise the seat of a game that has not
 * begun is open again, the seat of a running game stays, and a table without another person is removed. */
void seat_leave(Client *client, int is_lost);

/* Tells everyone which seats have changed since the last call. Not at once, so that someone who comes and goes all the
 * time does not flood the others. */
void seat_tell_changes(Table *table);

/* Returns the name of the first person at the table, or "-". */
const char *seat_first_name(const Table *table);

/* Removes a table and tells everyone there. */
void seat_remove_table(Table *table);

#endif
