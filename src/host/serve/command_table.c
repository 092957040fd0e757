/* command_table.c: see command_table.h. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "engine/level.h"
#include "engine/variant_name.h"
#include "host/games.h"
#include "host/serve/command_table.h"
#include "host/serve/log.h"
#include "host/serve/seat.h"
#include "host/serve/settings.h"
#include "host/serve/announce.h"
#include "host/serve/turn.h"
#include "host/serve/words.h"

#define OPTION_MOST 40
#define CLOCK_MOST 86400 /* seconds */

/* Returns 1 if the server offers this game. */
static int is_offered(const char *game)
{
    const char *at = settings.games;
    size_t length = strlen(game);

    while (at && *at) {
        if (strcspn(at, ",") == length && strncasecmp(at, game, length) == 0) {
            return 1;
        }
        at += strcspn(at, ",");
        at += *at == ',';
    }
    return !settings.games;
}

void command_games(Client *client, const char *rest)
{
    unsigned i;

    (void)rest;
    for (i = 0; games_name(i); ++i) {
        if (is_offered(games_name(i))) {
            games_choose(games_name(i));
            client_send(client, "OFFER %s %d", games_name(i), game_info()->sides);
        }
    }
    client_send(client, "END");
}

void command_tables(Client *client, const char *rest)
{
    static const char *const states[] = { "WAITS", "PLAYS", "OVER" };
    unsigned i;
    uint8_t open;
    uint8_t n;

    (void)rest;
    for (i = 0; i < TABLES_MOST; ++i) {
        if (tables[i] && !tables[i]->is_private) {
            open = 0;
            for (n = 0; n < tables[i]->sides; ++n) {
                open += tables[i]->seats[n].kind == SEAT_OPEN;
            }
            client_send(client, "TABLE %s %s %s %d %d %s", tables[i]->code, tables[i]->board.game,
                states[tables[i]->state], tables[i]->sides, open, seat_first_name(tables[i]));
        }
    }
    client_send(client, "END");
}

/* ---- OPEN ---- */

typedef struct {
    uint8_t side;      /* plus 1; 0: the first that is free */
    uint8_t computers; /* number of seats for the computer */
    uint8_t level;
    uint8_t variant;
    uint8_t is_private;
    long clock;        /* seconds; 0: none */
    long increment;
} Wishes;

/* Returns the number in the text, or -1 if it is not one from `least` to `most`. */
static long read_number(const char *text, long least, long most)
{
    char *end;
    long number = *text >= '0' && *text <= '9' ? strtol(text, &end, 10) : -1;

    return number < least || number > most || *end ? -1 : number;
}

static int read_clock(const char *value, Wishes *wishes)
{
    char first[OPTION_MOST];
    const char *plus = strchr(value, '+');

    snprintf(first, sizeof first, "%.*s", (int)(plus ? plus - value : (long)strlen(value)), value);
    wishes->clock = read_number(first, 1, CLOCK_MOST);
    wishes->increment = plus ? read_number(plus + 1, 0, CLOCK_MOST) : 0;
    return wishes->clock > 0 && wishes->increment >= 0;
}

static int read_variant(const char *value, Wishes *wishes)
{
    const char *const *variant = game_info()->rules;
    uint8_t i;

    for (i = 0; variant && variant[i]; ++i) {
        if (strcasecmp(variant_name(variant[i]), value) == 0) {
            wishes->variant = i;
            return 1;
        }
    }
    return 0;
}

/* Reads one option such as side=2. Returns 0 if it is none. */
static int read_option(const char *word, Wishes *wishes)
{
    const char *value = strchr(word, '=');
    size_t length = value ? (size_t)(value - word) : 0;
    long number;

    if (strcasecmp(word, "private") == 0) {
        wishes->is_private = 1;
        return 1;
    }
    if (!value++) {
        return 0;
    }
    if (length == 4 && strncasecmp(word, "side", 4) == 0) {
        number = read_number(value, 1, game_info()->sides);
        wishes->side = (uint8_t)number;
        return number > 0;
    }
    if (length == 9 && strncasecmp(word, "computers", 9) == 0) {
        number = read_number(value, 0, game_info()->sides - 1);
        wishes->computers = (uint8_t)number;
        return number >= 0;
    }
    if (length == 5 && strncasecmp(word, "level", 5) == 0) {
        number = read_number(value, LEVEL_LEAST, LEVEL_MOST);
        wishes->level = (uint8_t)number;
        return number > 0;
    }
    return length == 5 && strncasecmp(word, "clock", 5) == 0 ? read_clock(value, wishes)
        : length == 4 && strncasecmp(word, "rule", 4) == 0 ? read_variant(value, wishes) : 0;
}

/* Reads the options. Returns 0 after an error line. */
static int read_wishes(Client *client, const char *rest, Wishes *wishes)
{
    char word[OPTION_MOST + 1];

    memset(wishes, 0, sizeof *wishes);
    wishes->level = settings.level;
    while (*rest) {
        rest = next_word(rest, word, sizeof word);
        if (!read_option(word, wishes)) {
            client_error(client, "OPEN GAME takes side=N computers=N level=1-8 clock=S+S rule=NAME=VALUE private");
            return 0;
        }
    }
    return 1;
}

