/* announce.h: lines about a table, for one client, or for all that sit there or watch. See docs/NETWORK.md. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SERVE_ANNOUNCE_H
#define HOST_SERVE_ANNOUNCE_H

#include "host/serve/client.h"

void announce_all(const Table *table, const char *format, ...) __attribute__((format(printf, 2, 3)));

void announce_seat(const Table *table, uint8_t side);  /* who sits there */
void announce_last_move(const Table *table);
void announce_clocks(const Table *table);              /* nothing if the game has no clocks */
void announce_turn(const Table *table);                /* whose turn it is, or how the game ended */

/* Sends the whole game to one client, or to all. */
void announce_game(Client *client);
void announce_game_to_all(const Table *table);

#endif
