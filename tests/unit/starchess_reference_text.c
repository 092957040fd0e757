/* starchess_reference_text.c: see starchess_reference.h: positions as text. It uses nothing of src. Host only. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "unit/starchess_reference.h"
#include "unit/starchess_reference_state.h"

static const char *reading;

static int read_int(void)
{
    char *end;
    long value = strtol(reading, &end, 10);

    reading = end;
    return (int)value;
}

static void read_sector(struct Sector *sector)
{
    memset(sector, 0, sizeof *sector);
    sector->terran = *reading++ == 't';
    if (*reading >= '1' && *reading <= '4') {
        sector->colony = *reading - '0';
        reading += 2;
        sector->people = read_int();
        if (*reading == 'u') {
            ++reading;
            sector->used = read_int();
        }
    }
    if (*reading == '+') {
        sector->fleet = reading[1] - '0';
        reading += 3;
        sector->ships = read_int();
        if (*reading == 'm') {
            ++reading;
            sector->moved = read_int();
        }
        if (*reading == 'n') {
            ++reading;
            sector->fresh = read_int();
        }
    }
    ++reading; /* comma, slash or space */
}

void plain_read(const char *text, int length)
{
    int row;
    int column;
    int player;

    reading = text;
    for (row = 3; row >= 0; --row) {
        for (column = 0; column < 4; ++column) {
            read_sector(&world.at[column][row]);
        }
    }
    for (player = 1; player <= 4; ++player) {
        world.alive[player] = *reading != 'x';
        world.credits[player] = 0;
        world.materials[player] = 0;
        if (world.alive[player]) {
            world.credits[player] = read_int();
            ++reading;
            world.materials[player] = read_int();
        } else {
            ++reading;
        }
        ++reading;
    }
    world.player = read_int();
    world.turn = read_int();
    world.length = 150;
    world.letters[0] = 0;
    if (*reading) {
        world.length = length;
        strcpy(world.letters, reading + 1);
    }
}

static char *write_sector(char *text, const struct Sector *sector)
{
    *text++ = sector->terran ? 't' : 'b';
    if (sector->colony) {
        text += sprintf(text, "%d:%d", sector->colony, sector->people);
        if (sector->used) {
            text += sprintf(text, "u%d", sector->used);
        }
    }
    if (sector->fleet) {
        text += sprintf(text, "+%dx%d", sector->fleet, sector->ships);
        if (sector->moved) {
            text += sprintf(text, "m%d", sector->moved);
        }
        if (sector->fresh) {
            text += sprintf(text, "n%d", sector->fresh);
        }
    }
    return text;
}

void plain_write(char *text)
{
    int row;
    int column;
    int player;

    for (row = 3; row >= 0; --row) {
        for (column = 0; column < 4; ++column) {
            text = write_sector(text, &world.at[column][row]);
            *text++ = column < 3 ? ',' : row ? '/' : ' ';
        }
    }
    for (player = 1; player <= 4; ++player) {
        if (world.alive[player]) {
            text += sprintf(text, "%d/%d", world.credits[player], world.materials[player]);
        } else {
            *text++ = 'x';
        }
        *text++ = player < 4 ? ',' : ' ';
    }
    text += sprintf(text, "%d %d", world.player, world.turn);
    if (world.letters[0] && (world.length != 150 || strcmp(world.letters, "pppp") != 0)) {
        sprintf(text, " %s", world.letters);
    }
}
