/* book.c: the opening of Noughts in Space, solved (tools/lab/noughts3d/solve.h), and the book made from it.
 *
 *   lab/noughts3d/book solve              proves that crosses win if they start in a corner; prints the number of
 *                                         positions this took
 *   lab/noughts3d/book replies            prints the replies to that corner, one of each kind: their numbers
 *   lab/noughts3d/book book REPLY PART OF prints the lines of the book after one of them, or a part of these: wherever
 *                                         the player with the time of levels 5 to 7 would miss the win with two or
 *                                         three of its marks on the board; as comments, how often
 *   lab/noughts3d/book verify FILE [MEN]  proves every line of a book with MEN marks or more
 *   lab/noughts3d/book rest NUMBER SEED   measures how often the player misses the win after the book, by marks on the
 *                                         board, in games against random replies that are not lost at once
 *
 * tools/lab/noughts3d/book-parallel makes books/noughts3d.txt with it, on all processors.
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/book.h"
#include "engine/budget.h"
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/level.h"
#include "engine/record.h"
#include "engine/think.h"
#include "host/books.h"
#include "host/games.h"
#include "../common/random.h"
#include "solve.h"
#include "plat/machine.h"

#define CORNER 0
#define TABLE_BITS 24
#define PROOF_STEPS 20000000UL
#define MOVE_STEPS 2000000UL /* steps; a move that is not proven within them does not count as won */
#define LEVEL_FROM 5
#define LEVEL_TO 7
#define LEVEL_MAIN 6
#define TRIES 2             /* seeds: choices among nearly equal moves */
#define MEN_MOST 14
#define PATH_MOST 32

static uint8_t path[PATH_MOST];
static unsigned marks; /* marks on the board */

static void put(unsigned cell)
{
    n3_put(marks & 1, cell);
    path[marks++] = (uint8_t)cell;
}

static void take(void)
{
    --marks;
    n3_take(marks & 1, path[marks]);
}

static void start(void)
{
    n3_clear();
    marks = 0;
    put(CORNER);
}

static void write_moves(void)
{
    char text[8];

    for (unsigned i = 0; i < marks; ++i) {
        move = path[i];
        game_write_move(text);
        printf("%s ", text);
    }
}

static void write_line(unsigned reply)
{
    char text[8];

    write_moves();
    move = (uint16_t)reply;
    game_write_move(text);
    printf("> %s\n", text);
}

/* Sets up the position in the game. */
static void show(void)
{
    char text[TEXT_SIZE];
    unsigned at = 0;

    for (unsigned i = 0; i < N3_CELLS; ++i) {
        if (i && !(i & 15)) text[at++] = '/';
        text[at++] = n3_men[0] >> i & 1 ? 'X' : n3_men[1] >> i & 1 ? 'O' : '-';
    }
    sprintf(text + at, " %c", marks & 1 ? 'O' : 'X');
    if (game_read_position(text)) {
        fprintf(stderr, "lab/noughts3d/book: %s\n", text);
        exit(1);
    }
    record_start();
}

static unsigned choose(uint8_t level, unsigned seed, uint16_t without)
{
    show();
    think_defaults();
    level_set(level);
    think_without = (uint16_t)(without | WITHOUT_SINGLE_REPLY);
    root_seed = (uint16_t)seed;
    tt_entries = TT_DEFAULT;
    tt_base = machine_tt_memory();
    think();
    return think_move;
}

/* Returns 1 if the move is proven to keep the win. */
static int keeps(unsigned cell)
{
    int proven;

    put(cell);
    proven = n3_holds(MOVE_STEPS) == 1;
    take();
    return proven;
}

/* Symmetric positions have the same key. */
static unsigned long key(void)
{
    show();
    game_book_key();
    return (unsigned long)book_key[0] << 24 | (unsigned long)book_key[1] << 16 | (unsigned long)book_key[2] << 8
        | book_key[3];
}

/* Lists the replies of noughts that do not lose at once, one of each set of symmetric replies. Returns their number. */
static unsigned list_kinds(uint8_t *cells)
{
    unsigned long seen[N3_CELLS];
    uint8_t replies[N3_CELLS];
    unsigned number = n3_replies(replies);
    unsigned kinds = 0;

    for (unsigned i = 0; i < number; ++i) {
        unsigned same = 0;

        put(replies[i]);
        seen[kinds] = key();
        take();
        while (seen[same] != seen[kinds]) ++same;
        if (same == kinds) cells[kinds++] = replies[i];
    }
    return kinds;
}

/* ---- the book ---- */

/* Returns a winning move of crosses: the player's own choice if it keeps the win. Sets *needed to 1 if a level does not
 * find such a move. */
static unsigned answer(int *needed)
{
    unsigned own = choose(LEVEL_MAIN, 1, WITHOUT_BOOK);
    int own_keeps = keeps(own);

    *needed = !own_keeps;
    for (uint8_t level = LEVEL_FROM; level <= LEVEL_TO && !*needed; ++level) {
        for (unsigned seed = 2; seed < 2 + TRIES && !*needed; ++seed) {
            *needed = !keeps(choose(level, seed, WITHOUT_BOOK));
        }
    }
    return own_keeps ? own : n3_winner();
}

