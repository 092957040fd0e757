/* exact.h: an exact solver of 4 in a Row for the tools in this folder. A tool defines its name as C4_NAME first.
 *
 * A position is the columns played, 1 to 7, from the empty board. A score is for the side to move: 22 minus the number
 * of discs the winner has played when it wins, negative if the other side wins, 0 for a draw.
 *
 * A set of cells is one word. A column takes seven bits, the lowest cell first; the seventh bit is always 0, so no line
 * continues in the next column.
 *
 * The table is shared with processes that are forked after make_table: an entry is one word and contains its key. */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_CONNECT4_EXACT_H
#define LAB_CONNECT4_EXACT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#define fail(...) (fprintf(stderr, C4_NAME ": " __VA_ARGS__), fputc('\n', stderr), exit(2))

typedef uint64_t bits;

enum { COLUMNS = 7, ROWS = 6, CELLS = COLUMNS * ROWS, STRIDE = ROWS + 1 };
enum { KEY_BITS = COLUMNS * STRIDE, BUCKET = 4, BUCKET_BITS = 27 };     /* 4 GB of table */
/* Numbers of discs up to which each technique is worth its cost (measured). */
enum { FOLD_UNTIL = 22, PEEK_UNTIL = 30, TABLE_UNTIL = 32 };

static const bits bottom = 0x0040810204081, board = 0x0040810204081 * 63;       /* the cells of row 1; all cells */
static const int centre_first[COLUMNS] = { 3, 2, 4, 1, 5, 0, 6 };

struct position { bits own, taken; int placed; };       /* own: discs of the side to move */
struct range { int lower, upper; };

static char where[400];                                 /* the text being read, for error messages */

static bool has_four(bits discs)
{
    for (int step = 1; step <= STRIDE + 1; step += step == 1 ? STRIDE - 2 : 1) {
        bits pairs = discs & discs >> step;
        if (pairs & pairs >> 2 * step) return true;
    }
    return false;
}

/* Returns the cells that would complete a line of four in one direction. */
static inline bits gaps(bits discs, int step)
{
    bits above = discs << step & discs << 2 * step, below = discs >> step & discs >> 2 * step;
    return (above & (discs << 3 * step | discs >> step)) | (below & (discs >> 3 * step | discs << step));
}

static inline bits winning_cells(bits discs, bits taken)
{
    bits cells = discs << 1 & discs << 2 & discs << 3;
    cells |= gaps(discs, STRIDE - 1) | gaps(discs, STRIDE) | gaps(discs, STRIDE + 1);
    return cells & (board ^ taken);
}

static inline bits playable(bits taken) { return (taken + bottom) & board; }
static inline bits in_column(bits cells, int column) { return cells & (bits)63 << column * STRIDE; }

static bits winning_moves(struct position at)
{
    return winning_cells(at.own, at.taken) & playable(at.taken);
}

static inline struct position play(struct position from, bits cell)
{
    return (struct position){ from.own ^ from.taken, from.taken | cell, from.placed + 1 };
}

/* ---- the table of known bounds ----
 *
 * The key is different for every position and never 0. The same is true of its
 * product with an odd number, modulo 2^49: the top bits of the product choose a
 * bucket, and the whole identifies the position, so there are no false hits. Of
 * the entries in a bucket, the one that cost the least work is replaced. */

static struct entry { uint64_t product : 49, work : 3; int64_t lower : 6, upper : 6; } *table;
static uint64_t nodes;

static void make_table(void)
{
    size_t size = sizeof *table * BUCKET << BUCKET_BITS;
    table = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (table == MAP_FAILED) fail("no memory for a table of %zu bytes", size);
#ifdef MADV_HUGEPAGE
    madvise(table, size, MADV_HUGEPAGE);                /* only for speed */
#endif
}

/* Mirror images share a key early in the game; later ones are hardly ever both reached. */
static inline bits key_of(struct position at, bool fold)
{
    bits key = at.own + at.taken + bottom, image = 0;   /* the sum never carries into the next column */
    for (int i = 0; fold && i < COLUMNS; i++)
        image |= (key >> i * STRIDE & 127) << (COLUMNS - 1 - i) * STRIDE;
    return fold && image < key ? image : key;
}

static inline bits product_of(struct position at)
{
    return key_of(at, at.placed < FOLD_UNTIL) * 0x19e3779b97f4b & (((bits)1 << KEY_BITS) - 1);
}

static inline struct entry *bucket_of(bits product)
{
    return table + BUCKET * (product >> (KEY_BITS - BUCKET_BITS));
}

/* Returns the entry of a position, or the one that it should replace. */
static inline struct entry *entry_of(bits product)
{
    struct entry *bucket = bucket_of(product), *cheapest = bucket;
    for (struct entry *entry = bucket; entry < bucket + BUCKET; entry++) {
        if (entry->product == product) return entry;
        if (entry->work < cheapest->work) cheapest = entry;
    }
    return cheapest;
}

