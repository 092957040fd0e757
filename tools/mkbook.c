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
 * where "?" says that the position is known, but not good to reach. The weight
 * of such moves follows from how many lines share them. In lines of both kinds
 * moves before a reply are known. "#" begins a comment.
 * An absent IN.txt makes an empty book.
 *
 * OUT.bin is the book or its first part, OUT.rest the less weighty part
 * (book.h), OUT.nam the openings (host/books.h), OUT.c all of it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/book.h"
#include "engine/game.h"
#include "engine/list.h"
#include "engine/text.h"
#include "host/books.h"
#include "host/games.h"

#define POSITIONS_MOST 16384
#define EDGES_MOST 32768
#define CHILDREN_MOST 1000000
#define OPENINGS_MOST 1000
#define NAME_MOST 28
#define LINE_SIZE 1024
#define PART_ENTRIES 1919 /* with the head of the part four kilobytes */
#define SHELF_MOST 127    /* a shelf is 254 bytes at most: book.s */
#define CLASS_MOST 3
#define SHARE_MAIN 25     /* of a hundred lines: a move of class 3, */
#define SHARE_SIDE 12     /* of class 2, */
#define SHARE_RARE 4      /* of class 1; rarer ones the book knows, but does not play */
#define IDENTITIES (1UL << 22)

typedef struct {
    uint8_t key[BOOK_KEY];
    int next;        /* with the same first bytes of the key */
    unsigned lines;  /* that go through it */
    uint8_t class;
    uint8_t is_bad;
    uint8_t is_gone;
    uint8_t plies;   /* the moves that lead to it */
    uint16_t moves[PLIES];
} Position;

typedef struct {
    int from;
    int to;
    unsigned lines;
} Edge;

typedef struct { /* what a legal move of a known position leads to */
    int parent;
    int position; /* or -1 */
    uint8_t key[BOOK_KEY];
} Child;

static Position positions[POSITIONS_MOST];
static int heads[65536];
static int count;
static Edge edges[EDGES_MOST];
static int edge_count;
static Child children[CHILDREN_MOST];
static int child_count;
static uint8_t openings[OPENINGS_MOST * (OPENING_HEAD + PLIES + NAME_MOST)];
static unsigned openings_size;
static unsigned opening_count;
static int holder[IDENTITIES]; /* the position with this identity, or -1 */
static uint8_t salt;
static uint8_t book[2][BOOK_HEAD + BOOK_ENTRY * POSITIONS_MOST];
static unsigned book_bytes[2];
static const char *file_name;
static unsigned line_number;

static void stop(const char *what, const char *detail)
{
    fprintf(stderr, "mkbook: %s line %u: %s '%s'\n", file_name, line_number, what, detail);
    exit(1);
}

/* ---- positions ---- */

static int find(const uint8_t *key)
{
    int i = heads[key[0] << 8 | key[1]];

    while (i >= 0 && memcmp(positions[i].key, key, BOOK_KEY) != 0) {
        i = positions[i].next;
    }
    return i;
}