/* Gives the last free seats to the computer. */
static void seat_computers(Table *table, uint8_t count)
{
    uint8_t i = table->sides;

    while (count && i--) {
        if (table->seats[i].kind == SEAT_OPEN) {
            table->seats[i].kind = SEAT_COMPUTER;
            --count;
        }
    }
}

void command_open(Client *client, const char *rest)
{
    char game[OPTION_MOST + 1];
    Wishes wishes;
    Table *table;

    rest = next_word(rest, game, sizeof game);
    if (!is_offered(game) || !games_choose(game)) {
        client_error(client, "no such game; GAMES lists them");
        return;
    }
    if (!read_wishes(client, rest, &wishes)) {
        return;
    }
    seat_leave(client, 0);
    table = table_count_of(client->address) < settings.per_address ? table_new(game, wishes.variant) : 0;
    if (!table) {
        client_send(client, "NO there are too many tables");
        return;
    }
    strcpy(table->address, client->address);
    table->is_private = wishes.is_private;
    table->level = wishes.level;
    table->clock_first_ms = wishes.clock * 1000;
    table->clock_add_ms = wishes.increment * 1000;
    table_start_game(table);
    seat_take(client, table, wishes.side ? (uint8_t)(wishes.side - 1) : 0);
    seat_computers(table, wishes.computers);
    log_line("table %s: %s", table->code, table->board.game);
    announce_game(client);
    turn_start_if_full(table);
}

/* ---- JOIN, WATCH, LEAVE, FILL, SYNC ---- */

/* Returns the table of this code. Without one it is an error, so that no one can try all codes. */
static Table *find_table(Client *client, const char *code)
{
    Table *table = table_find(code);

    if (!table) {
        client_error(client, "no such table; TABLES lists them");
    }
    return table;
}

/* Returns the seat that a client may take: the one of its key, the one it names, or the first that is open. Returns
 * NO_SEAT if there is none. */
static uint8_t find_seat(const Table *table, const char *word)
{
    long number = read_number(word, 1, table->sides);
    uint8_t i;

    for (i = 0; i < table->sides; ++i) {
        if (table->seats[i].kind == SEAT_PERSON && strlen(word) == KEY_LENGTH
            && strcasecmp(table->seats[i].key, word) == 0) {
            return i;
        }
    }
    for (i = 0; i < table->sides; ++i) {
        if (table->seats[i].kind == SEAT_OPEN && (!*word || number == i + 1)) {
            return i;
        }
    }
    return NO_SEAT;
}

void command_join(Client *client, const char *rest)
{
    char code[CODE_LENGTH + 1];
    char word[KEY_LENGTH + 1];
    Table *table;
    uint8_t seat;

    rest = next_word(rest, code, sizeof code);
    next_word(rest, word, sizeof word);
    table = find_table(client, code);
    if (!table) {
        return;
    }
    seat = *rest && !*word ? NO_SEAT : find_seat(table, word);
    if (seat == NO_SEAT) {
        if (strlen(word) > 1) {
            client_error(client, "no seat has this key");
        } else {
            client_send(client, "NO this seat is not free; WATCH looks on");
        }
        return;
    }
    if (client->table != table || client->seat != seat) {
        seat_leave(client, 0);
        table = table_find(code); /* a table that waits for its only player is gone when that player leaves */
        if (!table) {
            client_send(client, "NO the table is gone");
            return;
        }
    }
    seat_take(client, table, seat);
    announce_game(client);
    turn_start_if_full(table);
}

void command_watch(Client *client, const char *rest)
{
    char code[CODE_LENGTH + 1];
    Table *table;

    next_word(rest, code, sizeof code);
    table = find_table(client, code);
    if (!table) {
        return;
    }
    seat_leave(client, 0);
    table = table_find(code);
    if (!table) {
        client_send(client, "NO the table is gone");
        return;
    }
    client->table = table;
    client->seat = NO_SEAT;
    announce_game(client);
}

void command_leave_table(Client *client, const char *rest)
{
    (void)rest;
    if (!client->table) {
        client_send(client, "NO you are at no table");
        return;
    }
    seat_leave(client, 0);
    client_send(client, "LEFT");
}

void command_fill(Client *client, const char *rest)
{
    Table *table = client->table;
    uint8_t i;

    (void)rest;
    if (!table || client->seat == NO_SEAT || table->state != TABLE_WAITS) {
        client_send(client, "NO this table does not wait for players");
        return;
    }
    for (i = 0; i < table->sides; ++i) {
        if (table->seats[i].kind == SEAT_OPEN) {
            table->seats[i].kind = SEAT_COMPUTER;
            announce_seat(table, i);
        }
    }
    turn_start_if_full(table);
}

void command_sync(Client *client, const char *rest)
{
    (void)rest;
    if (!client->table) {
        client_send(client, "NO you are at no table");
        return;
    }
    announce_game(client);
}
