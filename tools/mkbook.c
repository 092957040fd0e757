/* mkbook.c: compiles an opening book from text that a player can read.
 *
 *   mkbook GAME IN.txt OUT      writes OUT.bin, OUT.rest, OUT.nam and OUT.c
 *
 * A line of the text is a position and the book's replies to it:
 *     4 4 4 3 > 4 5=1             moves from the start, replies; "-" for no moves
 * where "=N" is a weight, 1, 3 or 9 (9 if not given); or it is an opening, and
 * below it, set in, go lines that begin with its moves:
 *     French, Winawer: e4 e6 d4 d5 Nc3 Bb4
 *       e5 c5 a3
 *       Bd2 g5?
 * where "?" (or "?!", for a gambit) says that the position is known, but not
 * good to reach. The weight of such moves follows from how many lines share
 * them. In lines of both kinds
 * moves before a reply are known. "#" begins a comment.
 * An absent IN.txt makes an empty book.
 *
 * OUT.bin is the book or its first part, OUT.rest the less weighty part
 * (book.h), OUT.nam the openings (host/books.h), OUT.c all of it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "host/games.h"
#include "mkbook.h"

#define CHILDREN_MOST 1000000
#define NAME_SIZE 1024
#define PART_WHOLE 1919 /* so many stay in one part: four kilobytes */
#define PART_ENTRIES 1276 /* what a machine of 48K has room for behind the largest overlay */
#define SHELF_MOST 127    /* a shelf is 254 bytes at most: book.s */
#define IDENTITIES (1UL << 22)

typedef struct { /* what a legal move of a known position leads to */
    int parent;
    int position; /* or -1 */
    uint8_t key[BOOK_KEY];
} Child;

static Position kept[POSITIONS_MOST]; /* what goes into the book */
static Child children[CHILDREN_MOST];
static int child_count;
static int holder[IDENTITIES]; /* the position with this identity, or -1 */
static uint8_t salt;
static uint8_t book[2 * BOOK_HEAD + BOOK_ENTRY * POSITIONS_MOST];
static unsigned first_bytes; /* of the first part */

/* ---- false hits ---- */

static unsigned long identity(const uint8_t *key)
{
    return (unsigned long)(uint8_t)(key[0] ^ (key[3] & salt)) << 14 | (unsigned long)key[1] << 6 | key[2] >> 2;
}

static void set_up(const Position *position)
{
    int i;

    game_reset();
    for (i = 0; i < position->plies; ++i) {
        move = position->moves[i];
        list_play();
        game_hash();
    }
}

static void add_children(int parent)
{
    Child *child;
    uint8_t i;

    set_up(&positions[parent]);
    list_moves();
    for (i = 1; outcome == OUTCOME_NONE && i <= move_count; ++i) {
        list_choose(i);
        list_play();
        if (outcome != OUTCOME_ILLEGAL) {
            game_hash();
            game_book_key();
            if (child_count == CHILDREN_MOST) {
                text_stop("too many moves", "");
            }
            child = &children[child_count++];
            child->parent = parent;
            child->position = text_find(book_key);
            memcpy(child->key, book_key, BOOK_KEY);
            game_unmake();
        }
        outcome = OUTCOME_NONE;
    }
}

static int is_lighter(int a, int b)
{
    return positions[a].lines != positions[b].lines ? positions[a].lines < positions[b].lines : a > b;
}

/* Two positions that the book would take for one, or a move that it would
 * take for its own. With `drops` the lighter position goes. */
static int false_hits(int drops)
{
    unsigned long id;
    int hits = 0;
    int held;
    int i;

    memset(holder, -1, sizeof holder);
    for (i = 0; i < position_count; ++i) {
        id = identity(positions[i].key);
        if (positions[i].is_gone) {
            continue;
        }
        held = holder[id];
        if (held >= 0) {
            ++hits;
            if (drops) {
                positions[is_lighter(held, i) ? held : i].is_gone = 1;
            }
        }
        if (held < 0 || is_lighter(held, i)) {
            holder[id] = i;
        }
    }
    for (i = 0; i < child_count; ++i) {
        const Child *child = &children[i];

        held = holder[identity(child->key)];
        if (held < 0 || positions[held].is_gone || positions[child->parent].is_gone
            || (child->position >= 0 && !positions[child->position].is_gone)) {
            continue;
        }
        ++hits;
        if (drops) {
            positions[is_lighter(held, child->parent) ? held : child->parent].is_gone = 1;
        }
    }
    return hits;
}