/* The position on the board, known from now on. */
static int know(void)
{
    Position *added = &positions[count];
    int *head;
    int i;

    game_book_key();
    i = find(book_key);
    if (i >= 0) {
        return i;
    }
    if (count == POSITIONS_MOST) {
        stop("too many positions", "");
    }
    memcpy(added->key, book_key, BOOK_KEY);
    added->plies = ply;
    for (i = 0; i < ply; ++i) {
        added->moves[i] = (uint16_t)(path_lo[i] | path_hi[i] << 8);
    }
    head = &heads[book_key[0] << 8 | book_key[1]];
    added->next = *head;
    *head = count;
    return count++;
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

static uint8_t class_of(const char *weight)
{
    uint8_t i;

    for (i = 1; i <= CLASS_MOST; ++i) {
        if (atoi(weight) == book_weights[i]) {
            return i;
        }
    }
    stop("a weight is 1, 3 or 9", weight);
    return 0;
}

/* ---- the two kinds of lines ---- */

static void read_replies(char *line, char *mark)
{
    char *word;
    char *equals;
    uint8_t class;
    int reply;

    *mark = 0;
    for (word = strtok(line, " \t"); word; word = strtok(0, " \t")) {
        if (strcmp(word, "-") != 0) {
            play(word);
        }
    }
    ++positions[know()].lines;
    word = strtok(mark + 1, " \t");
    if (!word) {
        stop("no reply in", "moves > reply");
    }
    for (; word; word = strtok(0, " \t")) {
        class = CLASS_MOST;
        equals = strchr(word, '=');
        if (equals) {
            *equals = 0;
            class = class_of(equals + 1);
        }
        play(word);
        reply = know();
        ++positions[reply].lines;
        positions[reply].class = class;
        game_unmake();
        outcome = OUTCOME_NONE;
    }
}

static void count_edge(int from, int to)
{
    int i;

    for (i = 0; i < edge_count; ++i) {
        if (edges[i].from == from && edges[i].to == to) {
            ++edges[i].lines;
            return;
        }
    }
    if (edge_count == EDGES_MOST) {
        stop("too many moves", "");
    }
    edges[edge_count].from = from;
    edges[edge_count].to = to;
    edges[edge_count++].lines = 1;
}

static void read_moves(char *moves)
{
    char *word;
    size_t length;
    int from = know();
    int to;
    int is_bad;

    ++positions[from].lines;
    for (word = strtok(moves, " \t"); word; word = strtok(0, " \t")) {
        length = strlen(word);
        is_bad = word[length - 1] == '?';
        word[length - is_bad] = 0;
        play(word);
        to = know();
        positions[to].is_bad |= (uint8_t)is_bad;
        ++positions[to].lines;
        count_edge(from, to);
        from = to;
    }
}

/* The number of `wanted` in the list of the position at ply n of the board. */
static uint8_t ordinal_of(uint16_t wanted)
{
    uint8_t i;

    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        if (move == wanted) {
            return i;
        }
    }
    stop("a move is not on the list", "");
    return 0;
}

/* The position on the board has this name. */
static void name_position(const char *name)
{
    static uint8_t before[PLIES];
    static uint8_t before_plies;
    uint8_t *at = openings + openings_size;
    size_t length = strlen(name);
    Position here = positions[know()];
    uint8_t shared = 0;
    uint8_t ordinal;
    uint8_t i;

    if (!length || length > NAME_MOST || opening_count++ == OPENINGS_MOST) {
        stop("a name has 1 to 28 letters:", name);
    }
    memcpy(at, here.key, OPENING_KEY);
    at[OPENING_MOVES] = 0;
    game_reset();
    for (i = 0; i < here.plies; ++i) {
        ordinal = ordinal_of(here.moves[i]);
        if (shared == i && i < before_plies && before[i] == ordinal) {
            ++shared;
        } else {
            at[OPENING_HEAD + at[OPENING_MOVES]++] = ordinal;
        }
        before[i] = ordinal;
        move = here.moves[i];
        list_play();
        game_hash();
    }
    before_plies = here.plies;
    at[OPENING_SHARED] = shared;
    openings_size += OPENING_HEAD + at[OPENING_MOVES];
    memcpy(openings + openings_size, name, length);
    openings_size += (unsigned)length;
    openings[openings_size - 1] |= OPENING_LAST;
}

static void read_line(char *line)
{
    static char stem[LINE_SIZE];
    static char moves[2 * LINE_SIZE];
    char *mark;

    line[strcspn(line, "#\r\n")] = 0;
    if (!line[strspn(line, " \t")]) {
        return;
    }
    game_reset();
    mark = strchr(line, '>');
    if (mark) {
        read_replies(line, mark);
        return;
    }
    mark = strchr(line, ':');
    if (mark) {
        *mark = 0;
        strcpy(stem, mark + 1);
        read_moves(mark + 1);
        name_position(line);
    } else if (line[0] == ' ' && stem[0]) {
        sprintf(moves, "%s %s", stem, line);
        read_moves(moves);
    } else {
        stop("neither 'moves > replies' nor 'name: moves'", line);
    }
}

