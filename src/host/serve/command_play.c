/* command_play.c: see command_play.h. */
/* SPDX-License-Identifier: MIT */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "host/serve/command_play.h"
#include "host/serve/settings.h"
#include "host/serve/announce.h"
#include "host/serve/turn.h"
#include "host/serve/words.h"
#include "host/wall_clock.h"

#define CHAT_MOST 80         /* characters */
#define ANSWER_MOST 3

/* Returns the table if the client plays there and the game runs; otherwise sends why not. */
static Table *playing(Client *client)
{
    if (!client->table || client->seat == NO_SEAT) {
        client_send(client, "NO you have no seat");
        return 0;
    }
    if (client->table->state != TABLE_PLAYS) {
        client_send(client, client->table->state == TABLE_WAITS ? "NO the game has not begun" : "NO the game is over");
        return 0;
    }
    return client->table;
}

/* Returns the table if it is this client's turn. */
static Table *moving(Client *client)
{
    Table *table = playing(client);

    if (table && table->board.side != client->seat) {
        client_send(client, "NO it is not your turn");
        return 0;
    }
    return table;
}

/* If the text begins with #N, compares N with the number of the next move. Returns the text after it, or 0. */
static const char *check_number(Client *client, const Table *table, const char *rest)
{
    char *end;

    if (*rest != '#') {
        return rest;
    }
    if (!isdigit((unsigned char)rest[1])
        || strtoul(rest + 1, &end, 10) != (unsigned long)table->board.base + table->board.count + 1) {
        client_send(client, "NO move %lu is next", (unsigned long)table->board.base + table->board.count + 1);
        return 0;
    }
    return end + strspn(end, " ");
}

void command_move(Client *client, const char *rest)
{
    Table *table = moving(client);
    const char *why;

    rest = table ? check_number(client, table, rest) : 0;
    if (!rest) {
        return;
    }
    why = board_play(&table->board, rest);
    if (why) {
        client_send(client, "NO %s", why);
        return;
    }
    turn_moved(table, client->seat);
}

void command_roll_dice(Client *client, const char *rest)
{
    Table *table = moving(client);
    char word[WORD_MOST + 1];
    const char *c;

    if (!table) {
        return;
    }
    next_word(rest, word, sizeof word);
    for (c = word; isalnum((unsigned char)*c); ++c) {
    }
    if (*c || (*rest && !word[0])) {
        client_error(client, "ROLL WORD: a word has at most 8 letters and digits");
    } else if (!board_roll(&table->board, word)) {
        client_send(client, "NO there is nothing to roll now");
    } else {
        turn_moved(table, client->seat);
    }
}

/* ---- what needs the others' consent ---- */

static const char *const request_names[REQUESTS] = { "UNDO", "DRAW", "AGAIN" };

/* Returns 1 if the client may cause a line for everyone at its table; otherwise says so. */
static int may_talk(Client *client)
{
    if (table_may_talk(client->table, client->seat)) {
        return 1;
    }
    client_send(client, "NO more slowly");
    return 0;
}

/* Returns 1 if the client's line makes everyone agree. Computers agree to everything but a draw. A line without an
 * answer asks, or agrees if another one has asked. */
static int agree(Client *client, Table *table, uint8_t request, const char *rest)
{
    char answer[ANSWER_MOST + 1];
    uint8_t bit = (uint8_t)(1 << client->seat);
    uint8_t needed = table_people(table);
    uint8_t before = table->asked[request];

    next_word(rest, answer, sizeof answer);
    if (strcasecmp(answer, "no") == 0) {
        if (before && may_talk(client)) {
            table->asked[request] = 0;
            announce_all(table, "DENY %d %s", client->seat + 1, request_names[request]);
        }
        return 0;
    }
    if (((before | bit) & needed) == needed) {
        memset(table->talk, 0, sizeof table->talk); /* what they agree to is no flood */
    } else if (before & bit || !may_talk(client)) {
        return 0;
    }
    if (!before) {
        table->asker[request] = client->seat;
    }
    table->asked[request] |= bit;
    if ((table->asked[request] & needed) == needed) {
        return 1;
    }
    announce_all(table, "ASK %d %s", client->seat + 1, request_names[request]);
    return 0;
}

void command_undo(Client *client, const char *rest)
{
    Table *table = playing(client);
    uint16_t place;

    if (!table) {
        return;
    }
    if (!table->asked[REQUEST_UNDO] && board_undo_place(&table->board, client->seat) == table->board.count) {
        client_send(client, "NO you have nothing to take back");
        return;
    }
    if (agree(client, table, REQUEST_UNDO, rest)) {
        place = board_undo_place(&table->board, table->asker[REQUEST_UNDO]);
        turn_undo(table, place);
    }
}

void command_draw(Client *client, const char *rest)
{
    Table *table = playing(client);
    uint8_t i;

    if (!table) {
        return;
    }
    for (i = 0; i < table->sides; ++i) {
        if (!table_is_person(table, i)) {
            client_send(client, "DENY %d DRAW", i + 1);
            return;
        }
    }
    if (agree(client, table, REQUEST_DRAW, rest)) {
        turn_end(table, 0, "AGREED");
    }
}

void command_again(Client *client, const char *rest)
{
    Table *table = client->table;

    if (!table || client->seat == NO_SEAT || table->state != TABLE_OVER) {
        client_send(client, "NO there is no game that is over");
        return;
    }
    if (agree(client, table, REQUEST_AGAIN, rest)) {
        turn_start_again(table);
    }
}

/* ---- the end ---- */

void command_resign(Client *client, const char *rest)
{
    Table *table = playing(client);

    (void)rest;
    if (table) {
        turn_give_up(table, client->seat, "RESIGNED");
    }
}

void command_claim(Client *client, const char *rest)
{
    Table *table = playing(client);
    const Seat *seat;

    (void)rest;
    if (!table) {
        return;
    }
    seat = &table->seats[table->board.side];
    if (seat->kind != SEAT_PERSON || seat->is_here || timing_now() - seat->away_since < settings.claim_ms) {
        client_send(client, "NO the side to move is not away for %ld seconds", settings.claim_ms / 1000);
        return;
    }
    turn_give_up(table, table->board.side, "ABANDONED");
}

void command_chat(Client *client, const char *rest)
{
    if (!client->table) {
        client_send(client, "NO you are at no table");
    } else if (may_talk(client)) {
        announce_all(client->table, "CHAT %d %s %.*s", client->seat == NO_SEAT ? 0 : client->seat + 1, client->name,
            CHAT_MOST, rest);
    }
}
