/* mkbook_text.c: reads the text of a book: positions, weights, openings. mkbook.c describes the format. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/text.h"
#include "host/books.h"
#include "mkbook.h"

#define EDGES_MOST 32768
#define OPENINGS_MOST 1000
#define NAME_MOST 28
#define LINE_SIZE 1024
#define WEIGHT_USUAL 9   /* weight of a reply without "=N" */
#define SHARE_MAIN 25     /* per cent of the lines of a position that give a move weight 9, */
#define SHARE_SIDE 12     /* weight 3, */
#define SHARE_RARE 4      /* weight 1; the book knows rarer moves, but does not play them */

typedef struct {
    int from;
    int to;
    unsigned lines;
    uint8_t is_bad;     /* never played */
    uint8_t is_dubious; /* rarely played */
} Edge;

Position positions[POSITIONS_MOST];
int position_count;
uint8_t openings[OPENINGS_MOST * (OPENING_HEAD + PLIES + NAME_MOST)];
unsigned openings_size;
unsigned opening_count;

static int heads[65536];
static Edge edges[EDGES_MOST];
static int edge_count;
static const char *file_name;
static unsigned line_number;

void text_stop(const char *what, const char *detail)
{
    fprintf(stderr, "mkbook: %s line %u: %s", file_name, line_number, what);
    if (detail && *detail) {
        fprintf(stderr, " '%s'", detail);
    }
    fputc('\n', stderr);
    exit(1);
}

/* ---- positions ---- */

int text_find(const uint8_t *key)
{
    int i = heads[key[0] << 8 | key[1]];

    while (i >= 0 && memcmp(positions[i].key, key, BOOK_KEY) != 0) {
        i = positions[i].next;
    }
    return i;
}

/* Returns the position on the board; adds it if it is new. */
static int add_position(void)
{
    Position *added = &positions[position_count];
    int *head;
    int i;

    game_book_key();
    i = text_find(book_key);
    if (i >= 0) {
        return i;
    }
    if (position_count == POSITIONS_MOST) {
        text_stop("too many positions", 0);
    }
    memcpy(added->key, book_key, BOOK_KEY);
    added->plies = ply;
    for (i = 0; i < ply; ++i) {
        added->moves[i] = (uint16_t)(path_lo[i] | path_hi[i] << 8);
    }
    head = &heads[book_key[0] << 8 | book_key[1]];
    added->next = *head;
    *head = position_count;
    return position_count++;
}

static void play(const char *word)
{
    const char *why;

    if (outcome != OUTCOME_NONE) {
        text_stop("the game is over before", word);
    }
    if (ply >= PLIES - 2) {
        text_stop("the line is too long at", word);
    }
    why = game_read_move(word);
    if (why) {
        text_stop(why, word);
    }
    list_play();
    game_hash();
}

static uint8_t read_weight(const char *word)
{
    int weight = atoi(word);

    if (weight != 1 && weight != 3 && weight != 9) {
        text_stop("a weight is 1, 3 or 9", word);
    }
    return (uint8_t)weight;
}

static Edge *find_edge(int from, int to)
{
    Edge *edge;

    for (edge = edges; edge < edges + edge_count; ++edge) {
        if (edge->from == from && edge->to == to) {
            return edge;
        }
    }
    return 0;
}

int text_has_lines(void)
{
    return edge_count > 0;
}

int text_is_bad(int from, int to)
{
    const Edge *edge = find_edge(from, to);

    return edge && edge->is_bad;
}

/* Returns the move between two positions; adds it if it is new. */
static Edge *edge_of(int from, int to)
{
    Edge *edge = find_edge(from, to);

    if (edge) {
        return edge;
    }
    if (edge_count == EDGES_MOST) {
        text_stop("too many moves", 0);
    }
    edges[edge_count].from = from;
    edges[edge_count].to = to;
    return &edges[edge_count++];
}

/* ---- the two kinds of lines ---- */

/* Counts this line for a position on the way to a position with replies, if earlier lines have added it. A position
 * with many lines must not be left out for a colliding one (mkbook_collisions.c). */
static void count_line(void)
{
    int here;

    game_book_key();
    here = text_find(book_key);
    if (here >= 0) {
        ++positions[here].lines;
    }
}

