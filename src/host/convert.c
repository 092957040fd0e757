/* convert.c: see convert.h. Converts between PGN or PDN (pgn.h) and lists of moves: the first position of a game, then
 * one move a line, as `save` of `trog play` writes them. An empty line ends a game. */
/* SPDX-License-Identifier: MIT */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "host/convert.h"
#include "host/bad_input.h"
#include "host/pgn.h"
#include "host/printable.h"

#define FILE_MOST (64UL << 20) /* bytes */
#define STEP (1UL << 16)
#define WORDS_LENGTH 400
#define ERRORS_SHOWN 20 /* errors of a file that are printed */

/* ---- files ---- */

/* A zero byte would end the text early, so it becomes another control character, which the readers report. */
static void replace_zeros(char *text, size_t length)
{
    char *zero;

    while ((zero = memchr(text, 0, length)) != 0) {
        *zero = '\1';
        length -= (size_t)(zero + 1 - text);
        text = zero + 1;
    }
}

char *convert_load(const char *name, size_t *length)
{
    FILE *file = strcmp(name, "-") == 0 ? stdin : fopen(name, "rb");
    char *text = 0;
    size_t room = 0;
    size_t got = 1;

    if (!file) {
        bad_input("cannot read the file", name);
    }
    for (*length = 0; got && *length < FILE_MOST; *length += got) {
        if (room < *length + STEP + 1) {
            room = 2 * room + STEP + 1;
            text = realloc(text, room);
            if (!text) {
                bad_input("the file is too large", name);
            }
        }
        got = fread(text + *length, 1, STEP, file);
    }
    if (ferror(file) || got) {
        bad_input(got ? "the file is too large" : "cannot read the file", name);
    }
    text[*length] = 0;
    replace_zeros(text, *length);
    if (file != stdin) {
        fclose(file);
    }
    return text;
}

/* Returns "FILE, line N: WHY". */
static const char *place_of(const char *file, const char *why)
{
    static char what[WORDS_LENGTH];

    snprintf(what, sizeof what, "%s, line %u: %s", strcmp(file, "-") ? file : "standard input", pgn_line, why);
    return printable(what);
}

void convert_refuse(const char *file, const char *why)
{
    bad_input(place_of(file, why), pgn_word);
}

/* ---- lists of moves ---- */

static char *rest; /* the text that has not been read yet */

/* Returns the next line without its end, or 0. */
static char *next_line(void)
{
    char *line = rest;
    size_t length;

    if (!*rest) {
        return 0;
    }
    length = strcspn(line, "\n");
    rest += length + (line[length] == '\n');
    line[length] = 0;
    line[strcspn(line, "\r")] = 0;
    ++pgn_line;
    return line;
}

/* Reads the next game and sets *found to 1 if there is one. Returns 0 or an error. A line that is a position instead of
 * a move starts another game. */
static const char *read_lines(int *found)
{
    char *line;
    const char *why;

    *found = 0;
    while ((line = next_line()) != 0) {
        snprintf(pgn_word, sizeof pgn_word, "%s", line);
        if (!*line) {
            if (*found) {
                break;
            }
        } else if (!*found) {
            pgn_clear();
            game_reset();
            why = strlen(line) < TEXT_SIZE ? game_read_position(line) : "this position is too long";
            if (why) {
                return why;
            }
            record_start();
            *found = 1;
        } else if (pgn_play(line)) {
            size_t length = strlen(line);

            if (length >= TEXT_SIZE || game_read_position(line)) {
                return "neither a move of this game nor a position";
            }
            line[length] = '\n'; /* puts the line back: it is the first of the next game */
            rest = line;
            --pgn_line;
            break;
        }
    }
    return 0;
}

/* After an error: skips the rest of the game, up to an empty line. */
static void skip_lines(void)
{
    const char *line;

    do {
        line = next_line();
    } while (line && *line);
}

static void write_lines(void)
{
    char text[MOVE_SIZE];
    uint16_t n;

    puts(record_begin);
    pgn_replay();
    for (n = 0; n < record_count; ++n) {
        record_move(n);
        game_write_move(text);
        puts(text);
        pgn_step();
    }
    putchar('\n');
}

static void write_last(void)
{
    char text[TEXT_SIZE];

    record_restore();
    game_write_position(text);
    puts(text);
}

static void write_pgn(void)
{
    pgn_write_only(stdout);
}

/* ---- the command ---- */

/* Returns 1 if the text starts with a position of the game, so that it is a list of moves and not PGN. */
static int is_lines(const char *text)
{
    char line[TEXT_SIZE];
    size_t length = strcspn(text, "\r\n");

    if (!length || length >= sizeof line) {
        return 0;
    }
    memcpy(line, text, length);
    line[length] = 0;
    game_reset();
    return game_read_position(line) == 0;
}

static void (*writer_of(const char *name))(void)
{
    if (strcmp(name, "pgn") == 0 || strcmp(name, "pdn") == 0) {
        return write_pgn;
    }
    if (strcmp(name, "moves") == 0) {
        return write_lines;
    }
    if (strcmp(name, "positions") != 0) {
        bad_input("convert writes pgn, pdn, moves or positions, not", name);
    }
    return write_last;
}

/* A format to read: `read` reads the next game, `skip` skips the rest of a bad game. */
typedef struct {
    const char *(*read)(int *found);
    void (*skip)(void);
} Reader;

/* Converts every game of the file. A bad game is reported and skipped. Returns the exit status. */
static int convert_games(const char *file, const Reader *reader, void (*write)(void))
{
    static char more[60];
    unsigned bad = 0;
    const char *why;
    int found;

    for (;;) {
        why = reader->read(&found);
        if (why) {
            if (++bad <= ERRORS_SHOWN) {
                fflush(stdout); /* so that the games before the bad one appear first */
                bad_input_line(place_of(file, why), pgn_word);
            }
            reader->skip();
        } else if (found) {
            write();
        } else {
            break;
        }
    }
    if (bad > ERRORS_SHOWN) {
        snprintf(more, sizeof more, "%u more bad games in", bad - ERRORS_SHOWN);
        bad_input_line(more, file);
    }
    return bad ? STATUS_BAD_INPUT : 0;
}

static const Reader lines = { read_lines, skip_lines };
static const Reader pgn_reader = { pgn_read, pgn_skip };

/* Sets the text to read from and returns the reader of its format. */
static const Reader *open_text(char *text, size_t length)
{
    rest = text;
    if (is_lines(text)) {
        pgn_line = 0;
        return &lines;
    }
    pgn_open(text, length);
    return &pgn_reader;
}

const char *convert_first(char *text, size_t length, int *found)
{
    return open_text(text, length)->read(found);
}

int convert_run(int count, char **words)
{
    const Reader *reader;
    char *text;
    const char *file = 0;
    void (*write)(void) = 0;
    size_t length;
    int i;

    for (i = 0; i < count; ++i) {
        if (strcmp(words[i], "--to") == 0 && i + 1 < count) {
            write = writer_of(words[++i]);
        } else if (strncmp(words[i], "--", 2) == 0 || file) {
            bad_input("convert GAME [FILE] [--to pgn|pdn|moves|positions], not", words[i]);
        } else {
            file = words[i];
        }
    }
    if (game_info()->draw_random) {
        bad_input("no text format has the random results of", game_info()->name);
    }
    file = file ? file : "-";
    state_clear();
    rules = 0;
    text = convert_load(file, &length);
    reader = open_text(text, length);
    return convert_games(file, reader, write ? write : reader == &lines ? write_pgn : write_lines);
}
