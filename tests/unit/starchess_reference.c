/* starchess_reference.c: see starchess_reference.h. Written from the rules in words, sentence by sentence. Everything
 * is an int, and every query looks at the whole board. It uses nothing of src. Host only. */
/* SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "unit/starchess_reference.h"
#include "unit/starchess_reference_state.h"

struct World world;

/* ---- queries ---- */

static int has_colony_near(int column, int row, int player)
{
    int x;
    int y;

    for (x = column - 1; x <= column + 1; ++x) {
        for (y = row - 1; y <= row + 1; ++y) {
            if (x >= 0 && x < 4 && y >= 0 && y < 4 && world.at[x][y].colony == player) {
                return 1;
            }
        }
    }
    return 0;
}

static int ships_of(int player)
{
    int n;
    int sum = 0;

    for (n = 0; n < 16; ++n) {
        if (world.at[n % 4][n / 4].fleet == player) {
            sum += world.at[n % 4][n / 4].ships;
        }
    }
    return sum;
}

static int worth(int player)
{
    int n;
    int sum = ships_of(player);

    for (n = 0; n < 16; ++n) {
        sum += world.at[n % 4][n / 4].colony == player ? 10 : 0;
    }
    return sum;
}

static int score(int player)
{
    int other;
    int sum = 3 * worth(player);

    for (other = 1; other <= 4; ++other) {
        if (other != player) {
            sum -= worth(other) > worth(player) ? 2 * worth(other) : worth(other);
        }
    }
    return sum;
}

static struct Sector *home(int player)
{
    static const int columns[] = { 0, 0, 0, 3, 3 };
    static const int rows[] = { 0, 0, 3, 3, 0 };

    return &world.at[columns[player]][rows[player]];
}

static int players_left(void)
{
    return world.alive[1] + world.alive[2] + world.alive[3] + world.alive[4];
}

static int is_over(void)
{
    return players_left() == 1 || world.turn > world.length;
}

/* ---- fleets ---- */

static void no_fleet(struct Sector *sector)
{
    sector->fleet = sector->ships = sector->moved = sector->fresh = 0;
}

/* This many ships of the player on turn arrive at the sector; returns the number that survives. */
static int arrive(struct Sector *sector, int ships)
{
    int enemy = sector->ships;

    if (!sector->fleet || sector->fleet == world.player) {
        sector->fleet = world.player;
        sector->ships += ships;
        return ships;
    }
    if (ships == enemy) {
        no_fleet(sector);
        return 0;
    }
    if (ships > enemy) {
        ships -= ships >= 3 * enemy ? 0 : ships >= 2 * enemy ? (enemy + 1) / 2 : enemy;
        sector->fleet = world.player;
        sector->ships = ships;
        return ships;
    }
    sector->ships -= enemy >= 3 * ships ? 0 : enemy >= 2 * ships ? (ships + 1) / 2 : ships;
    return 0;
}

/* ---- orders ---- */

static int is_sector(const char *text)
{
    return text[0] >= 'A' && text[0] <= 'D' && text[1] >= '1' && text[1] <= '4';
}

static struct Sector *sector_at(const char *text)
{
    return &world.at[text[0] - 'A'][text[1] - '1'];
}

static int move_ships(const char *text)
{
    struct Sector *from = sector_at(text);
    struct Sector *to = sector_at(text + 3);
    int ships = atoi(text + 5);
    int across = abs(text[0] - text[3]);
    int up = abs(text[1] - text[4]);

    if (from->fleet != world.player || across > 1 || up > 1 || across + up == 0 || ships < 1
        || ships > from->ships - from->moved - from->fresh
        || !has_colony_near(text[3] - 'A', text[4] - '1', world.player)
        || (to->fleet == world.player && to->ships + ships > 999)) {
        return 0;
    }
    from->ships -= ships;
    if (!from->ships) {
        no_fleet(from);
    }
    to->moved += arrive(to, ships);
    return 1;
}

static int build(const char *text)
{
    struct Sector *at = sector_at(text);
    int ships = atoi(text + 2);

    if (at->colony != world.player || ships < 1 || 10 * ships > at->people - at->used
        || 40 * ships > world.credits[world.player]
        || 20 * ships > world.materials[world.player] || (at->fleet == world.player && at->ships + ships > 999)
        || ships_of(world.player) + ships > 1535) {
        return 0;
    }
    world.credits[world.player] -= 40 * ships;
    world.materials[world.player] -= 20 * ships;
    at->used += 10 * ships;
    at->fresh += arrive(at, ships);
    return 1;
}

static int scrap(const char *text)
{
    struct Sector *at = sector_at(text);
    int ships = atoi(text + 2);

    if (at->fleet != world.player || ships < 1 || ships > at->ships) {
        return 0;
    }
    for (; ships; --ships) {
        --at->ships;
        if (at->moved) {
            --at->moved;
        } else if (at->fresh) {
            --at->fresh;
        }
    }
    if (!at->ships) {
        no_fleet(at);
    }
    return 1;
}

static int colonize(const char *text)
{
    struct Sector *at = sector_at(text);

    if (at->fleet != world.player || at->colony || at->ships - at->moved < 20) {
        return 0;
    }
    at->ships -= 20;
    if (!at->ships) {
        no_fleet(at);
    }
    at->colony = world.player;
    at->people = 20;
    at->used = 0;
    return 1;
}

static int terraform(const char *text)
{
    struct Sector *at = sector_at(text);

    if (at->colony != world.player || at->terran || world.materials[world.player] < 1000) {
        return 0;
    }
    world.materials[world.player] -= 1000;
    at->terran = 1;
    return 1;
}

/* ---- the end of a turn, step by step ---- */

static void no_colony(struct Sector *sector)
{
    sector->colony = sector->people = sector->used = 0;
}

