/* chkbook.c: searches every move that a compiled book plays.
 *
 *   chkbook GAME [DEPTH]
 *
 * Walks from the start as games go in which one side plays by the book and the other anything
 * that the book knows. A move of the book is a
 * fault when it is worth a man less than the best move, and its side stands
 * half a man worse or more behind it (not to win a man is no fault: one position
 * is reached in many ways), by a search of DEPTH (6) plies and also by one of
 * a ply more. Prints the faults and a count.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/book.h"
#include "engine/game.h"
#include "engine/hash.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "host/books.h"
#include "host/games.h"
#include "host/progress.h"
#include "plat/plat.h"

#define POSITIONS_MOST 16384
#define MOVES_MOST 256
#define TABLE 65536
#define UNSEARCHED 0x7FFF

typedef struct {
    uint8_t key[BOOK_KEY];
    char text[TEXT_SIZE];
    char line[2 * TEXT_SIZE]; /* the moves that lead to it */
    int values[2];            /* for the side to move: at DEPTH, and a ply deeper */
    uint8_t is_met[2];        /* on the other's turn, on the book's */
} Position;

static Position positions[POSITIONS_MOST];
static int count;
static int met[2 * POSITIONS_MOST]; /* what was met: position * 2 + whose turn */
static int met_count;
static uint8_t depth = 6;
static unsigned moves_checked;
static unsigned faults;

static int value(Position *position, int deeper)
{
    if (position->values[deeper] == UNSEARCHED) {
        game_read_position(position->text);
        record_start();
        record_judge();
        if (outcome != OUTCOME_NONE) {
            score_outcome();
            position->values[deeper] = score;
            return score;
        }
        think_defaults();
        think_depth = (uint8_t)(depth + deeper);
        think_without = WITHOUT_BOOK | WITHOUT_HASTE;
        think();
        position->values[deeper] = think_score;
    }
    return position->values[deeper];
}

/* The position on the board, which `from` leads to with `move`. */
static int add(const Position *from, const char *move_text)
{
    Position *added = &positions[count];
    int i;

    for (i = 0; i < count; ++i) {
        if (memcmp(positions[i].key, book_key, BOOK_KEY) == 0) {
            return i;
        }
    }
    if (count == POSITIONS_MOST) {
        fprintf(stderr, "chkbook: too many positions\n");
        exit(1);
    }
    memcpy(added->key, book_key, BOOK_KEY);
    game_write_position(added->text);
    snprintf(added->line, sizeof added->line, "%.200s %s", from ? from->line : "", move_text);
    added->values[0] = UNSEARCHED;
    added->values[1] = UNSEARCHED;
    return count++;
}

static int loss(int from, int to, int deeper)
{
    return value(&positions[from], deeper) + value(&positions[to], deeper);
}

static int is_fault(int from, int to, int deeper)
{
    int unit = game_info()->unit;

    return loss(from, to, deeper) >= unit && value(&positions[to], deeper) >= unit / 2;
}

static void check(int from, int to)
{
    ++moves_checked;
    if (is_fault(from, to, 0) && is_fault(from, to, 1)) {
        ++faults;
        printf("loses %d and %d of %d:%s to%s\n", loss(from, to, 0), loss(from, to, 1), game_info()->unit,
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

/* The moves from a known position to known ones: the book plays those that have a weight. */
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

int main(int argc, char **argv)
{
    int i;

    if (argc < 2 || argc > 3 || !games_choose(argv[1])) {
        fprintf(stderr, "usage: chkbook GAME [DEPTH]\n");
        return 2;
    }
    if (argc == 3) {
        depth = (uint8_t)atoi(argv[2]);
    }
    books_load(argv[1]);
    state_clear();
    hash_base = plat_table();
    hash_size = plat_table_most() < TABLE ? plat_table_most() : TABLE;
    game_reset();
    game_book_key();
    if (book_weight() != BOOK_UNKNOWN) {
        add(0, "");
        meet(0, 0);
        meet(0, 1);
    }
    for (i = 0; i < met_count; ++i) {
        progress_show("chkbook", (unsigned long)i, (unsigned long)met_count, "");
        follow(met[i] / 2, met[i] % 2);
    }
    progress_show("chkbook", 1, 1, "");
    printf("book %s: %d positions met, %u moves checked, %u faults\n", argv[1], count, moves_checked, faults);
    return faults != 0;
}
