/* gnubg_id.c: see gnubg_id.h. A position ID is 80 bits in base 64, lowest bits of each byte first: for the side that
 * waits, then for the side that rolls, each point from its own ace point to the bar: a bit 1 for every checker, then a
 * bit 0. It says nothing of dice and colours. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "host/bad_input.h"
#include "host/game_commands.h"
#include "host/gnubg_id.h"

#define LETTERS 14
#define BYTES 10
#define POINTS 24
#define PLACES 25 /* points and bar */
#define CHECKERS 15

static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
static int at[2][PLACES + 1]; /* of White and Black: checkers on places 1 to 25, as each side counts */

/* Prints the ID of a position as game_write_position has written it. */
static void print_id(const char *text)
{
    unsigned char key[BYTES + 2] = {0};
    int bit = 0;
    char *end;

    memset(at, 0, sizeof at);
    for (int point = POINTS; point; --point, ++text) {
        char owner = *text++;

        if (owner != '-') {
            at[owner == 'B'][owner == 'B' ? PLACES - point : point] = (int)strtol(text, &end, 10);
            text = end;
        }
    }
    at[0][PLACES] = (int)strtol(text, &end, 10);
    at[1][PLACES] = (int)strtol(end + 1, &end, 10);
    for (int owner = 0; owner < 2; ++owner) {
        for (int place = 1; place <= PLACES; ++place, ++bit) {
            for (int n = at[owner ^ (end[1] == 'w')][place]; n; --n, ++bit) {
                key[bit / 8] |= (unsigned char)(1 << bit % 8);
            }
        }
    }
    for (int i = 0; i < LETTERS; ++i) {
        const unsigned char *three = key + i / 4 * 3;

        putchar(letters[(three[0] << 16 | three[1] << 8 | three[2]) >> (18 - 6 * (i % 4)) & 63]);
    }
    putchar('\n');
}

/* Reads an ID into `at`, White rolls next. Returns 0 if it is none. */
static int read_id(const char *id)
{
    unsigned char key[BYTES + 2] = {0};
    int bit = 0;

    memset(at, 0, sizeof at);
    for (int i = 0; i < LETTERS; ++i) {
        const char *letter = strchr(letters, id[i]);
        int value = letter ? (int)(letter - letters) : 0;

        if (!letter || !id[i]) {
            return 0;
        }
        for (int n = 0; n < 6; ++n) {
            if (value >> (5 - n) & 1) {
                key[(6 * i + n) / 8] |= (unsigned char)(0x80 >> (6 * i + n) % 8);
            }
        }
    }
    for (int owner = 1; owner >= 0; --owner) {
        int count = 0;

        for (int place = 1; place <= PLACES; ++place, ++bit) {
            for (; bit < 8 * BYTES && key[bit / 8] >> bit % 8 & 1; ++bit) {
                ++at[owner][place];
                if (++count > CHECKERS) {
                    return 0;
                }
            }
        }
    }
    for (; bit < 8 * BYTES + 4; ++bit) {
        if (key[bit / 8] >> bit % 8 & 1) {
            return 0;
        }
    }
    return !id[LETTERS];
}

/* Prints `at` as a position; the game says whether it is one. */
static void print_position(const char *id)
{
    static char text[TEXT_SIZE];
    char *to = text;

    for (int point = POINTS; point; --point) {
        int white = at[0][point], black = at[1][PLACES - point];

        if (white && black) {
            bad_input("both sides are on a point in the position ID", id);
        }
        to += white ? sprintf(to, "W%d", white) : black ? sprintf(to, "B%d", black) : sprintf(to, "-");
        *to++ = point == 1 ? ' ' : ',';
    }
    sprintf(to, "%d/%d w -", at[0][PLACES], at[1][PLACES]);
    command_set(text);
    puts(text);
}

int gnubg_id_run(int count, char **words)
{
    static char text[TEXT_SIZE];

    if (count != 1) {
        bad_input("a position, in quotation marks, or a position ID must follow", "gnubg");
    }
    if (read_id(words[0])) {
        print_position(words[0]);
    } else if (!strchr(words[0], ',')) {
        bad_input("no such position ID", words[0]);
    } else {
        command_set(words[0]);
        game_write_position(text);
        print_id(text);
    }
    return 0;
}
