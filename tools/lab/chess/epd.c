/* epd.c: counts the positions of a test set that the program solves (make strength).
 *
 *   epd FILE.epd [--seconds N] [--nodes N] [--table N] [--without BITS] [--verbose 1]
 *
 * A line of the set is a chess position and operations: "bm" lists the best moves, "am" the moves to avoid, in standard
 * notation. A position is solved if the move found in N seconds of an Atari (60) is right.
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/level.h"
#include "engine/record.h"
#include "engine/think.h"
#include "host/games.h"
#include "host/progress.h"
#include "plat/machine.h"

#define LINE_SIZE 4096

static unsigned seconds = 60;
static unsigned long nodes;
static unsigned long table = TT_DEFAULT;
static unsigned without;
static int verbose;

static void read_options(int count, char **words)
{
    int i;

    for (i = 0; i + 1 < count; i += 2) {
        unsigned long value = strtoul(words[i + 1], 0, 0);

        if (strcmp(words[i], "--seconds") == 0) {
            seconds = (unsigned)value;
        } else if (strcmp(words[i], "--nodes") == 0) {
            nodes = value;
        } else if (strcmp(words[i], "--table") == 0) {
            table = value;
        } else if (strcmp(words[i], "--without") == 0) {
            without = (unsigned)value;
        } else if (strcmp(words[i], "--verbose") == 0) {
            verbose = (int)value;
        } else {
            fprintf(stderr, "epd: no such option '%s'\n", words[i]);
            exit(2);
        }
    }
}

/* Cuts the line after its first four words, which are the position. Returns the text after them. */
static char *cut_position(char *line)
{
    int blanks = 0;

    for (; *line && *line != '\n'; ++line) {
        if (*line == ' ' && ++blanks == 4) {
            *line = 0;
            return line + 1;
        }
    }
    return line;
}

/* Returns 1 if `wanted` is among the moves of an operation such as "bm Qg6 Nf3;". Sets *there to 1 if the line has that
 * operation, otherwise to 0. */
static int among(const char *operations, const char *name, uint16_t wanted, int *there)
{
    char word[16];
    int found = 0;
    int length;
    const char *at = strstr(operations, name);

    *there = at != 0;
    if (!at) {
        return 0;
    }
    at += strlen(name);
    while (sscanf(at, " %15[^; +#]%n", word, &length) == 1) {
        at += length;
        at += strspn(at, " +#");
        if (game_read_move(word)) {
            fprintf(stderr, "epd: no move '%s' in %s", word, operations);
        } else {
            found |= move == wanted;
        }
        if (*at == ';') {
            break;
        }
    }
    return found;
}

static int solved(char *line)
{
    static char written[TEXT_SIZE];
    char *operations = cut_position(line);
    const char *why = game_read_position(line);
    int good;
    int bad;
    int has_good;
    int has_bad;

    if (why) {
        fprintf(stderr, "epd: %s: %s\n", why, line);
        return 0;
    }
    record_start();
    think_defaults();
    think_without = (uint16_t)(WITHOUT_BOOK | without);
    if (nodes) {
        budget_nodes = nodes;
    } else {
        level_limit((uint16_t)(seconds * 10));
    }
    tt_entries = (uint32_t)table;
    tt_base = machine_tt_memory();
    think();
    good = among(operations, "bm ", think_move, &has_good);
    bad = among(operations, "am ", think_move, &has_bad);
    good = has_good ? good : has_bad && !bad;
    if (verbose) {
        move = think_move;
        game_write_move(written);
        printf("%s %s %d depth %u  %s; %.*s\n", good ? "yes" : "no ", written, think_score,
            think_reached, line, (int)strcspn(operations, ";\n"), operations);
    }
    return good;
}

int main(int count, char **words)
{
    static char line[LINE_SIZE];
    unsigned lines = 0;
    unsigned number = 0;
    unsigned right = 0;
    FILE *file = count > 1 ? fopen(words[1], "r") : 0;

    if (!file) {
        fprintf(stderr, "usage: epd FILE.epd [--seconds N] [--nodes N] [--table N]\n");
        return 2;
    }
    read_options(count - 2, words + 2);
    games_choose("chess");
    state_clear();
    game_reset();
    while (fgets(line, sizeof line, file)) {
        lines += strchr(line, '/') != 0;
    }
    rewind(file);
    while (fgets(line, sizeof line, file)) {
        if (strchr(line, '/')) {
            ++number;
            right += (unsigned)solved(line);
            progress_show("positions", number, lines, "");
        }
    }
    fclose(file);
    printf("%s: %u of %u\n", strrchr(words[1], '/') ? strrchr(words[1], '/') + 1 : words[1], right, number);
    return 0;
}
