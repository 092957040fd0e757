/* mkbook.c: compiles an opening book from text that a player can read.
 *
 *   mkbook GAME IN.txt OUT.bin OUT.c
 *
 * A line is the moves from the start, " > ", and the book's replies:
 *     4 4 4 3 > 4 5=2
 * with "-" for no moves, and "=N" for a weight of 1 to 15 (10 if not given).
 * "#" begins a comment. An absent IN.txt makes an empty book.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/book.h"
#include "engine/game.h"
#include "engine/list.h"
#include "engine/text.h"
#include "host/games.h"

#define ENTRIES_MOST 16384
#define LINE_SIZE 1024
#define WEIGHT_USUAL 10

static unsigned char entries[ENTRIES_MOST][BOOK_ENTRY];
static unsigned count;
static const char *file_name;
static unsigned line_number;

static void stop(const char *what, const char *detail)
{
    fprintf(stderr, "mkbook: %s line %u: %s '%s'\n", file_name, line_number, what, detail);
    exit(1);
}

static void play(const char *word)
{
    const char *why;

    if (outcome != OUTCOME_NONE) {
        stop("the game is over before", word);
    }
    if (ply >= PLIES - 2) {
        stop("too long a line at", word);
    }
    why = game_read_move(word);
    if (why) {
        stop(why, word);
    }
    list_play();
    game_hash();
}

/* Adds the position on the board, unless it is there already. */
static void add_position(unsigned weight)
{
    unsigned i;

    game_book_key();
    book_key[BOOK_ENTRY - 1] = (uint8_t)((book_key[BOOK_ENTRY - 1] & 0xF0) | weight);
    for (i = 0; i < count; ++i) {
        if (memcmp(entries[i], book_key, BOOK_ENTRY) == 0) {
            return;
        }
    }
    if (count == ENTRIES_MOST) {
        stop("too many positions", "");
    }
    memcpy(entries[count++], book_key, BOOK_ENTRY);
}

/* "4=3": the move, and its weight. */
static void add_reply(char *word)
{
    char *equals = strchr(word, '=');
    unsigned weight = WEIGHT_USUAL;

    if (equals) {
        *equals = 0;
        weight = (unsigned)atoi(equals + 1);
        if (weight < 1 || weight > 15) {
            stop("a weight is 1 to 15", equals + 1);
        }
    }
    play(word);
    add_position(weight);
    game_unmake();
    outcome = OUTCOME_NONE;
}

static void read_line(char *line)
{
    char *word;
    int replies = -1;

    line[strcspn(line, "#\r\n")] = 0;
    game_reset();
    for (word = strtok(line, " \t"); word; word = strtok(0, " \t")) {
        if (strcmp(word, ">") == 0) {
            replies = 0;
        } else if (replies >= 0) {
            add_reply(word);
            ++replies;
        } else if (strcmp(word, "-") != 0) {
            play(word);
        }
    }
    if (replies == 0 || (replies < 0 && ply)) {
        stop("no reply in", "moves > reply");
    }
}

static void read_file(void)
{
    static char line[LINE_SIZE];
    FILE *file = fopen(file_name, "r");

    if (!file) {
        return;
    }
    while (fgets(line, sizeof line, file)) {
        ++line_number;
        read_line(line);
    }
    fclose(file);
}

static int compare(const void *a, const void *b)
{
    return memcmp(a, b, BOOK_ENTRY);
}

static FILE *open_output(const char *name)
{
    FILE *file = fopen(name, "wb");

    if (!file) {
        perror(name);
        exit(1);
    }
    return file;
}

static void write_c(const char *game, FILE *file)
{
    unsigned i;

    fprintf(file, "/* the book of %s, by mkbook */\n#include <stdint.h>\n"
        "const uint16_t game_book_entries = %u;\nconst uint8_t game_book[] = {\n", game, count);
    for (i = 0; i < count; ++i) {
        fprintf(file, "%u,%u,%u,%u,\n", entries[i][0], entries[i][1], entries[i][2], entries[i][3]);
    }
    fprintf(file, "0 };\n");
}

int main(int argc, char **argv)
{
    FILE *binary;
    FILE *source;

    if (argc != 5 || !games_choose(argv[1])) {
        fprintf(stderr, "usage: mkbook GAME IN.txt OUT.bin OUT.c\n");
        return 1;
    }
    file_name = argv[2];
    read_file();
    qsort(entries, count, BOOK_ENTRY, compare);
    binary = open_output(argv[3]);
    fwrite(entries, BOOK_ENTRY, count, binary);
    fclose(binary);
    source = open_output(argv[4]);
    write_c(argv[1], source);
    fclose(source);
    printf("book %s: %u positions, %u bytes\n", argv[1], count, count * BOOK_ENTRY);
    return 0;
}
