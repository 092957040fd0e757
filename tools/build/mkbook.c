/* mkbook.c: compiles an opening book from a text. books/books.mk calls it.
 *
 *   mkbook GAME IN.txt OUT      writes OUT.bin, OUT.nam and OUT.c
 *   mkbook GAME IN.txt -        prints the book's moves, a line a position: moves that lead to it > replies=weights
 *
 * The text has two kinds of lines. The first gives a position and the book's replies to it:
 *     4 4 4 3 > 4 5=1             moves from the start, then replies; "-" for no moves
 * "=N" is a weight: 1, 3 or 9 (9 if not given). The second kind names an opening; indented lines below it continue the
 * moves of the opening:
 *     French, Winawer: e4 e6 d4 d5 Nc3 Bb4
 *       e5 c5 a3
 *       Bd2 g5?
 * "?" marks a move that the book knows but does not play, "?!" one that it plays rarely: its weight is 1. A mark
 * belongs to the move; other moves to the same position are not affected. A reply may also be marked "?":
 *     d4 d5 e4 > c6? e6?
 * Such moves are in no line, but lead to positions of other lines, and must not be played here. The weight of the other
 * moves depends on the number of lines that share them. In both kinds of lines the positions before a reply are known,
 * too. "#" starts a comment. A missing IN.txt makes an empty book.
 *
 * OUT.bin is the book (engine/book.h), OUT.nam the openings (host/books.h), OUT.c has both.
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "host/games.h"
#include "bank.h"
#include "mkbook.h"

#define NAME_SIZE 1024
#define SECTION_LEAST 256 /* a last section that would be shorter is not worth its head */
#define BUCKET_BYTES 255
#define LOW_BITS_LEAST 6  /* so that a bucket is at most BOOK_STEPS steps long */
#define LOW_BITS_MOST 13

static Position included[POSITIONS_MOST]; /* the positions that go into the book */
static uint8_t book[65536];

/* ---- output ---- */

static int by_lines(const void *a, const void *b)
{
    const Position *first = a;
    const Position *second = b;

    if (first->lines != second->lines) {
        return first->lines > second->lines ? -1 : 1;
    }
    if (first->plies != second->plies) {
        return first->plies - second->plies;
    }
    return memcmp(first->key, second->key, BOOK_KEY);
}

static int by_identity(const void *a, const void *b)
{
    unsigned long first = hits_identity(((const Position *)a)->key);
    unsigned long second = hits_identity(((const Position *)b)->key);

    return first < second ? -1 : first > second;
}

/* Number of bits written so far. Bits are written from &book[0] on, highest bit first. */
static unsigned long written;

static void write_bit(int bit)
{
    uint8_t *byte = book + written / 8;

    if (written % 8 == 0) {
        *byte = 0xFF;
    }
    if (!bit) {
        *byte &= (uint8_t)~(0x80 >> written % 8);
    }
    ++written;
}

static void write_position(unsigned gap, unsigned low_bits, uint8_t weight)
{
    unsigned i;

    for (i = gap >> low_bits; i; --i) {
        write_bit(1);
    }
    write_bit(0);
    for (i = low_bits; i; --i) {
        write_bit(gap >> (i - 1) & 1);
    }
    for (i = 0; book_weights[i] != weight; ++i) {
        write_bit(1);
    }
    if (i != BOOK_RAREST) {
        write_bit(0);
    }
}

/* Writes a section of the book at `start` from sorted positions. Returns its end; sizeof book if a bucket is too
 * long. */
static unsigned write_section(unsigned start, const Position *from, int number, unsigned low_bits)
{
    uint8_t *lengths = book + start + BOOK_SALTS + 1;
    unsigned at = start + BOOK_HEAD;
    unsigned place;
    unsigned last;
    unsigned bucket;
    int i = 0;

    memcpy(book + start, hits_salt, BOOK_SALTS);
    book[start + BOOK_SALTS] = (uint8_t)low_bits;
    for (bucket = 0; bucket < BOOK_BUCKETS; ++bucket) {
        written = 8UL * at;
        for (last = 0; i < number && hits_identity(from[i].key) >> PLACE_BITS == bucket; ++i) {
            place = (unsigned)(hits_identity(from[i].key) & ((1UL << PLACE_BITS) - 1));
            write_position(place - last, low_bits, from[i].weight);
            last = place;
        }
        if ((written + 7) / 8 - at > BUCKET_BYTES) {
            return sizeof book;
        }
        lengths[bucket] = (uint8_t)((written + 7) / 8 - at);
        at += lengths[bucket];
    }
    return at;
}

/* Writes a section with the number of low bits that makes it shortest. */
static unsigned add_section(unsigned start, const Position *from, int number)
{
    static Position sorted[POSITIONS_MOST];
    unsigned best = LOW_BITS_LEAST;
    unsigned least = sizeof book;
    unsigned low_bits;
    unsigned end;

    memcpy(sorted, from, (size_t)number * sizeof *from);
    qsort(sorted, (size_t)number, sizeof *sorted, by_identity);
    for (low_bits = LOW_BITS_LEAST; low_bits <= LOW_BITS_MOST; ++low_bits) {
        end = write_section(start, sorted, number, low_bits);
        if (end < least) {
            least = end;
            best = low_bits;
        }
    }
    return write_section(start, sorted, number, best);
}

/* Returns the number of positions that fit into a section of `limit` bytes. */
static int section_positions(const Position *from, int number, unsigned limit)
{
    int least = 0;
    int most = number + 1;
    int tried;

    while (most - least > 1) {
        tried = (least + most) / 2;
        if (add_section(book_size, from, tried) - book_size <= limit) {
            least = tried;
        } else {
            most = tried;
        }
    }
    return least;
}