static unsigned long asked[PATH_MOST];
static unsigned long failed[PATH_MOST];

/* Prints the lines of the position, crosses to move, and of those that follow, up to a number of marks. */
static void write_lines(unsigned most, unsigned part, unsigned of)
{
    uint8_t cells[N3_CELLS];
    unsigned number;
    unsigned wins;
    int needed;

    if (n3_forces(0, &wins) || n3_wins(PROOF_STEPS) != 1) return;
    wins = answer(&needed);
    ++asked[marks];
    failed[marks] += (unsigned)needed;
    if ((needed || marks == 2) && part == 0) write_line(wins);
    if (marks >= most) return;
    put(wins);
    number = list_kinds(cells);
    for (unsigned i = part; i < number; i += of) {
        put(cells[i]);
        write_lines(most, 0, 1);
        take();
    }
    take();
}

/* ---- proof of the book ---- */

static unsigned cell_of(const char *word)
{
    const char *fault = game_read_move(word);

    if (fault) {
        fprintf(stderr, "lab/noughts3d/book: %s: %s\n", word, fault);
        exit(1);
    }
    return move;
}

/* Returns 1 if crosses are to move after the moves before >, and the move after it is proven to win. */
static int is_proven(char *line)
{
    char *word;

    n3_clear();
    marks = 0;
    game_reset();
    for (word = strtok(line, " \n"); word && *word != '>'; word = strtok(0, " \n")) {
        if (*word != '-') put(cell_of(word));
    }
    word = strtok(0, " \n");
    return word && !(marks & 1) && keeps(cell_of(word));
}

static int verify(const char *name, unsigned least)
{
    FILE *file = fopen(name, "r");
    char line[256];
    char copy[256];
    unsigned lines = 0;
    unsigned wrong = 0;

    if (!file) {
        perror(name);
        return 2;
    }
    while (fgets(line, sizeof line, file)) {
        strcpy(copy, line);
        if (*line == '#' || strlen(line) < 4 * least) continue;
        ++lines;
        if (!is_proven(copy)) {
            printf("not proven: %s", line);
            ++wrong;
        }
    }
    fclose(file);
    printf("%u lines, %u not proven\n", lines, wrong);
    return wrong != 0;
}

/* ---- after the book ---- */

static void measure_rest(unsigned games)
{
    static unsigned lost[LEVEL_TO + 1][PATH_MOST];

    for (unsigned n = 0; n < games; ++n) {
        uint8_t cells[N3_CELLS];
        unsigned number;
        unsigned next = CORNER;

        start();
        while (marks < MEN_MOST && (number = n3_replies(cells)) != 0) {
            unsigned wins;

            put(cells[draw(number)]);
            if (n3_forces(0, &wins)) break;
            ++asked[marks];
            for (uint8_t level = LEVEL_FROM; level <= LEVEL_TO; ++level) {
                next = choose(level, draw(255) + 1, 0);
                lost[level][marks] += (unsigned)!keeps(next);
            }
            put(keeps(next) ? next : n3_winner());
        }
    }
    for (unsigned i = 2; i < MEN_MOST; i += 2) {
        printf("%2u marks: %lu positions, given away by level", i, asked[i]);
        for (unsigned level = LEVEL_FROM; level <= LEVEL_TO; ++level) printf(" %u: %u", level, lost[level][i]);
        printf("\n");
    }
}

int main(int count, char **words)
{
    uint8_t cells[N3_CELLS];
    unsigned number;

    n3_start(TABLE_BITS);
    games_choose("noughts3d");
    state_clear();
    game_reset();
    start();
    number = list_kinds(cells);
    if (count == 2 && strcmp(words[1], "solve") == 0) {
        int proven = n3_holds(PROOF_STEPS);

        printf("crosses %s, %lu positions looked at\n", proven == 1 ? "win" : "are not proven to win", n3_steps);
        return proven != 1;
    }
    if (count == 2 && strcmp(words[1], "replies") == 0) {
        for (unsigned i = 0; i < number; ++i) printf("%u\n", i);
        return 0;
    }
    if (count == 5 && strcmp(words[1], "book") == 0) {
        put(cells[(unsigned)atoi(words[2]) % number]);
        write_lines(6, (unsigned)atoi(words[3]), (unsigned)atoi(words[4]));
        for (unsigned i = 2; i < PATH_MOST; ++i) {
            if (asked[i]) printf("# %u marks: %lu, not known to a level %lu\n", i, asked[i], failed[i]);
        }
        return 0;
    }
    if (count >= 3 && strcmp(words[1], "verify") == 0) {
        return verify(words[2], count > 3 ? (unsigned)atoi(words[3]) : 0);
    }
    if (count == 4 && strcmp(words[1], "rest") == 0) {
        chance = (uint16_t)atoi(words[3]);
        books_load("noughts3d");
        measure_rest((unsigned)atoi(words[2]));
        return 0;
    }
    fprintf(stderr, "usage: lab/noughts3d/book solve | replies | book REPLY PART OF | verify FILE [MEN] | "
        "rest NUMBER SEED\n");
    return 2;
}
