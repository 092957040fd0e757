/* table.c: see table.h. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200112L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "host/bad_input.h"
#include "host/games.h"
#include "host/serve/sha.h"
#include "host/serve/table.h"
#include "host/wall_clock.h"

#define TALK_AT_ONCE 5
#define TALK_PAUSE_MS 1000 /* for each line beyond the first ones */

Table *tables[TABLES_MOST];

static void read_random(void *bytes, size_t count)
{
    static FILE *source;

    if (!source) {
        source = fopen("/dev/urandom", "rb");
    }
    if (!source || fread(bytes, 1, count, source) != count) {
        bad_input("cannot read random numbers from", "/dev/urandom");
    }
}

void table_write_random(char *text, size_t digits)
{
    uint8_t bytes[SHA256_BYTES];

    read_random(bytes, digits / 2);
    sha_write_hex(bytes, digits / 2, text);
}

Table *table_find(const char *code)
{
    unsigned i;

    for (i = 0; i < TABLES_MOST; ++i) {
        if (tables[i] && strcasecmp(tables[i]->code, code) == 0) {
            return tables[i];
        }
    }
    return 0;
}

/* Writes a code that no table has. It has no I and O, which look like digits. */
static void write_code(char *code)
{
    static const char letters[] = "ABCDEFGHJKLMNPQRSTUVWXYZ";
    uint8_t bytes[CODE_LENGTH];
    unsigned i;

    do {
        read_random(bytes, sizeof bytes);
        for (i = 0; i < CODE_LENGTH; ++i) {
            code[i] = letters[bytes[i] % (sizeof letters - 1)];
        }
        code[CODE_LENGTH] = 0;
    } while (table_find(code));
}

void table_start_clocks(Table *table)
{
    uint8_t i;

    table->turn_began = timing_now();
    for (i = 0; i < table->sides; ++i) {
        table->seats[i].clock_ms = table->clock_first_ms;
    }
}

void table_start_game(Table *table)
{
    char seed[SEED_DIGITS + 1];

    table_write_random(seed, SEED_DIGITS);
    board_start(&table->board, table->board.game, table->board.variant, seed);
    memset(table->asked, 0, sizeof table->asked);
    table_start_clocks(table);
}

Table *table_new(const char *game, uint8_t variant)
{
    unsigned i = 0;
    Table *table;

    while (i < TABLES_MOST && tables[i]) {
        ++i;
    }
    if (i == TABLES_MOST || (table = calloc(1, sizeof *table)) == 0) {
        return 0;
    }
    games_choose(game);
    write_code(table->code);
    table->board.game = game_info()->name;
    table->board.variant = variant;
    table->sides = game_info()->sides;
    table->thinker = -1;
    table->last_used = timing_now();
    tables[i] = table;
    return table;
}

void table_free(Table *table)
{
    unsigned i;

    for (i = 0; i < TABLES_MOST; ++i) {
        if (tables[i] == table) {
            tables[i] = 0;
        }
    }
    free(table);
}

int table_is_person(const Table *table, uint8_t who)
{
    return table->seats[who].kind == SEAT_PERSON;
}

uint8_t table_people(const Table *table)
{
    uint8_t bits = 0;
    uint8_t i;

    for (i = 0; i < table->sides; ++i) {
        bits |= (uint8_t)(table_is_person(table, i) << i);
    }
    return bits;
}

long table_clock_left(const Table *table, uint8_t who)
{
    const Seat *seat = &table->seats[who];

    if (table->state == TABLE_PLAYS && table->board.side == who && seat->kind == SEAT_PERSON) {
        return seat->clock_ms - (timing_now() - table->turn_began);
    }
    return seat->clock_ms;
}

void table_clock_stop(Table *table, uint8_t who, int is_turn_over)
{
    if (table->clock_first_ms && table_is_person(table, who)) {
        table->seats[who].clock_ms -= timing_now() - table->turn_began;
        table->seats[who].clock_ms += is_turn_over ? table->clock_add_ms : 0;
    }
    table->turn_began = timing_now();
}

int table_may_talk(Table *table, uint8_t who)
{
    Talk *talk = &table->talk[who];
    long now = timing_now();
    long forgotten = (now - talk->since) / TALK_PAUSE_MS;

    if (forgotten > 0) {
        talk->used = (uint8_t)(talk->used > forgotten ? talk->used - forgotten : 0);
        talk->since = now;
    }
    if (talk->used == TALK_AT_ONCE) {
        return 0;
    }
    ++talk->used;
    return 1;
}

unsigned table_count_of(const char *address)
{
    unsigned count = 0;
    unsigned i;

    for (i = 0; i < TABLES_MOST; ++i) {
        count += tables[i] && strcmp(tables[i]->address, address) == 0;
    }
    return count;
}
