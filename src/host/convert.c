/* convert.c: see convert.h. PGN and PDN (notes.h), and our own texts: the position a game begins with, then a move a
 * line, as `save` of `trog play` writes them; an empty line ends a game. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "host/convert.h"
#include "host/fault.h"
#include "host/notes.h"

#define FILE_MOST (64UL << 20) /* bytes */
#define STEP (1UL << 16)
#define WORDS_LENGTH 400

/* ---- files ---- */

char *convert_load(const char *name, size_t *length)
{
    FILE *file = strcmp(name, "-") == 0 ? stdin : fopen(name, "rb");
    char *text = 0;
    size_t room = 0;
    size_t got = 1;

    if (!file) {
        fault("this file cannot be read", name);
    }
    for (*length = 0; got && *length < FILE_MOST; *length += got) {
        if (room < *length + STEP + 1) {
            room = 2 * room + STEP + 1;
            text = realloc(text, room);
            if (!text) {
                fault("too large a file", name);
            }
        }
        got = fread(text + *length, 1, STEP, file);
    }
    if (ferror(file) || got) {
        fault(got ? "too large a file" : "this file cannot be read", name);
    }
    text[*length] = 0;
    if (file != stdin) {
        fclose(file);
    }
    return text;
}

void convert_refuse(const char *file, const char *why)
{
    static char what[WORDS_LENGTH];

    snprintf(what, sizeof what, "%s, line %u: %s", strcmp(file, "-") ? file : "standard input", notes_line, why);
    fault(what, notes_word);
}

/* ---- our own texts ---- */

static char *rest; /* what was not read yet */

/* The next line, without its end, or 0. */
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
    ++notes_line;
    return line;
}

/* A move of the game so far: 1. */
static int take_move(const char *line)
{
    record_judge();
    if ((outcome != OUTCOME_NONE && outcome != OUTCOME_CHANCE) || strlen(line) >= MOVE_SIZE || game_read_move(line)) {
        return 0;
    }
    record_play();
    return 1;
}

/* The next game; a line that is no move begins another. */
static const char *read_lines(int *found)
{
    char *line;
    const char *why;

    *found = 0;
    while ((line = next_line()) != 0) {
        snprintf(notes_word, sizeof notes_word, "%s", line);
        if (!*line) {
            if (*found) {
                return 0;
            }
        } else if (!*found) {
            notes_clear();
            game_reset();
            why = strlen(line) < TEXT_SIZE ? game_read_position(line) : "too long a position";
            if (why) {
                return why;
            }
            record_start();
            *found = 1;
        } else if (!take_move(line)) {
            size_t length = strlen(line);

            if (length >= TEXT_SIZE || game_read_position(line)) {
                return "neither a move of this game nor a position";
            }
            record_restore();
            line[length] = '\n'; /* it is the next game's */
            rest = line;
            --notes_line;
            return 0;
        }
    }
    return 0;
}

static void write_lines(void)
{
    char text[TEXT_SIZE];
    uint16_t n;

    puts(record_begin);
    game_reset();
    game_read_position(record_begin);
    for (n = 0; n < record_count; ++n) {
        record_move(n);
        game_write_move(text);
        puts(text);
        list_play();
        game_write_position(text);
        game_read_position(text);
    }
    putchar('\n');
    record_restore();
}

static void write_last(void)
{
    char text[TEXT_SIZE];

    game_write_position(text);
    puts(text);
}

static void write_notes(void)
{
    notes_write(stdout);
}

/* ---- the command ---- */

/* 1: the text begins with a position of the game. */
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
        return write_notes;
    }
    if (strcmp(name, "moves") == 0) {
        return write_lines;
    }
    if (strcmp(name, "positions") != 0) {
        fault("convert writes pgn, pdn, moves or positions, not", name);
    }
    return write_last;
}

int convert_run(int count, char **words)
{
    const char *file = 0;
    const char *why;
    const char *(*read)(int *);
    void (*write)(void) = 0;
    size_t length;
    int found;
    int i;

    for (i = 0; i < count; ++i) {
        if (strcmp(words[i], "--to") == 0 && i + 1 < count) {
            write = writer_of(words[++i]);
        } else if (strncmp(words[i], "--", 2) == 0 || file) {
            fault("convert GAME [FILE] [--to pgn|pdn|moves|positions], not", words[i]);
        } else {
            file = words[i];
        }
    }
    if (game_info()->roll) {
        fault("what fell in a game of chance has no text in", game_info()->name);
    }
    file = file ? file : "-";
    state_clear();
    rules = 0;
    rest = convert_load(file, &length);
    if (is_lines(rest)) {
        read = read_lines;
        write = write ? write : write_notes;
        notes_line = 0;
    } else {
        notes_open(rest, length);
        read = notes_read;
        write = write ? write : write_lines;
    }
    for (;;) {
        why = read(&found);
        if (why) {
            convert_refuse(file, why);
        }
        if (!found) {
            return 0;
        }
        write();
    }
}
