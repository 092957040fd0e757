/* position_read.c: reads a position, the line that position.c writes; asm/games/starchess/position_read.s is its
 * twin. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/text.h"
#include "games/starchess/starchess.h"
#include "texts/starchess.h"

static uint8_t side_before;
static uint8_t outcome_before;

static uint16_t number; /* the last number that was read */

/* Reads a number into `number`. Returns 1 if there is none or if it is not from `least` to `most`. */
static uint8_t no_number(uint16_t least, uint16_t most)
{
    return !stars_read_number(&number) || number < least || number > most;
}

/* Reads the given character. Returns 0, and reads nothing, if another one follows. */
static uint8_t read_character(char character)
{
    if (*stars_text != character) {
        return 0;
    }
    ++stars_text;
    return 1;
}

/* Reads a player's number, 1 to 4, and returns the player; returns NO_PLAYER if there is no such number. */
static uint8_t read_player(void)
{
    uint8_t player = (uint8_t)(*stars_text - '1');

    if (player >= PLAYERS) {
        return NO_PLAYER;
    }
    ++stars_text;
    return player;
}

static const char *read_colony(uint8_t sector)
{
    galaxy.owner[sector] = read_player();
    if (galaxy.owner[sector] == NO_PLAYER) {
        return 0;
    }
    if (!read_character(':') || no_number(PEOPLE_LEAST, galaxy.terran[sector] ? TERRAN_MOST : BARREN_MOST)) {
        return TEXT_BAD_PEOPLE;
    }
    galaxy.people[sector] = number;
    if (read_character('u')) {
        if (no_number(SHIP_PEOPLE, galaxy.people[sector]) || number % SHIP_PEOPLE) {
            return TEXT_BAD_BUILT;
        }
        galaxy.built[sector] = (uint8_t)(number / SHIP_PEOPLE);
    }
    return 0;
}

static const char *read_fleet(uint8_t sector)
{
    if (!read_character('+')) {
        return 0;
    }
    galaxy.fleet[sector] = read_player();
    if (galaxy.fleet[sector] == NO_PLAYER || !read_character('x') || no_number(1, SHIPS_MOST)) {
        return TEXT_BAD_FLEET;
    }
    galaxy.ships[sector] = number;
    if (read_character('m')) {
        if (no_number(1, galaxy.ships[sector])) {
            return TEXT_BAD_MOVED;
        }
        galaxy.moved[sector] = number;
    }
    if (read_character('n')) {
        if (galaxy.fleet[sector] != galaxy.owner[sector]
            || no_number(1, (uint16_t)(galaxy.ships[sector] - galaxy.moved[sector])) || number > galaxy.built[sector]) {
            return TEXT_BAD_NEW;
        }
        galaxy.fresh[sector] = (uint8_t)number;
    }
    return 0;
}

static const char *read_sectors(void)
{
    const char *why;
    uint8_t i;
    uint8_t sector;

    for (i = 0; i < SECTORS; ++i) {
        sector = (uint8_t)(i ^ 12);
        galaxy.terran[sector] = *stars_text == 't';
        if (!galaxy.terran[sector] && *stars_text != 'b') {
            return TEXT_BAD_PLANET;
        }
        ++stars_text;
        why = read_colony(sector);
        if (!why) {
            why = read_fleet(sector);
        }
        if (why) {
            return why;
        }
        if (!read_character(i == SECTORS - 1 ? ' ' : (i & 3) == 3 ? '/' : ',')) {
            return TEXT_BAD_ROWS;
        }
    }
    return 0;
}

static const char *read_reserves(void)
{
    uint8_t player;

    for (player = 0; player < PLAYERS; ++player) {
        galaxy.alive[player] = !read_character('x');
        if (galaxy.alive[player]) {
            if (no_number(0, RESERVE_MOST)) {
                return TEXT_BAD_RESERVE;
            }
            galaxy.credits[player] = number;
            if (!read_character('/') || no_number(0, RESERVE_MOST)) {
                return TEXT_BAD_RESERVE;
            }
            galaxy.materials[player] = number;
        }
        if (!read_character(player == PLAYERS - 1 ? ' ' : ',')) {
            return TEXT_BAD_RESERVES;
        }
    }
    return 0;
}