static void leave_no_false_hits(void)
{
    int least = child_count + position_count + 1;
    unsigned tried;
    uint8_t best = 0;
    int hits;
    int i;

    for (i = 0; i < position_count; ++i) {
        add_children(i);
    }
    for (tried = 0; tried < 256 && least; ++tried) {
        salt = (uint8_t)tried;
        hits = false_hits(0);
        if (hits < least) {
            least = hits;
            best = salt;
        }
    }
    salt = best;
    while (false_hits(1)) {
    }
}

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
    unsigned long first = identity(((const Position *)a)->key);
    unsigned long second = identity(((const Position *)b)->key);

    return first < second ? -1 : first > second;
}

/* Appends a part of the book. */
static void add_part(Position *from, int entries)
{
    uint8_t *part = book + book_size;
    uint8_t *at = part + BOOK_HEAD;
    int i;

    if (!entries) {
        return;
    }
    qsort(from, (size_t)entries, sizeof *from, by_identity);
    part[0] = salt;
    for (i = 0; i < entries; ++i) {
        if (++part[1 + (identity(from[i].key) >> 14)] > SHELF_MOST) {
            text_stop("too many positions on a shelf", "");
        }
        *at++ = from[i].key[1];
        *at++ = (uint8_t)((from[i].key[2] & ~BOOK_CLASS) | from[i].class);
    }
    book_size = (uint16_t)(at - book);
}

/* Keeps what is not gone: the number of positions. */
static int fill(void)
{
    int number = 0;
    int first;
    int i;

    for (i = 0; i < position_count; ++i) {
        if (!positions[i].is_gone) {
            kept[number++] = positions[i];
        }
    }
    qsort(kept, (size_t)number, sizeof *kept, by_lines);
    first = number <= PART_WHOLE ? number : PART_ENTRIES;
    book_data = book;
    add_part(kept, first);
    first_bytes = book_size;
    add_part(kept + first, number - first);
    return number;
}

static void verify_key(const uint8_t *key, int position)
{
    uint8_t should_be = BOOK_UNKNOWN;

    if (position >= 0 && !positions[position].is_gone) {
        should_be = book_weights[positions[position].class];
    }
    memcpy(book_key, key, BOOK_KEY);
    if (book_weight() != should_be) {
        text_stop("the reader finds otherwise", "");
    }
}

/* Every position and every move from it, as book.c reads them. */
static void verify(void)
{
    static unsigned total[POSITIONS_MOST]; /* weights of the moves: a byte */
    int i;

    for (i = 0; i < position_count; ++i) {
        if (!positions[i].is_gone) {
            verify_key(positions[i].key, i);
        }
    }
    for (i = 0; i < child_count; ++i) {
        if (!positions[children[i].parent].is_gone) {
            verify_key(children[i].key, children[i].position);
            if (children[i].position >= 0) {
                total[children[i].parent] += book_weights[positions[children[i].position].class];
            }
            if (total[children[i].parent] > 255) {
                text_stop("too many moves of a position have a weight", "");
            }
        }
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

int main(int argc, char **argv)
{
    FILE *source;
    int number;

    if (argc != 4 || !games_choose(argv[1])) {
        fprintf(stderr, "usage: mkbook GAME IN.txt OUT\n");
        return 1;
    }
    text_read(argv[2]);
    leave_no_false_hits();
    number = fill();
    verify();
    write_file(argv[3], "bin", book, first_bytes);
    write_file(argv[3], "rest", book + first_bytes, book_size - first_bytes);
    write_file(argv[3], "nam", openings, openings_size);
    source = open_output(argv[3], "c");
    write_c(argv[1], source);
    fclose(source);
    printf("book %s: %d positions, %u + %u bytes; %d left out; %u openings, %u bytes\n", argv[1], number, first_bytes,
        book_size - first_bytes, position_count - number, opening_count, openings_size);
    return 0;
}