static void read_file(void)
{
    static char line[LINE_SIZE];
    FILE *file = fopen(file_name, "r");

    memset(heads, -1, sizeof heads);
    if (!file) {
        return;
    }
    while (fgets(line, sizeof line, file)) {
        ++line_number;
        read_line(line);
    }
    fclose(file);
}

/* ---- weights, from the lines that share a move ---- */

static void weigh(void)
{
    static unsigned total[POSITIONS_MOST];
    Position *to;
    unsigned share;
    uint8_t class;
    int i;

    for (i = 0; i < edge_count; ++i) {
        if (!positions[edges[i].to].is_bad) {
            total[edges[i].from] += edges[i].lines;
        }
    }
    for (i = 0; i < edge_count; ++i) {
        to = &positions[edges[i].to];
        if (!to->is_bad) {
            share = 100 * edges[i].lines / total[edges[i].from];
            class = share >= SHARE_MAIN ? 3 : share >= SHARE_SIDE ? 2 : share >= SHARE_RARE;
            to->class = class > to->class ? class : to->class;
        }
    }
}

/* ---- false hits ---- */

static unsigned long identity(const uint8_t *key)
{
    return (unsigned long)(uint8_t)(key[0] ^ (key[3] & salt)) << 14 | (unsigned long)key[1] << 6 | key[2] >> 2;
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
                stop("too many moves", "");
            }
            child = &children[child_count++];
            child->parent = parent;
            child->position = find(book_key);
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
    for (i = 0; i < count; ++i) {
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
    int least = child_count + count + 1;
    unsigned tried;
    uint8_t best = 0;
    int hits;
    int i;

    for (i = 0; i < count; ++i) {
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

static void write_part(int part, Position *from, int entries)
{
    uint8_t *at = book[part] + BOOK_HEAD;
    int i;

    if (!entries) {
        return;
    }
    qsort(from, (size_t)entries, sizeof *from, by_identity);
    book[part][0] = salt;
    for (i = 0; i < entries; ++i) {
        if (++book[part][1 + (identity(from[i].key) >> 14)] > SHELF_MOST) {
            stop("too many positions on a shelf", "");
        }
        *at++ = from[i].key[1];
        *at++ = (uint8_t)((from[i].key[2] & ~BOOK_CLASS) | from[i].class);
    }
    book_bytes[part] = (unsigned)(at - book[part]);
}

static FILE *open_output(const char *stem, const char *ending)
{
    static char name[LINE_SIZE];
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
        "const uint16_t game_book_size = %u;\nconst uint8_t game_book[] = {\n", game, book_bytes[0] + book_bytes[1]);
    write_bytes(file, book[0], book_bytes[0]);
    write_bytes(file, book[1], book_bytes[1]);
    fprintf(file, "0 };\n#ifndef __CC65__\nconst uint16_t game_openings_size = %u;\n"
        "const uint8_t game_openings[] = {\n", openings_size);
    write_bytes(file, openings, openings_size);
    fprintf(file, "0 };\n#endif\n");
}

int main(int argc, char **argv)
{
    FILE *source;
    int first;
    int kept = 0;
    int i;

    if (argc != 4 || !games_choose(argv[1])) {
        fprintf(stderr, "usage: mkbook GAME IN.txt OUT\n");
        return 1;
    }
    file_name = argv[2];
    read_file();
    weigh();
    leave_no_false_hits();
    for (i = 0; i < count; ++i) {
        if (!positions[i].is_gone) {
            positions[kept++] = positions[i];
        }
    }
    qsort(positions, (size_t)kept, sizeof *positions, by_lines);
    first = kept < PART_ENTRIES ? kept : PART_ENTRIES;
    write_part(0, positions, first);
    write_part(1, positions + first, kept - first);
    write_file(argv[3], "bin", book[0], book_bytes[0]);
    write_file(argv[3], "rest", book[1], book_bytes[1]);
    write_file(argv[3], "nam", openings, openings_size);
    source = open_output(argv[3], "c");
    write_c(argv[1], source);
    fclose(source);
    printf("book %s: %d positions, %u + %u bytes; %d left out; %u openings, %u bytes\n", argv[1], kept, book_bytes[0],
        book_bytes[1], count - kept, opening_count, openings_size);
    return 0;
}
