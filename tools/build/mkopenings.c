/* mkopenings.c: compiles the openings of a game for the opening trainer of the shell, as a tree of moves.
 * books/books.mk calls it.
 *
 *   mkopenings GAME BOOK.txt OUT BYTES     the named openings of a book (mkbook.c describes the text), continued as far
 *                                          as BYTES allow; if need be without those that the fewest lines of the book
 *                                          lead to
 *   mkopenings GAME LIST.ballots OUT BYTES one opening a line, only moves; the trainer picks one at random
 *
 * The format of OUT (src/shell/openings/openings_format.h): the kind, the number of nodes (low, high), one byte for the
 * move of each node, one byte of the position key of each node, the words that many names contain, and the names.
 * A node comes before its children, and its subtree before its next sibling. A move is its ordinal in the move list,
 * with two bits for the shape of the tree. If an ordinal is too large for that, the high bits of all ordinals are in
 * the high bits of the keys. A name consists of the distance in nodes from the named node before it, the number of
 * first letters that it shares with the name before (left out if none), and the other letters, the last with bit 7
 * set. A 0 byte ends the names. A byte of a name can stand for a word: the texts that save most are chosen one after
 * the other.
 *
 * A name of a first move that starts no other opening is left out, because there is nothing to learn.
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "host/books.h"
#include "host/games.h"
#include "mkbook.h"
#include "shell/openings/openings_format.h"

#define NODES_MOST 8192
#define NAME_ROOM 64
#define FILE_SIZE 32768
#define LINES_MOST 1000

typedef struct {
    int child;   /* the first, or -1 */
    int sibling; /* the next, or -1 */
    uint8_t ordinal;
    uint8_t key;
    char name[NAME_ROOM];
} Node;

static Node nodes[NODES_MOST]; /* node 0 is the start of the game */
static int node_count;
static int order[NODES_MOST]; /* the other nodes in the order of the file */
static int ordered;
static uint8_t file[FILE_SIZE];
static unsigned file_size;
static unsigned names;
static char rests[NODES_MOST][NAME_ROOM]; /* of each name, what it does not share with the name before */
static char words[OPENINGS_WORDS][NAME_ROOM];
static unsigned word_count;
static uint8_t beyond = 2;              /* a line continues at least this many plies after its name */
static unsigned least;                  /* openings that fewer lines of the book lead to are left out */

static void stop(const char *what, const char *detail)
{
    fprintf(stderr, "mkopenings: %s", what);
    if (*detail) {
        fprintf(stderr, " '%s'", detail);
    }
    fputc('\n', stderr);
    exit(1);
}

/* ---- the tree ---- */

static void clear_tree(void)
{
    memset(nodes, 0, sizeof nodes);
    nodes[0].child = -1;
    nodes[0].sibling = -1;
    node_count = 1;
}

/* Returns the child of a node with this ordinal; adds it as the last child if it is new. */
static int child_of(int node, uint8_t ordinal)
{
    int *link = &nodes[node].child;

    while (*link >= 0 && nodes[*link].ordinal != ordinal) {
        link = &nodes[*link].sibling;
    }
    if (*link < 0) {
        if (node_count == NODES_MOST) {
            stop("too many nodes", "");
        }
        *link = node_count;
        nodes[node_count].child = -1;
        nodes[node_count].sibling = -1;
        nodes[node_count++].ordinal = ordinal;
    }
    return *link;
}

/* The Atari plays a move of the tree in a position that it has read from text. Ends the program if the move is not in
 * the list of that position; its place in the list may differ. */
static void check_move(uint16_t wanted)
{
    static char text[TEXT_SIZE];
    static uint16_t way[PLIES];
    uint8_t plies = ply;
    uint8_t i;

    for (i = 0; i < plies; ++i) {
        way[i] = (uint16_t)(path_lo[i] | path_hi[i] << 8);
    }
    game_write_position(text);
    game_reset();
    if (game_read_position(text)) {
        stop("the game refuses its own position", text);
    }
    if (!text_ordinal(wanted)) {
        stop("a move of the tree does not exist in", text);
    }
    game_reset();
    for (i = 0; i < plies; ++i) {
        move = way[i];
        list_play();
        game_hash();
    }
    move = wanted;
}

/* Plays the move with this ordinal from a node and returns the child. */
static int follow(int node, uint8_t ordinal)
{
    if (!ordinal) {
        stop("a move is not in the move list after", nodes[node].name);
    }
    if (ply >= OPENINGS_PLIES) {
        stop("the line is too long after", nodes[node].name);
    }
    list_moves();
    list_choose(ordinal);
    check_move(move);
    node = child_of(node, ordinal);
    list_play();
    game_hash();
    nodes[node].key = hash_key[0][ply];
    return node;
}

