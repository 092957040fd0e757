/* check_book.c: checks every move of a compiled book by search (make check-book).
 *
 *   lab/common/check_book GAME [-d DEPTH] [-u COMMAND] [-n NODES] [-l HUNDREDTHS] [-s N [-p PART]] [-v]
 *
 * Follows all games in which one side plays by the book and the other side plays any move that the book knows. A move
 * of the book is an error if its value is more than HUNDREDTHS (40) of a pawn below that of the best move, both by one
 * search and by a deeper one. In an opening that is named a gambit, MORE_GIVEN more are allowed.
 * The searches are our own, DEPTH (6) plies after the move and one more, and one ply more before the move, so that both
 * reach the same ply. With COMMAND they are those of a UCI program that reads the positions of the game: NODES (100000)
 * and eight times as many.
 * -s checks only one move in N, the first or the one numbered PART (0 to N - 1), so that several processes can share
 * the work; -v prints the loss of each move. Prints the errors and their number.
 */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/book.h"
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "host/books.h"
#include "host/games.h"
#include "host/progress.h"
#include "../../match/engine_process.h"
#include "plat/machine.h"

#define POSITIONS_MOST 16384
#define MOVES_MOST 256
#define TABLE (1UL << 20)
#define UNSEARCHED 0x7FFF
#define MORE_GIVEN 30  /* hundredths of a pawn */
#define MATE 3000
#define DEEPER_NODES 8 /* times as many */

typedef struct {
    uint8_t key[BOOK_KEY];
    char text[TEXT_SIZE];
    char line[2 * TEXT_SIZE]; /* the moves that lead to it */
    int values[3];            /* for the side to move, in hundredths of a pawn: by a search, and by deeper ones */
    uint8_t is_gambit;
    uint8_t is_met[2];        /* [0]: reached with the other side to move, [1]: with the book's */
} Position;

static Position positions[POSITIONS_MOST];
static int count;
static int met[2 * POSITIONS_MOST]; /* positions reached: position * 2, plus 1 if the book's side is to move */
static int met_count;
static uint8_t depth = 6;
static Talker other; /* the UCI program that searches, if there is one */
static unsigned long nodes = 100000;
static int most_lost = 40;
static unsigned sample = 1;
static unsigned part;
static uint8_t is_wordy;
static unsigned moves_met;
static unsigned moves_checked;
static unsigned errors;

static int search_ourselves(int deeper)
{
    record_start();
    record_update_outcome();
    if (outcome != OUTCOME_NONE) {
        score_outcome();
        return 100 * score / game_info()->score_of_piece;
    }
    think_defaults();
    think_depth = (uint8_t)(depth + deeper);
    /* without LMR, because reductions change scores by up to a pawn */
    think_without = WITHOUT_BOOK | WITHOUT_SINGLE_REPLY | WITHOUT_LMR;
    think();
    return 100 * think_score / game_info()->score_of_piece;
}

static int ask(const char *position, int deeper)
{
    static char line[TALK_LINE];
    const char *at;
    int found = 0;

    snprintf(line, sizeof line, "position fen %s", position);
    talk_send(&other, "ucinewgame");
    talk_send(&other, line);
    snprintf(line, sizeof line, "go nodes %lu", deeper ? DEEPER_NODES * nodes : nodes);
    talk_send(&other, line);
    do {
        talk_read(&other, line, "go");
        if ((at = strstr(line, " score cp ")) != 0) {
            found = atoi(at + strlen(" score cp "));
        } else if ((at = strstr(line, " score mate ")) != 0) {
            found = at[strlen(" score mate ")] == '-' ? -MATE : MATE;
        }
    } while (strncmp(line, "bestmove", 8) != 0);
    return found;
}

static int value(Position *position, int deeper)
{
    if (position->values[deeper] == UNSEARCHED) {
        game_read_position(position->text);
        position->values[deeper] = other.command ? ask(position->text, deeper) : search_ourselves(deeper);
    }
    return position->values[deeper];
}

/* Returns the position on the board, which `move` leads to from `from`; adds it if it is new. */
static int add(const Position *from, const char *move_text)
{
    Position *added = &positions[count];
    const char *name;
    int i;

    for (i = 0; i < count; ++i) {
        if (memcmp(positions[i].key, book_key, BOOK_KEY) == 0) {
            return i;
        }
    }
    if (count == POSITIONS_MOST) {
        fprintf(stderr, "lab/common/check_book: too many positions\n");
        exit(1);
    }
    memcpy(added->key, book_key, BOOK_KEY);
    game_write_position(added->text);
    snprintf(added->line, sizeof added->line, "%.200s %s", from ? from->line : "", move_text);
    name = books_opening();
    added->is_gambit = (uint8_t)(name ? strstr(name, "Gambit") != 0 : from && from->is_gambit);
    added->values[0] = UNSEARCHED;
    added->values[1] = UNSEARCHED;
    added->values[2] = UNSEARCHED;
    return count++;
}

