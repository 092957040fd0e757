/* position.c: sets up the start position; writes positions as one line: board, reserves, player to move, full turn.
 * asm/games/starchess/position.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/random.h"
#include "games/starchess/starchess.h"

#define RULES_TERRAN 1
#define RULES_RANDOM 2

void stars_begin(void)
{
    ply = 0;
    reversible_plies[0] = 0;
    stars_count();
    stars_find_outcome();
    game_hash();
}

/* Sets up the start position. The variant makes all planets barren, all terran, or random by random_seed; the four home
 * planets are always terran. */
void game_reset(void)
{
    uint8_t i;

    memset(&galaxy, 0, sizeof galaxy);
    for (i = 0; i < SECTORS; ++i) {
        galaxy.owner[i] = NO_PLAYER;
        galaxy.fleet[i] = NO_PLAYER;
        galaxy.terran[i] = rules == RULES_RANDOM ? random_below(2) : rules == RULES_TERRAN;
    }
    for (i = 0; i < PLAYERS; ++i) {
        galaxy.terran[stars_home[i]] = 1;
        galaxy.owner[stars_home[i]] = i;
        galaxy.people[stars_home[i]] = 20;
        galaxy.fleet[stars_home[i]] = i;
        galaxy.ships[stars_home[i]] = 20;
        galaxy.credits[i] = 400;
        galaxy.materials[i] = 200;
        galaxy.alive[i] = 1;
    }
    galaxy.turn = 1;
    side = 0;
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
    text = write_marked(text, ' ', galaxy.turn);
    *text = 0;
}