static inline struct range recall(bits product, struct range known)
{
    struct entry entry = *entry_of(product);
    return entry.product == product ? (struct range){ entry.lower, entry.upper } : known;
}

/* ---- search ---- */

static int search(struct position at, int alpha);

/* Returns the moves that do not let the other side win at once. If there are none, the position is lost. */
static inline bits safe_moves(struct position at)
{
    bits threats = winning_cells(at.own ^ at.taken, at.taken), moves = playable(at.taken);
    bits forced = moves & threats;
    if (forced & (forced - 1)) return 0;
    return (forced ? forced : moves) & ~(threats >> 1);
}

/* Looks up all moves in the table. Returns the best score known to be reached, which may make a search unnecessary. */
static inline int best_known(struct position at, bits moves)
{
    bits products[COLUMNS];
    int count = 0, best = -CELLS;
    for (; moves; moves &= moves - 1) {
        products[count] = product_of(play(at, moves & -moves));
        __builtin_prefetch(bucket_of(products[count++]));
    }
    while (count--) {
        int score = -recall(products[count], (struct range){ -CELLS, CELLS }).upper;
        if (score > best) best = score;
    }
    return best;
}

/* Searches the moves: those that make the most winning cells first, then those nearest to the centre. */
static inline int search_moves(struct position at, int alpha, bits moves)
{
    bits ranked[COLUMNS];                               /* a cell in the low bits, its rank above it */
    int count = 0, best = -CELLS;
    for (int i = 0; i < COLUMNS; i++) {
        bits cell = in_column(moves, centre_first[i]);
        if (!cell) continue;
        bits rank = __builtin_popcountll(winning_cells(at.own | cell, at.taken | cell));
        int place = count++;
        for (; place > 0 && ranked[place - 1] >> KEY_BITS < rank; place--)
            ranked[place] = ranked[place - 1];
        ranked[place] = rank << KEY_BITS | cell;
    }
    for (int i = 0; i < count && best <= alpha; i++) {
        int score = -search(play(at, ranked[i] & board), -alpha - 1);
        if (score > best) best = score;
    }
    return best;
}

/* Searches whether the score is above alpha: if so the result is a lower bound above it, otherwise an upper bound. The
 * side to move must not have a win at once. */
static int search(struct position at, int alpha)
{
    nodes++;
    bits moves = safe_moves(at);
    if (!moves) return -(CELLS - at.placed) / 2;
    if (at.placed >= CELLS - 2) return 0;
    struct range range = { -(CELLS - 2 - at.placed) / 2, (CELLS - 1 - at.placed) / 2 };
    bits product = at.placed < TABLE_UNTIL ? product_of(at) : 0;
    if (product) range = recall(product, range);
    if (range.lower > alpha) return range.lower;
    if (range.upper <= alpha) return range.upper;
    if (!product) return search_moves(at, alpha, moves);

    int best = at.placed < PEEK_UNTIL ? best_known(at, moves) : -CELLS;
    if (best > alpha) return best;
    uint64_t before = nodes;
    best = search_moves(at, alpha, moves);
    *(best > alpha ? &range.lower : &range.upper) = best;
    int work = (64 - __builtin_clzll(nodes - before)) / 6;
    *entry_of(product) = (struct entry){ product, work, range.lower, range.upper };
    return best;
}

static int bound(struct position at, int alpha)
{
    if (has_four(at.own ^ at.taken)) return -(CELLS + 2 - at.placed) / 2;
    if (at.placed == CELLS) return 0;
    return winning_moves(at) ? (CELLS + 1 - at.placed) / 2 : search(at, alpha);
}

/* Returns the score, limited to -limit .. limit: 1 asks only for win, draw or loss. */
static int score_within(struct position at, int limit)
{
    int lower = -limit, upper = limit;
    while (lower < upper) {
        int middle = lower + (upper - lower) / 2;
        if (lower < 0 && upper >= 0) middle = upper > 0 ? 0 : -1;       /* first decide win, draw or loss */
        int score = bound(at, middle);
        if (score > middle) lower = score < upper ? score : upper;
        else upper = score > lower ? score : lower;
    }
    return lower;
}

static inline struct position position_of(const char *moves)
{
    struct position at = { 0, 0, 0 };
    for (int i = 0; moves[i] && strcmp(moves, "-"); i++) {
        if (moves[i] < '1' || moves[i] > '7')
            fail("%smove %d: '%c' is not a column from 1 to 7", where, i + 1, moves[i]);
        bits cell = in_column(playable(at.taken), moves[i] - '1');
        if (!cell) fail("%smove %d: column %c is full", where, i + 1, moves[i]);
        if (has_four(at.own ^ at.taken)) fail("%smove %d: the game is over", where, i + 1);
        at = play(at, cell);
    }
    return at;
}

#endif