/* ---- named openings ---- */

/* Returns the ordinal of the move that most lines of the book continue with, or 0. */
static uint8_t main_move(void)
{
    unsigned most = 0;
    uint8_t best = 0;
    uint8_t i;
    int here;
    int position;

    game_book_key();
    here = text_find(book_key);
    list_moves();
    for (i = 1; outcome == OUTCOME_NONE && i <= move_count; ++i) {
        list_choose(i);
        list_play();
        if (outcome != OUTCOME_ILLEGAL) {
            game_hash();
            game_book_key();
            position = text_find(book_key);
            if (position >= 0 && !text_is_bad(here, position) && positions[position].lines > most) {
                most = positions[position].lines;
                best = i;
            }
            game_unmake();
        }
        outcome = OUTCOME_NONE;
    }
    return best;
}

/* Reads the next opening of mkbook_text.c, its moves and its name, and returns the address after it. */
static const uint8_t *take_opening(const uint8_t *at, uint8_t *ordinals, uint8_t *count, char *name)
{
    memcpy(ordinals + at[OPENING_SHARED], at + OPENING_HEAD, at[OPENING_MOVES]);
    *count = (uint8_t)(at[OPENING_SHARED] + at[OPENING_MOVES]);
    at += OPENING_HEAD + at[OPENING_MOVES];
    do {
        *name++ = (char)(*at & ~OPENING_LAST);
    } while (!(*at++ & OPENING_LAST));
    *name = 0;
    return at;
}

/* Returns 1 if longer openings start with this move. */
static int leads_on(uint8_t first)
{
    static uint8_t ordinals[PLIES];
    static char name[NAME_ROOM];
    const uint8_t *at = openings;
    uint8_t count;

    while (at < openings + openings_size) {
        at = take_opening(at, ordinals, &count, name);
        if (count > 1 && ordinals[0] == first) {
            return 1;
        }
    }
    return 0;
}

/* Returns the number of lines of the book that lead to the position after these moves. */
static unsigned lines_to(const uint8_t *ordinals, uint8_t count)
{
    int position;

    game_reset();
    while (count--) {
        list_moves();
        list_choose(*ordinals++);
        list_play();
        game_hash();
    }
    game_book_key();
    position = text_find(book_key);
    return position < 0 ? 0 : positions[position].lines;
}

static void add_openings(uint8_t plies)
{
    static uint8_t ordinals[PLIES];
    static char name[NAME_ROOM];
    const uint8_t *at = openings;
    uint8_t count;
    uint8_t i;
    int node;

    clear_tree();
    while (at < openings + openings_size) {
        at = take_opening(at, ordinals, &count, name);
        if (lines_to(ordinals, count) < least || (count == 1 && !leads_on(ordinals[0]))) {
            continue;
        }
        game_reset();
        node = 0;
        for (i = 0; i < count; ++i) {
            node = follow(node, ordinals[i]);
        }
        strcpy(nodes[node].name, name);
        while ((ply < plies || ply < count + beyond) && (i = main_move()) != 0) {
            node = follow(node, i);
        }
    }
}

/* ---- ballots ---- */

static void add_ballots(const char *name)
{
    static char line[256];
    FILE *list = fopen(name, "r");
    char *word;
    const char *why;
    int node;

    if (!list) {
        stop("cannot read", name);
    }
    clear_tree();
    while (fgets(line, sizeof line, list)) {
        line[strcspn(line, "#\r\n")] = 0;
        game_reset();
        node = 0;
        for (word = strtok(line, " \t"); word; word = strtok(0, " \t")) {
            why = game_read_move(word);
            if (why) {
                stop(why, word);
            }
            node = follow(node, text_ordinal(move));
        }
    }
    fclose(list);
}

/* ---- output ---- */

static void put(unsigned byte)
{
    if (file_size == FILE_SIZE) {
        stop("too many bytes", "");
    }
    file[file_size++] = (uint8_t)byte;
}

static void put_in_order(int node)
{
    int child;

    for (child = nodes[node].child; child >= 0; child = nodes[child].sibling) {
        order[ordered++] = child;
        put_in_order(child);
    }
}

/* Returns the number of first characters of a name that are not stored again, because the name before has them. */
static size_t shared_with(const char *name, const char *before)
{
    size_t shared = 0;

    while (shared < OPENINGS_SHARED && name[shared + 1] && name[shared] == before[shared]) {
        ++shared;
    }
    return shared > 1 ? shared : 0; /* otherwise the count would make it longer */
}

/* Replaces a text by a character in all rests. Returns how many there were; only counts them if `by` is 0. */
static unsigned replace(const char *text, size_t length, char by)
{
    unsigned found = 0;
    unsigned n;
    char *at;

    for (n = 0; n < names; ++n) {
        for (at = rests[n]; (at = strstr(at, text)) != NULL; ++found) {
            if (by) {
                *at = by;
                memmove(at + 1, at + length, strlen(at + length) + 1);
                ++at;
            } else {
                at += length;
            }
        }
    }
    return found;
}

