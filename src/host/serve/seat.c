/* seat.c: see seat.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "host/serve/seat.h"
#include "host/serve/announce.h"
#include "host/serve/thinker.h"
#include "host/wall_clock.h"

void seat_remove_table(Table *table)
{
    unsigned i;

    announce_all(table, "REMOVED");
    for (i = 0; i < CLIENTS_MOST; ++i) {
        if (clients[i] && clients[i]->table == table) {
            clients[i]->table = 0;
            clients[i]->seat = NO_SEAT;
        }
    }
    thinker_stop(table);
    table_free(table);
}

static void send_others_away(const Client *client, const Table *table, uint8_t who)
{
    unsigned i;

    for (i = 0; i < CLIENTS_MOST; ++i) {
        if (clients[i] && clients[i] != client && clients[i]->table == table && clients[i]->seat == who) {
            clients[i]->seat = NO_SEAT;
            client_send(clients[i], "NO your seat was taken by another connection with its key");
        }
    }
}

void seat_take(Client *client, Table *table, uint8_t who)
{
    Seat *seat = &table->seats[who];

    if (seat->kind == SEAT_OPEN) {
        table_write_random(seat->key, KEY_LENGTH);
        seat->kind = SEAT_PERSON;
    } else {
        send_others_away(client, table, who);
    }
    strcpy(seat->name, client->name);
    seat->is_here = 1;
    table->last_used = timing_now();
    client->table = table;
    client->seat = who;
    table->changed_seats |= (uint8_t)(1 << who);
    client_send(client, "YOU %s %d %s", table->code, who + 1, seat->key);
}

/* Returns 1 if a person other than `who` sits at the table. */
static int has_others(const Table *table, uint8_t who)
{
    return (table_people(table) & ~(1 << who)) != 0;
}

void seat_leave(Client *client, int is_lost)
{
    Table *table = client->table;
    Seat *seat;
    uint8_t who = client->seat;

    client->table = 0;
    client->seat = NO_SEAT;
    if (!table || who == NO_SEAT) {
        return;
    }
    seat = &table->seats[who];
    seat->is_here = 0;
    seat->away_since = timing_now();
    table->last_used = seat->away_since;
    if (!is_lost && !has_others(table, who)) {
        seat_remove_table(table);
        return;
    }
    if (!is_lost && table->state == TABLE_WAITS) {
        seat->kind = SEAT_OPEN;
    }
    table->changed_seats |= (uint8_t)(1 << who);
}

void seat_tell_changes(Table *table)
{
    uint8_t i;

    for (i = 0; i < table->sides; ++i) {
        if (table->changed_seats >> i & 1) {
            announce_seat(table, i);
        }
    }
    table->changed_seats = 0;
}

const char *seat_first_name(const Table *table)
{
    uint8_t i;

    for (i = 0; i < table->sides; ++i) {
        if (table->seats[i].kind == SEAT_PERSON) {
            return table->seats[i].name;
        }
    }
    return "-";
}