/* Reads the letters of the computer players. Returns 1 if one of them is wrong. */
static uint8_t no_letters(void)
{
    uint8_t player;
    uint8_t n;

    for (player = 0; player < PLAYERS; ++player) {
        n = LETTERS;
        do {
            if (!n) {
                return 1;
            }
            --n;
        } while (stars_letters[n] != *stars_text);
        galaxy.letters[player] = n;
        ++stars_text;
    }
    return 0;
}

static const char *read_turn(void)
{
    side = read_player();
    if (side == NO_PLAYER || !read_character(' ')) {
        side = 0;
        return TEXT_BAD_SIDE;
    }
    if (no_number(1, TURNS + 1)) {
        return TEXT_BAD_TURN;
    }
    galaxy.turn = (uint8_t)number;
    if (!*stars_text) {
        galaxy.length = TURNS; /* a position without letters is one of the first edition */
        return 0;
    }
    galaxy.length = stars_length_of((uint8_t)(rules / GALAXIES));
    if (!read_character(' ') || no_letters()) {
        return TEXT_BAD_LETTERS;
    }
    if (galaxy.turn > galaxy.length + 1) {
        return TEXT_LATE_TURN;
    }
    return *stars_text ? TEXT_AFTER_TURN : 0;
}

/* Checks that a defeated player has nothing, that every other player has its home colony, and that no player has more
 * than SHIPS_ALL ships. */
static const char *check_players(void)
{
    uint8_t player;

    for (player = 0; player < PLAYERS; ++player) {
        if (!galaxy.alive[player] && (galaxy.colonies[player] || galaxy.total[player])) {
            return TEXT_DEFEATED_OWNS;
        }
        if (galaxy.alive[player] && galaxy.owner[stars_home[player]] != player) {
            return stars_error(stars_home[player], TEXT_NO_HOME);
        }
        if (galaxy.total[player] > SHIPS_ALL) {
            return TEXT_ALL_SHIPS;
        }
    }
    return galaxy.alive[side] ? 0 : TEXT_SIDE_DEFEATED;
}

static const char *check_marks(void)
{
    uint8_t sector;

    for (sector = 0; sector < SECTORS; ++sector) {
        if ((galaxy.built[sector] && galaxy.owner[sector] != side)
            || ((galaxy.moved[sector] || galaxy.fresh[sector]) && galaxy.fleet[sector] != side)) {
            return stars_error(sector, TEXT_BAD_MARKS);
        }
    }
    return 0;
}

static const char *read_all(void)
{
    const char *why = read_sectors();

    if (!why) {
        why = read_reserves();
    }
    if (!why) {
        why = read_turn();
    }
    if (why) {
        return why;
    }
    stars_count();
    why = check_players();
    return why ? why : check_marks();
}

/* Checks that the winner is to move if the game is over: stars_find_outcome then sets `side` to the winner. */
static const char *check_end(void)
{
    uint8_t player = side;

    stars_find_outcome();
    return player == side ? 0 : TEXT_BAD_WINNER;
}

const char *game_read_position(const char *text)
{
    const char *why;
    uint8_t i;

    stars_save(); /* restored if the new position is refused */
    side_before = side;
    outcome_before = outcome;
    memset(&galaxy, 0, sizeof galaxy);
    for (i = 0; i < SECTORS; ++i) {
        galaxy.owner[i] = NO_PLAYER;
        galaxy.fleet[i] = NO_PLAYER;
    }
    stars_text = text;
    why = read_all();
    if (!why) {
        why = check_end();
    }
    if (why) {
        stars_restore();
        side = side_before;
        outcome = outcome_before;
        return text_error((uint16_t)(stars_text - text), why);
    }
    stars_begin();
    return 0;
}
