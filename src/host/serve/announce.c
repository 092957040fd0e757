/* announce.c: see announce.h. Each line is written by one function, which gets a client, or 0 for all at the table. */
/* SPDX-License-Identifier: MIT */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "host/games.h"
#include "host/serve/announce.h"

#define BOARD_PIECE 96 /* characters of a position in one line */

static void send_line(Client *client, const Table *table, const char *line)
{
    unsigned i;

    if (client) {
        client_send(client, "%s", line);
        return;
    }
    for (i = 0; i < CLIENTS_MOST; ++i) {
        if (clients[i] && clients[i]->table == table) {
            client_send(clients[i], "%s", line);
        }
    }
}

static void say(Client *client, const Table *table, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static void say(Client *client, const Table *table, const char *format, ...)
{
    char line[SENT_LINE_MOST + 1];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    send_line(client, table, line);
}

void announce_all(const Table *table, const char *format, ...)
{
    char line[SENT_LINE_MOST + 1];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    send_line(0, table, line);
}

static void say_seat(Client *client, const Table *table, uint8_t who)
{
    const Seat *seat = &table->seats[who];

    games_choose(table->board.game);
    if (seat->kind == SEAT_OPEN) {
        say(client, table, "SEAT %d %s OPEN -", who + 1, game_info()->side_names[who]);
    } else if (seat->kind == SEAT_COMPUTER) {
        say(client, table, "SEAT %d %s COMPUTER %d", who + 1, game_info()->side_names[who], table->level);
    } else {
        say(client, table, "SEAT %d %s %s %s", who + 1, game_info()->side_names[who], seat->is_here ? "HERE" : "AWAY",
            seat->name);
    }
}

void announce_seat(const Table *table, uint8_t who)
{
    say_seat(0, table, who);
}

static void say_move(Client *client, const Table *table, uint16_t n)
{
    const Ply *made = &table->board.plies[n];
    unsigned long number = (unsigned long)table->board.base + n + 1;

    games_choose(table->board.game);
    if (game_info()->chance && made->move & MOVE_ROLL) {
        say(client, table, "ROLL %lu %d %04X %s %s", number, made->side + 1, made->move, made->text,
            table->board.words[n][0] ? table->board.words[n] : "-");
    } else {
        say(client, table, "MOVE %lu %d %04X %s", number, made->side + 1, made->move, made->text);
    }
}

void announce_last_move(const Table *table)
{
    say_move(0, table, (uint16_t)(table->board.count - 1));
}

static void say_clocks(Client *client, const Table *table)
{
    char line[SENT_LINE_MOST + 1] = "CLOCK";
    long left;
    uint8_t i;

    if (!table->clock_first_ms) {
        return;
    }
    for (i = 0; i < table->sides; ++i) {
        left = table_clock_left(table, i);
        snprintf(line + strlen(line), sizeof line - strlen(line), " %ld",
            table->seats[i].kind == SEAT_COMPUTER || left < 0 ? 0 : (left + 999) / 1000);
    }
    send_line(client, table, line);
}

void announce_clocks(const Table *table)
{
    say_clocks(0, table);
}

static void say_turn(Client *client, const Table *table)
{
    unsigned long next = (unsigned long)table->board.base + table->board.count + 1;

    if (table->state == TABLE_WAITS) {
        say(client, table, "WAIT");
    } else if (table->state == TABLE_OVER) {
        say(client, table, "SEED %s", table->board.seed);
        say(client, table, "OVER %d %s", table->winner, table->reason);
    } else {
        say(client, table, "TURN %lu %d %s", next, table->board.side + 1,
            !table_is_person(table, table->board.side) ? "THINK"
            : table->board.outcome == OUTCOME_CHANCE ? "ROLL" : "MOVE");
    }
}

void announce_turn(const Table *table)
{
    say_turn(0, table);
}

/* Sends the start position in pieces. No piece begins or ends with a space, so that a client may trim its lines. */
static void say_board(Client *client, const Table *table)
{
    const char *rest = table->board.start;
    size_t length;

    while (*rest) {
        length = strlen(rest);
        if (length > BOARD_PIECE) {
            length = BOARD_PIECE;
            while (length > 1 && (rest[length] == ' ' || rest[length - 1] == ' ')) {
                --length;
            }
        }
        say(client, table, "BOARD %lu %.*s", (unsigned long)table->board.base, (int)length, rest);
        rest += length;
    }
}

static void say_game(Client *client, const Table *table)
{
    uint16_t n;
    uint8_t i;

    say(client, table, "GAME %s %s %d %d", table->code, table->board.game, table->sides, table->board.variant);
    say(client, table, "COMMIT %s", table->board.commitment);
    if (table->state == TABLE_OVER) {
        say(client, table, "SEED %s", table->board.seed);
    }
    for (i = 0; i < table->sides; ++i) {
        say_seat(client, table, i);
    }
    say_board(client, table);
    for (n = 0; n < table->board.count; ++n) {
        say_move(client, table, n);
    }
    say_clocks(client, table);
    say_turn(client, table);
    say(client, table, "END");
}

void announce_game(Client *client)
{
    say_game(client, client->table);
}

void announce_game_to_all(const Table *table)
{
    say_game(0, table);
}
