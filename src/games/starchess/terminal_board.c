/* terminal_board.c: draws the galaxy on a terminal. Host only. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/starchess/starchess.h"

#define CELL 11

static char *pad(char *text, const char *from, uint8_t width)
{
    while (text < from + width) {
        *text++ = ' ';
    }
    return text;
}

/* Writes a colony, "t1:120", or an empty planet, "b". */
static char *write_colony(char *text, uint8_t sector)
{
    char *from = text;

    *text++ = galaxy.terran[sector] ? 't' : 'b';
    if (galaxy.owner[sector] != NO_PLAYER) {
        *text++ = (char)('1' + galaxy.owner[sector]);
        *text++ = ':';
        text = stars_write_number(text, galaxy.people[sector]);
    }
    return pad(text, from, CELL);
}

/* Writes a fleet, "+1x20", or nothing. */
static char *write_fleet(char *text, uint8_t sector)
{
    char *from = text;

    if (galaxy.fleet[sector] != NO_PLAYER) {
        *text++ = '+';
        *text++ = (char)('1' + galaxy.fleet[sector]);
        *text++ = 'x';
        text = stars_write_number(text, galaxy.ships[sector]);
    }
    return pad(text, from, CELL);
}

static char *write_row(char *text, uint8_t rank)
{
    uint8_t file;

    *text++ = (char)('1' + rank);
    *text++ = ' ';
    for (file = 0; file < 4; ++file) {
        text = write_colony(text, (uint8_t)(rank << 2 | file));
    }
    *text++ = '\n';
    *text++ = ' ';
    *text++ = ' ';
    for (file = 0; file < 4; ++file) {
        text = write_fleet(text, (uint8_t)(rank << 2 | file));
    }
    *text++ = '\n';
    return text;
}

static char *write_words(char *text, const char *words)
{
    strcpy(text, words);
    return text + strlen(words);
}

#define NAME_WIDE 9

/* Writes what a player has: "> Gold   1000 credits, 500 materials, 20 ships, score -10". */
static char *write_player(char *text, uint8_t player)
{
    char *from = text;
    int16_t value = stars_score(player);

    text = write_words(text, player == side ? "> " : "  ");
    text = pad(write_words(text, game_info()->side_names[player]), from, NAME_WIDE);
    if (!galaxy.alive[player]) {
        return write_words(text, "defeated\n");
    }
    text = write_words(stars_write_number(text, galaxy.credits[player]), " credits, ");
    text = write_words(stars_write_number(text, galaxy.materials[player]), " materials, ");
    text = write_words(stars_write_number(text, galaxy.total[player]), " ships, score ");
    if (value < 0) {
        *text++ = '-';
        value = -value;
    }
    return write_words(stars_write_number(text, (uint16_t)value), "\n");
}

void game_write_board(char *text)
{
    uint8_t rank;

    for (rank = 4; rank--;) {
        text = write_row(text, rank);
    }
    text = write_words(text, "  A          B          C          D\n\nTurn ");
    text = write_words(stars_write_number(text, galaxy.turn > galaxy.length ? galaxy.length : galaxy.turn), " of ");
    text = write_words(stars_write_number(text, galaxy.length), "\n");
    for (rank = 0; rank < PLAYERS; ++rank) {
        text = write_player(text, rank);
    }
    *text = 0;
}