/* Reads a reply, with an optional "=N", or a refused move, with "?". */
static void read_reply(int from, char *word)
{
    char *mark = word + strcspn(word, "=?");
    uint8_t weight = *mark == '=' ? read_weight(mark + 1) : WEIGHT_USUAL;
    uint8_t is_bad = *mark == '?';
    int reply;

    *mark = 0;
    play(word);
    reply = add_position();
    if (is_bad) {
        edge_of(from, reply)->is_bad = 1;
    } else {
        ++positions[reply].lines;
        positions[reply].weight = weight;
    }
    game_unmake();
    outcome = OUTCOME_NONE;
}

static void read_replies(char *line, char *mark)
{
    char *word;
    int from;

    *mark = 0;
    for (word = strtok(line, " \t"); word; word = strtok(0, " \t")) {
        count_line();
        if (strcmp(word, "-") != 0) {
            play(word);
        }
    }
    from = add_position();
    ++positions[from].lines;
    word = strtok(mark + 1, " \t");
    if (!word) {
        text_stop("missing reply after >", 0);
    }
    for (; word; word = strtok(0, " \t")) {
        read_reply(from, word);
    }
}

static void read_moves(char *moves)
{
    char *word;
    char *mark;
    Edge *edge;
    uint8_t is_bad;
    uint8_t is_dubious;
    int from = add_position();
    int to;

    ++positions[from].lines;
    for (word = strtok(moves, " \t"); word; word = strtok(0, " \t")) {
        mark = word + strcspn(word, "?");
        is_dubious = strcmp(mark, "?!") == 0;
        is_bad = *mark && !is_dubious;
        *mark = 0;
        play(word);
        to = add_position();
        ++positions[to].lines;
        edge = edge_of(from, to);
        ++edge->lines;
        edge->is_bad |= is_bad;
        edge->is_dubious |= is_dubious;
        from = to;
    }
}

uint8_t text_ordinal(uint16_t wanted)
{
    uint8_t i;

    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        if (move == wanted) {
            return i;
        }
    }
    return 0;
}

/* Adds the position on the board to the openings, with this name. */
static void name_position(const char *name)
{
    static uint8_t before[PLIES];
    static uint8_t before_plies;
    uint8_t *at = openings + openings_size;
    size_t length = strlen(name);
    Position here = positions[add_position()];
    uint8_t shared = 0;
    uint8_t ordinal;
    uint8_t i;

    if (!length || length > NAME_MOST || opening_count++ == OPENINGS_MOST) {
        text_stop("a name has 1 to 28 characters:", name);
    }
    memcpy(at, here.key, OPENING_KEY);
    at[OPENING_MOVES] = 0;
    game_reset();
    for (i = 0; i < here.plies; ++i) {
        ordinal = text_ordinal(here.moves[i]);
        if (!ordinal) {
            text_stop("a move is not in the move list", 0);
        }
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
        text_stop("a line is 'moves > replies' or 'name: moves', not", line);
    }
}

/* ---- weights ---- */

/* Sets the weight of each position from the share of the lines that lead to it, of all lines through the position
 * before it. Of several moves to a position the one with the highest weight counts. */

static void set_weights(void)
{
    static unsigned total[POSITIONS_MOST];
    const Edge *edge;
    Position *to;
    unsigned share;
    uint8_t weight;

    for (edge = edges; edge < edges + edge_count; ++edge) {
        if (!edge->is_bad) {
            total[edge->from] += edge->lines;
        }
    }
    for (edge = edges; edge < edges + edge_count; ++edge) {
        if (!edge->is_bad) {
            to = &positions[edge->to];
            share = 100 * edge->lines / total[edge->from];
            weight = share < SHARE_RARE ? 0 : share < SHARE_SIDE || edge->is_dubious ? 1 : share < SHARE_MAIN ? 3 : 9;
            to->weight = weight > to->weight ? weight : to->weight;
        }
    }
}

void text_refuse(void)
{
    const Edge *edge;

    for (edge = edges; edge < edges + edge_count; ++edge) {
        if (edge->is_bad && positions[edge->to].weight > 1 && positions[edge->from].lines < positions[edge->to].lines) {
            positions[edge->from].is_gone = 1;
        }
    }
    for (edge = edges; edge < edges + edge_count; ++edge) {
        if (edge->is_bad && !positions[edge->from].is_gone) {
            positions[edge->to].weight = 0;
        }
    }
}

void text_read(const char *name)
{
    static char line[LINE_SIZE];
    FILE *file = fopen(name, "r");

    file_name = name;
    memset(heads, -1, sizeof heads);
    if (!file) {
        return;
    }
    while (fgets(line, sizeof line, file)) {
        ++line_number;
        read_line(line);
    }
    fclose(file);
    set_weights();
}