/* Writes the book, section by section. All but the last have PART_BYTES bytes: bits of 1 after the last bucket pad
 * them. The last section is recognized by its length, which is not a multiple of 256. Positions for which there is no
 * memory on an XL (BOOK_UNDER_ROM) are left out: those in the fewest lines. */
static void fill(int is_reported)
{
    int number = 0;
    int done;
    int fits;
    int i;

    for (i = 0; i < position_count; ++i) {
        if (!positions[i].is_gone) {
            included[number++] = positions[i];
        }
    }
    qsort(included, (size_t)number, sizeof *included, by_lines);
    book_data = book;
    for (done = 0; done < number && BOOK_UNDER_ROM - book_size >= SECTION_LEAST; done += fits) {
        unsigned start = book_size;
        unsigned left = BOOK_UNDER_ROM - start;
        int is_last = left < PART_BYTES + SECTION_LEAST;
        unsigned end;

        if (left >= PART_BYTES) {
            left = (unsigned)(PART_BYTES - is_last);
        }
        fits = section_positions(included + done, number - done, left);
        end = add_section(start, included + done, fits);
        for (; !is_last && done + fits < number ? end - start < PART_BYTES : (end - start) % 256 == 0; ++end) {
            book[end] = 0xFF;
            ++book[start + BOOK_HEAD - 1];
        }
        book_size = (uint16_t)end;
        if (is_reported) {
            printf("%d positions, %u bytes; ", fits, end - start);
        }
    }
    for (i = done; i < number; ++i) {
        positions[text_find(included[i].key)].is_gone = 1;
    }
    if (is_reported) {
        printf("%d left out; ", position_count - done);
    }
}

static FILE *open_output(const char *stem, const char *ending)
{
    static char name[NAME_SIZE];
    FILE *file;

    snprintf(name, sizeof name, "%s.%s", stem, ending);
    file = fopen(name, "wb");
    if (!file) {
        perror(name);
        exit(1);
    }
    return file;
}

static void write_file(const char *stem, const char *ending, const uint8_t *bytes, unsigned size)
{
    FILE *file = open_output(stem, ending);

    fwrite(bytes, 1, size, file);
    fclose(file);
}

static void write_bytes(FILE *file, const uint8_t *bytes, unsigned size)
{
    unsigned i;

    for (i = 0; i < size; ++i) {
        fprintf(file, "%u,%s", bytes[i], i % 20 == 19 ? "\n" : "");
    }
}

static void write_c(const char *game, FILE *file)
{
    fprintf(file, "/* the book of %s, by mkbook */\n#include <stdint.h>\n"
        "const uint16_t game_book_size = %u;\nconst uint8_t game_book[] = {\n", game, book_size);
    write_bytes(file, book, book_size);
    fprintf(file, "0 };\n#ifndef __CC65__\nconst uint16_t game_openings_size = %u;\n"
        "const uint8_t game_openings[] = {\n", openings_size);
    write_bytes(file, openings, openings_size);
    fprintf(file, "0 };\n#endif\n");
}

/* ---- printing the book ---- */

/* Writes the moves of the position on the board that have a weight. */
static void write_replies(char *line)
{
    static char text[TEXT_SIZE];
    int to;
    uint8_t i;

    *line = 0;
    list_moves();
    for (i = 1; outcome == OUTCOME_NONE && i <= move_count; ++i) {
        list_choose(i);
        game_write_move(text);
        list_play();
        if (outcome != OUTCOME_ILLEGAL) {
            game_hash();
            game_book_key();
            to = text_find(book_key);
            if (to >= 0 && !positions[to].is_gone && positions[to].weight) {
                line += sprintf(line, " %s=%d", text, positions[to].weight);
            }
            game_unmake();
        }
        outcome = OUTCOME_NONE;
    }
}

/* Plays the moves that lead to a position and prints them if asked. */
static void go_to(const Position *to, int is_printed)
{
    static char text[TEXT_SIZE];
    uint8_t i;

    game_reset();
    for (i = 0; i < to->plies; ++i) {
        move = to->moves[i];
        if (is_printed) {
            game_write_move(text);
            printf("%s ", text);
        }
        list_play();
        game_hash();
    }
}

static void print_plays(void)
{
    static char replies[256 * TEXT_SIZE];
    const Position *from;

    for (from = positions; from < positions + position_count; ++from) {
        go_to(from, 0);
        write_replies(replies);
        if (!from->is_gone && replies[0]) {
            go_to(from, 1);
            printf("%s>%s\n", from->plies ? "" : "- ", replies);
        }
    }
}

int main(int argc, char **argv)
{
    FILE *source;

    if (argc != 4 || !games_choose(argv[1])) {
        fprintf(stderr, "usage: mkbook GAME IN.txt OUT (or -)\n");
        return 1;
    }
    text_read(argv[2]);
    hits_leave_none();
    if (strcmp(argv[3], "-") == 0) {
        fill(0);
        print_plays();
        return 0;
    }
    printf("book %s: ", argv[1]);
    fill(1);
    hits_verify();
    write_file(argv[3], "bin", book, book_size);
    write_file(argv[3], "nam", openings, openings_size);
    source = open_output(argv[3], "c");
    write_c(argv[1], source);
    fclose(source);
    printf("%u openings, %u bytes\n", opening_count, openings_size);
    return 0;
}