/* Chooses the words, each time the text that saves most bytes, and replaces them in `rests`. */
static void choose_words(void)
{
    static char text[NAME_ROOM];
    char *best;
    size_t length;
    unsigned n;
    int saved;
    int most;
    const char *from;

    for (word_count = 0; word_count < OPENINGS_WORDS; ++word_count) {
        best = words[word_count];
        most = 0;
        for (n = 0; n < names; ++n) {
            for (from = rests[n]; *from; ++from) {
                for (length = 2; from[length - 1] >= ' ' && *from >= ' '; ++length) {
                    memcpy(text, from, length);
                    text[length] = 0;
                    saved = (int)(replace(text, length, 0) * (length - 1)) - (int)length;
                    if (saved > most) {
                        most = saved;
                        strcpy(best, text);
                    }
                }
            }
        }
        if (!most) {
            return;
        }
        replace(best, strlen(best), (char)(OPENINGS_WORD + word_count));
    }
}

static void put_text(const char *text)
{
    for (; text[1]; ++text) {
        put((uint8_t)*text);
    }
    put((uint8_t)*text | TRAINER_LAST);
}

static void put_names(void)
{
    const char *before = "";
    const char *name;
    size_t shared;
    unsigned bytes = 0;
    int last = -1;
    int i;

    names = 0;
    for (i = 0; i < ordered; ++i) {
        name = nodes[order[i]].name;
        if (*name) {
            strcpy(rests[names++], name + shared_with(name, before));
            before = name;
        }
    }
    choose_words();
    for (i = 0; i < (int)word_count; ++i) {
        bytes += (unsigned)strlen(words[i]);
    }
    if (bytes > 255) {
        stop("more than 255 bytes of words", "");
    }
    put(bytes);
    for (i = 0; i < (int)word_count; ++i) {
        put_text(words[i]);
    }
    names = 0;
    before = "";
    for (i = 0; i < ordered; ++i) {
        name = nodes[order[i]].name;
        if (*name) {
            if (i - last > 255) {
                stop("more than 255 nodes between the name before and", name);
            }
            put((unsigned)(i - last));
            shared = shared_with(name, before);
            if (shared) {
                put((unsigned)shared);
            }
            put_text(rests[names++]);
            before = name;
            last = i;
        }
    }
    put(0);
}

static void write_tree(unsigned kind)
{
    const Node *node;
    unsigned extended = 0;
    int i;

    ordered = 0;
    file_size = 0;
    put_in_order(0);
    for (i = 0; i < ordered; ++i) {
        if (nodes[order[i]].ordinal > OPENINGS_ORDINAL) {
            extended = OPENINGS_WIDE;
        }
    }
    put(kind | extended);
    put((unsigned)ordered & 255);
    put((unsigned)ordered >> 8);
    for (i = 0; i < ordered; ++i) {
        node = &nodes[order[i]];
        put((node->ordinal & OPENINGS_ORDINAL) | (node->child < 0 ? OPENINGS_LEAF : 0u)
            | (node->sibling < 0 ? OPENINGS_YOUNGEST : 0u));
    }
    for (i = 0; i < ordered; ++i) {
        node = &nodes[order[i]];
        put((node->key & ~extended) | (node->ordinal & extended));
    }
    put_names();
}

int main(int argc, char **argv)
{
    FILE *out;
    unsigned most;
    uint8_t plies = OPENINGS_PLIES;

    if (argc != 5 || !games_choose(argv[1])) {
        fprintf(stderr, "usage: mkopenings GAME BOOK.txt|LIST.ballots OUT BYTES\n");
        return 1;
    }
    most = (unsigned)atoi(argv[4]);
    if (strstr(argv[2], ".ballots")) {
        add_ballots(argv[2]);
        write_tree(OPENINGS_BALLOTS);
    } else {
        text_read(argv[2]);
        do {
            add_openings(plies);
            write_tree(OPENINGS_NAMES);
        } while (file_size > most && (plies ? plies-- : beyond ? beyond-- : ++least < LINES_MOST));
    }
    if (ordered == 0 || file_size > most) {
        stop(ordered || least ? "the openings do not fit into BYTES:" : "no openings in", argv[2]);
    }
    out = fopen(argv[3], "wb");
    if (!out || fwrite(file, 1, file_size, out) != file_size || fclose(out) != 0) {
        stop("cannot write", argv[3]);
    }
    printf("openings %s: %d moves, %u names, %u bytes\n", argv[1], ordered, names, file_size);
    return 0;
}