static int loss(int from, int to, int deeper)
{
    return value(&positions[from], other.command ? deeper : deeper + 1) + value(&positions[to], deeper);
}

static int is_fault(int from, int to, int deeper)
{
    return loss(from, to, deeper) > most_lost + (positions[to].is_gambit ? MORE_GIVEN : 0);
}

static void check(int from, int to)
{
    if (moves_met++ % sample != part) {
        return;
    }
    ++moves_checked;
    if (is_wordy) {
        printf("%d:%s to%s\n", loss(from, to, 0), positions[from].line, positions[to].line);
    }
    if (is_fault(from, to, 0) && is_fault(from, to, 1)) {
        ++errors;
        printf("loses %.2f and %.2f of a pawn:%s to%s\n", loss(from, to, 0) / 100.0, loss(from, to, 1) / 100.0,
            positions[from].line, positions[to].line);
    }
}

static void meet(int position, int is_ours)
{
    if (!positions[position].is_met[is_ours]) {
        positions[position].is_met[is_ours] = 1;
        met[met_count++] = position * 2 + is_ours;
    }
}

/* Follows the moves from a known position to known positions; the book plays those with a weight. */
static void follow(int from, int is_ours)
{
    static char text[TEXT_SIZE];
    int reached[MOVES_MOST];
    unsigned moves = 0;
    uint8_t weight;
    uint8_t i;

    game_read_position(positions[from].text);
    list_moves();
    for (i = 1; outcome == OUTCOME_NONE && i <= move_count; ++i) {
        list_choose(i);
        game_write_move(text);
        list_play();
        if (outcome != OUTCOME_ILLEGAL) {
            game_hash();
            game_book_key();
            weight = book_weight();
            if (weight != BOOK_UNKNOWN && (weight || !is_ours)) {
                reached[moves++] = add(&positions[from], text);
            }
            game_unmake();
        }
        outcome = OUTCOME_NONE;
    }
    while (moves--) {
        meet(reached[moves], !is_ours);
        if (is_ours) {
            check(from, reached[moves]);
        }
    }
}

static void usage(void)
{
    fprintf(stderr, "usage: lab/common/check_book GAME [-d DEPTH] [-u COMMAND] [-n NODES] [-l HUNDREDTHS] "
        "[-s N [-p PART]] [-v]\n");
    exit(2);
}

static void read_options(int argc, char **argv)
{
    int option;

    while ((option = getopt(argc, argv, "d:u:n:l:s:p:v")) != -1) {
        switch (option) {
        case 'd': depth = (uint8_t)atoi(optarg); break;
        case 'u': talk_start(&other, optarg); break;
        case 'n': nodes = strtoul(optarg, 0, 10); break;
        case 'l': most_lost = atoi(optarg); break;
        case 's': sample = (unsigned)atoi(optarg); break;
        case 'p': part = (unsigned)atoi(optarg); break;
        case 'v': is_wordy = 1; break;
        default: usage();
        }
    }
    if (optind != argc || !depth || !nodes || part >= sample) {
        usage();
    }
}

int main(int argc, char **argv)
{
    int i;

    if (argc < 2 || !games_choose(argv[1])) {
        usage();
    }
    read_options(argc - 1, argv + 1);
    books_load(argv[1]);
    state_clear();
    tt_base = machine_tt_memory();
    tt_entries = machine_tt_entries() < TABLE ? machine_tt_entries() : TABLE;
    game_reset();
    game_book_key();
    if (book_weight() != BOOK_UNKNOWN) {
        add(0, "");
        meet(0, 0);
        meet(0, 1);
    }
    for (i = 0; i < met_count; ++i) {
        progress_show("lab/common/check_book", (unsigned long)i, (unsigned long)met_count, "");
        follow(met[i] / 2, met[i] % 2);
    }
    progress_show("lab/common/check_book", 1, 1, "");
    if (other.command) {
        talk_end(&other, "quit");
    }
    printf("book %s: %d positions met, %u moves checked, %u errors\n", argv[1], count, moves_checked, errors);
    return errors != 0;
}
