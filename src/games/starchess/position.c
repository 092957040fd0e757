/* position.c: sets up the start position; writes positions as one line: board, reserves, player to move, full turn,
 * letters of the computer players.
 * asm/games/starchess/position.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/random.h"
#include "games/starchess/starchess.h"

/* By start: the people of home and second colony (0: there is none), the reserves of the player who begins, and the
 * number of full turns. Each later player has RESERVE_STEP credits more than the one before, except in the published
 * start. */
typedef struct {
    uint16_t home;
    uint8_t second;
    uint16_t credits;
    uint16_t materials;
    uint8_t length;
} Start;
static const Start starts[] = {
    { 200, 50, 1000, 500, 80 }, { 400, 100, 1000, 500, 60 }, { 20, 0, 400, 200, TURNS }
};
#define RESERVE_STEP 100
#define FIRST_SHIPS 20

void stars_begin(void)
{
    ply = 0;
    reversible_plies[0] = 0;
    stars_count();
    stars_find_outcome();
    game_hash();
}

/* The places in a player's order of sectors of the three planets around its home. */
static const uint8_t near_home[] = { 1, 2, 4 };
#define NEAR_HOME 3

uint8_t stars_length_of(uint8_t start)
{
    return starts[start].length;
}

/* Draws the planets. In a symmetric galaxy those of the first player's quarter are drawn, and turned for the others. */
static void draw_planets(uint8_t kind)
{
    uint8_t i;
    uint8_t player;
    uint8_t is_terran;

    if (kind == GALAXY_SYMMETRIC) {
        for (i = 0; i < NEAR_HOME; ++i) {
            is_terran = random_below(2);
            for (player = 0; player < PLAYERS; ++player) {
                galaxy.terran[stars_order[(uint8_t)(player << 4) + near_home[i]]] = is_terran;
            }
        }
        return;
    }
    for (i = 0; i < SECTORS; ++i) {
        galaxy.terran[i] = kind == GALAXY_RANDOM ? random_below(2) : kind == GALAXY_TERRAN;
    }
}

/* Sets up what the player owns. `second` is the place of the second colony in its order of sectors. */
static void set_up_player(const Start *start, uint8_t player, uint8_t second)
{
    uint8_t sector = stars_home[player];

    galaxy.terran[sector] = 1;
    galaxy.owner[sector] = player;
    galaxy.people[sector] = start->home;
    galaxy.fleet[sector] = player;
    galaxy.ships[sector] = FIRST_SHIPS;
    galaxy.materials[player] = start->materials;
    galaxy.alive[player] = 1;
    if (start->second) {
        sector = stars_order[(uint8_t)(player << 4) + second];
        galaxy.terran[sector] = 0;
        galaxy.owner[sector] = player;
        galaxy.people[sector] = start->second;
    }
}

/* Sets up the start position of the variant. What is random depends on random_seed. */
void game_reset(void)
{
    const Start *start = starts + (uint8_t)(rules / GALAXIES);
    uint16_t credits = start->credits;
    uint8_t second = 0;
    uint8_t i;

    memset(&galaxy, 0, sizeof galaxy);
    for (i = 0; i < SECTORS; ++i) {
        galaxy.owner[i] = NO_PLAYER;
        galaxy.fleet[i] = NO_PLAYER;
    }
    draw_planets((uint8_t)(rules % GALAXIES));
    side = 0;
    if (start->second) {
        second = near_home[random_below(NEAR_HOME)];
        side = random_below(PLAYERS);
        for (i = 0; i < PLAYERS; ++i) {
            galaxy.letters[i] = random_below(2) ? KIND_NEW | LETTER_MIRRORED : KIND_NEW;
        }
    }
    for (i = 0; i < PLAYERS; ++i) {
        set_up_player(start, i, second);
    }
    i = side;
    do {
        galaxy.credits[i] = credits;
        if (start->second) {
            credits += RESERVE_STEP;
        }
        i = (uint8_t)(i + 1) & (PLAYERS - 1);
    } while (i != side);
    galaxy.turn = 1;
    galaxy.length = start->length;
    stars_begin();
}

/* ---- writing ---- */

static char *write_marked(char *text, char mark, uint16_t number)
{
    *text++ = mark;
    return stars_write_number(text, number);
}

static char *write_sector(char *text, uint8_t sector)
{
    *text++ = galaxy.terran[sector] ? 't' : 'b';
    if (galaxy.owner[sector] != NO_PLAYER) {
        *text++ = (char)('1' + galaxy.owner[sector]);
        text = write_marked(text, ':', galaxy.people[sector]);
        if (galaxy.built[sector]) {
            text = write_marked(text, 'u', (uint16_t)(galaxy.built[sector] * SHIP_PEOPLE));
        }
    }
    if (galaxy.fleet[sector] != NO_PLAYER) {
        *text++ = '+';
        *text++ = (char)('1' + galaxy.fleet[sector]);
        text = write_marked(text, 'x', galaxy.ships[sector]);
        if (galaxy.moved[sector]) {
            text = write_marked(text, 'm', galaxy.moved[sector]);
        }
        if (galaxy.fresh[sector]) {
            text = write_marked(text, 'n', galaxy.fresh[sector]);
        }
    }
    return text;
}

/* The letters are left out if all are those of the first edition, and its number of turns. */
static char *write_letters(char *text)
{
    uint8_t i;

    if (galaxy.length == TURNS
        && !(galaxy.letters[0] | galaxy.letters[1] | galaxy.letters[2] | galaxy.letters[3])) {
        return text;
    }
    *text++ = ' ';
    for (i = 0; i < PLAYERS; ++i) {
        *text++ = stars_letters[galaxy.letters[i]];
    }
    return text;
}

void game_write_position(char *text)
{
    uint8_t i;
    uint8_t sector;

    for (i = 0; i < SECTORS; ++i) {
        sector = (uint8_t)(i ^ 12); /* rank 4 first */
        text = write_sector(text, sector);
        *text++ = i == SECTORS - 1 ? ' ' : (i & 3) == 3 ? '/' : ',';
    }
    for (i = 0; i < PLAYERS; ++i) {
        if (galaxy.alive[i]) {
            text = stars_write_number(text, galaxy.credits[i]);
            text = write_marked(text, '/', galaxy.materials[i]);
        } else {
            *text++ = 'x';
        }
        *text++ = i == PLAYERS - 1 ? ' ' : ',';
    }
    *text++ = (char)('1' + side);
    text = write_letters(write_marked(text, ' ', galaxy.turn));
    *text = 0;
}