static void bombard(void)
{
    struct Sector *at;
    int n;

    for (n = 0; n < 16; ++n) {
        at = &world.at[n % 4][n / 4];
        if (at->fleet == world.player && at->colony && at->colony != world.player) {
            at->people -= at->people * (at->ships > 50 ? 50 : at->ships) / 100;
        }
    }
}

static void lose_colonies(void)
{
    struct Sector *at;
    int n;
    int player;

    for (n = 0; n < 16; ++n) {
        at = &world.at[n % 4][n / 4];
        if (at->colony && at->people < 20) {
            no_colony(at);
            at->terran = 0;
        }
    }
    for (player = 1; player <= 4; ++player) {
        if (!world.alive[player] || home(player)->colony == player) {
            continue;
        }
        world.alive[player] = world.credits[player] = world.materials[player] = 0;
        for (n = 0; n < 16; ++n) {
            at = &world.at[n % 4][n / 4];
            if (at->colony == player) {
                no_colony(at);
            }
            if (at->fleet == player) {
                no_fleet(at);
            }
        }
    }
}

static void scrap_strays(void)
{
    int n;

    for (n = 0; n < 16; ++n) {
        if (world.at[n % 4][n / 4].fleet == world.player && !has_colony_near(n % 4, n / 4, world.player)) {
            no_fleet(&world.at[n % 4][n / 4]);
        }
    }
}

/* The nth sector in a player's own order: the first player's order, rotated by 90 degrees clockwise for each further
 * player. */
static struct Sector *in_order(int place, int player)
{
    static const char order[] = "A1A2B1C1B2A3A4B3C2D1D2C3B4C4D3D4";
    int column = order[2 * place] - 'A';
    int row = order[2 * place + 1] - '1';
    int turned;

    for (; player > 1; --player) {
        turned = 3 - column;
        column = row;
        row = turned;
    }
    return &world.at[column][row];
}

static void scrap_some(int rest, int all)
{
    struct Sector *at;
    struct Sector *worst;
    int left = rest;
    int most;
    int n;
    long remainder[16];

    for (n = 0; n < 16; ++n) {
        at = in_order(n, world.player);
        remainder[n] = -1;
        if (at->fleet == world.player) {
            remainder[n] = (long)at->ships * rest % all;
            left -= (int)((long)at->ships * rest / all);
            at->ships -= (int)((long)at->ships * rest / all);
        }
    }
    while (left--) {
        most = 0;
        for (n = 1; n < 16; ++n) {
            if (remainder[n] > remainder[most]) {
                most = n;
            }
        }
        worst = in_order(most, world.player);
        --worst->ships;
        remainder[most] = -1;
    }
    for (n = 0; n < 16; ++n) {
        at = in_order(n, world.player);
        if (at->fleet == world.player && !at->ships) {
            no_fleet(at);
        }
    }
}

static void take_income(void)
{
    int *credits = world.credits + world.player;
    int *materials = world.materials + world.player;
    int ships = ships_of(world.player);
    int payable;
    struct Sector *at;
    int n;

    for (n = 0; n < 16; ++n) {
        at = &world.at[n % 4][n / 4];
        if (at->colony != world.player || (at->fleet && at->fleet != world.player)) {
            continue;
        }
        if (at->terran) {
            *materials += at->people > 200 ? 200 : at->people;
            *credits += at->people > 1000 ? 1000 : at->people;
        } else {
            *materials += 5 * at->people > 1000 ? 1000 : 5 * at->people;
            *credits -= at->people > 200 ? 200 : at->people;
        }
    }
    if (*credits < 0) {
        *credits = 0;
    }
    payable = *materials / 10 < *credits / 20 ? *materials / 10 : *credits / 20;
    if (ships > payable) {
        scrap_some(ships - payable, ships);
        ships = payable;
    }
    *credits -= 20 * ships;
    *materials -= 10 * ships;
    *credits = *credits > 65000 ? 65000 : *credits;
    *materials = *materials > 65000 ? 65000 : *materials;
}

static void grow(void)
{
    struct Sector *at;
    int n;
    int most;

    for (n = 0; n < 16; ++n) {
        at = &world.at[n % 4][n / 4];
        if (at->colony == world.player) {
            most = at->terran ? 1000 : 200;
            at->people += at->people * (at->terran ? 20 : 10) / 100;
            at->people = at->people > most ? most : at->people;
            at->used = 0;
        }
        if (at->fleet == world.player) {
            at->moved = at->fresh = 0;
        }
    }
}

/* Sets the next player, or the winner if the game is over. */
static void pass_on(void)
{
    int player;
    int best = 0;

    do {
        world.turn += world.player == 4;
        world.player = world.player % 4 + 1;
    } while (!world.alive[world.player]);
    if (is_over()) {
        for (player = 1; player <= 4; ++player) {
            if (world.alive[player] && (!best || score(player) > score(best))) {
                best = player;
            }
        }
        world.player = best;
    }
}

static int end_turn(void)
{
    bombard();
    lose_colonies();
    scrap_strays();
    take_income();
    grow();
    pass_on();
    return 1;
}

int plain_play(const char *command)
{
    const char *word = strchr(command, ' ');

    if (is_over()) {
        return 0;
    }
    if (strcmp(command, "end") == 0) {
        return end_turn();
    }
    if (is_sector(command) && command[2] == '-' && is_sector(command + 3)) {
        return move_ships(command);
    }
    if (!word || !is_sector(word + 1)) {
        return 0;
    }
    switch (command[0]) {
    case 'b':
        return build(word + 1);
    case 's':
        return scrap(word + 1);
    case 'c':
        return colonize(word + 1);
    case 't':
        return terraform(word + 1);
    default:
        return 0;
    }
}
