/* An exact solver for connect-four, which also makes and checks its book.
 *
 *   c4solve value POSITION...   the exact score of each position
 *   c4solve check FILE          check a file of "columns score" lines
 *   c4solve move POSITION       the best column
 *   c4solve book                the opening book, as text
 *   c4solve verify FILE         check that a book text keeps its promises
 *
 * A POSITION is the columns played, 1 to 7, from the empty board; '-' is the
 * empty board.  A score counts for the side to move: 22 less the men the
 * winner has placed when it wins, negative when the other side wins, 0 drawn.
 *
 * A set of cells is one word.  A column takes seven bits, the lowest cell
 * first; its seventh stays empty, so no line runs on into the next column. */

#define _DEFAULT_SOURCE
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#define fail(...) (fprintf(stderr, "c4solve: " __VA_ARGS__), fputc('\n', stderr), exit(2))

typedef uint64_t bits;

enum { COLUMNS = 7, ROWS = 6, CELLS = COLUMNS * ROWS, STRIDE = ROWS + 1, KEY_BITS = COLUMNS * STRIDE };
enum { BUCKET = 4, BUCKET_BITS = 27 };                  /* 4 GB of table */
/* By men placed, where each device stops paying for itself (measured). */
enum { FOLD_UNTIL = 22, PEEK_UNTIL = 30, TABLE_UNTIL = 32 };
enum { BOOK_LIMIT = 2000, FIRST_SIDE_LAST = 8, SECOND_SIDE_LAST = 7, LONGEST = 8 };

static const bits bottom = 0x0040810204081;             /* the lowest cell of each column */
static const bits board = bottom * 63, odd_rows = bottom * 21, even_rows = bottom * 42;
static const int centre_first[COLUMNS] = { 3, 2, 4, 1, 5, 0, 6 };

struct position { bits own, taken; int placed; };       /* own: the side to move's men */
struct range { int lower, upper; };

/* ---- cells and lines ---- */

static bool has_four(bits men)
{
    static const int steps[] = { 1, STRIDE - 1, STRIDE, STRIDE + 1 };
    for (int i = 0; i < 4; i++) {
        bits pairs = men & men >> steps[i];
        if (pairs & pairs >> 2 * steps[i]) return true;
    }
    return false;
}

/* The cells that would complete a line of four in one direction. */
static inline bits gaps(bits men, int step)
{
    bits above = men << step & men << 2 * step, below = men >> step & men >> 2 * step;
    return (above & (men << 3 * step | men >> step)) | (below & (men >> 3 * step | men << step));
}

static inline bits winning_cells(bits men, bits taken)
{
    bits cells = men << 1 & men << 2 & men << 3;
    cells |= gaps(men, STRIDE - 1) | gaps(men, STRIDE) | gaps(men, STRIDE + 1);
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
 * The key tells every position apart.  Multiplying it by an odd number is a
 * bijection on 49 bits, so while the top of the product picks the bucket, the
 * rest, kept in the entry, still proves the position: there are no false hits.
 * Of the entries in a bucket, the one that cost the least work gives way. */

static struct entry { uint64_t rest : 46, work : 6; int64_t lower : 6, upper : 6; } *table;
static const bits rest_mask = ((bits)1 << 46) - 1;
static uint64_t nodes;

static void make_table(void)
{
    size_t size = sizeof *table * BUCKET << BUCKET_BITS;
    table = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (table == MAP_FAILED) fail("no memory for a table of %zu bytes", size);
#ifdef MADV_HUGEPAGE
    madvise(table, size, MADV_HUGEPAGE);                /* a hint: refusal costs only speed */
#endif
}

/* Mirror images share a key while it pays; late ones hardly ever meet. */
static inline bits key_of(struct position at, bool fold)
{
    bits key = at.own + at.taken, image = 0;            /* adds within columns, never across */
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

/* The entry of a position, or else the one it should replace. */
static inline struct entry *entry_of(bits product)
{
    struct entry *bucket = bucket_of(product), *cheapest = bucket;
    for (struct entry *entry = bucket; entry < bucket + BUCKET; entry++) {
        if (entry->rest == (product & rest_mask)) return entry;
        if (entry->work < cheapest->work) cheapest = entry;
    }
    return cheapest;
}

static inline struct range recall(bits product, struct range known)
{
    struct entry entry = *entry_of(product);
    if (!entry.work || entry.rest != (product & rest_mask)) return known;
    return (struct range){ entry.lower > known.lower ? entry.lower : known.lower,
                           entry.upper < known.upper ? entry.upper : known.upper };
}

static inline void remember(bits product, struct range known, uint64_t effort)
{
    unsigned work = 64 - __builtin_clzll(effort | 1);
    *entry_of(product) = (struct entry){ product & rest_mask, work, known.lower, known.upper };
}

/* ---- search ---- */

static int search(struct position at, int alpha);

/* With every column even the first side is to move, and the second can answer
 * each man with one on top of it: the first then has the odd rows only.  That
 * may hold the first to a draw, or lose for it; else the result is `upper`. */
static inline int pairing_bound(bits own, bits taken, int upper)
{
    bits empty = board ^ taken;
    if (has_four(own | (empty & odd_rows))) return upper;
    return has_four((own ^ taken) | (empty & even_rows)) ? -1 : 0;
}

/* What is known without a search, given the safe moves. */
static inline struct range static_range(struct position at, bits moves)
{
    struct range range = { -(CELLS - 2 - at.placed) / 2, (CELLS - 1 - at.placed) / 2 };
    bits uneven = (at.taken & odd_rows) << 1 ^ (at.taken & even_rows);
    if (!uneven)
        range.upper = pairing_bound(at.own, at.taken, range.upper);
    else if (at.placed % 2 && !(uneven & (uneven - 1)) && (uneven & moves))
        range.lower = -pairing_bound(at.own ^ at.taken, at.taken | uneven, -range.lower);
    return range;
}

/* The moves that do not let the other side win at once; none when lost. */
static inline bits safe_moves(struct position at)
{
    bits threats = winning_cells(at.own ^ at.taken, at.taken), moves = playable(at.taken);
    bits forced = moves & threats;
    if (forced & (forced - 1)) return 0;
    return (forced ? forced : moves) & ~(threats >> 1);
}

/* Looks all the moves up before searching any: one may be known to suffice. */
static inline int best_known(struct position at, bits moves)
{
    bits products[COLUMNS];
    int count = 0, best = -CELLS;
    for (; moves; moves &= moves - 1) {
        products[count] = product_of(play(at, moves & -moves));
        __builtin_prefetch(bucket_of(products[count++]));
    }
    for (int i = 0; i < count; i++) {
        int score = -recall(products[i], (struct range){ -CELLS, CELLS }).upper;
        if (score > best) best = score;
    }
    return best;
}

/* Tries the move that leaves the most winning cells first, then the centre. */
static inline int search_moves(struct position at, int alpha, bits moves)
{
    bits cells[COLUMNS];
    int merits[COLUMNS], count = 0, best = -CELLS;
    for (int i = 0; i < COLUMNS; i++) {
        bits cell = in_column(moves, centre_first[i]);
        if (!cell) continue;
        int merit = __builtin_popcountll(winning_cells(at.own | cell, at.taken | cell));
        int place = count++;
        for (; place > 0 && merits[place - 1] < merit; place--) {
            cells[place] = cells[place - 1];
            merits[place] = merits[place - 1];
        }
        cells[place] = cell;
        merits[place] = merit;
    }
    for (int i = 0; i < count && best <= alpha; i++) {
        int score = -search(play(at, cells[i]), -alpha - 1);
        if (score > best) best = score;
    }
    return best;
}

/* Says whether the score is above alpha: the result is then a lower bound
 * above it, else an upper bound.  The side to move must have no win at once. */
static int search(struct position at, int alpha)
{
    nodes++;
    bits moves = safe_moves(at);
    if (!moves) return -(CELLS - at.placed) / 2;
    if (at.placed >= CELLS - 2) return 0;
    struct range range = static_range(at, moves);
    if (range.lower > alpha) return range.lower;
    if (range.upper <= alpha) return range.upper;
    if (at.placed >= TABLE_UNTIL) return search_moves(at, alpha, moves);

    bits product = product_of(at);
    range = recall(product, range);
    if (range.lower > alpha) return range.lower;
    if (range.upper <= alpha) return range.upper;
    int best = at.placed < PEEK_UNTIL ? best_known(at, moves) : -CELLS;
    if (best > alpha) return best;
    uint64_t before = nodes;
    best = search_moves(at, alpha, moves);
    *(best > alpha ? &range.lower : &range.upper) = best;
    remember(product, range, nodes - before);
    return best;
}

static int bound(struct position at, int alpha)
{
    if (has_four(at.own ^ at.taken)) return -(CELLS + 2 - at.placed) / 2;
    if (at.placed == CELLS) return 0;
    if (winning_moves(at)) return (CELLS + 1 - at.placed) / 2;
    return search(at, alpha);
}

/* The score, held within limits: -1 and 1 ask for the outcome only. */
static int score_within(struct position at, int lower, int upper)
{
    while (lower < upper) {
        int middle = lower + (upper - lower) / 2;
        if (lower < 0 && upper >= 0) middle = upper > 0 ? 0 : -1;   /* the outcome first */
        int score = bound(at, middle);
        if (score > middle)
            lower = score < upper ? score : upper;
        else
            upper = score > lower ? score : lower;
    }
    return lower;
}

/* The column, from 0, that keeps the whole score; near the centre on a tie. */
static int best_column(struct position at, int limit)
{
    bits winning = winning_moves(at), moves = winning ? winning : playable(at.taken);
    int score = winning ? limit : score_within(at, -limit, limit), i = 0;
    for (; i < COLUMNS - 1; i++) {
        bits cell = in_column(moves, centre_first[i]);
        if (cell && (winning || bound(play(at, cell), -score) <= -score)) break;
    }
    return centre_first[i];
}

/* ---- reading ---- */

static char where[400];                                 /* what is being read, for the faults */
static int passed, failed;

static struct position position_of(const char *moves)
{
    struct position at = { 0, 0, 0 };
    for (int i = 0; moves[i] && strcmp(moves, "-"); i++) {
        if (moves[i] < '1' || moves[i] > '7')
            fail("%s: move %d: '%c' is not a column from 1 to 7", where, i + 1, moves[i]);
        bits cell = in_column(playable(at.taken), moves[i] - '1');
        if (!cell) fail("%s: move %d: column %c is full", where, i + 1, moves[i]);
        if (has_four(at.own ^ at.taken)) fail("%s: move %d: the game is already won", where, i + 1);
        at = play(at, cell);
    }
    return at;
}

/* Hands each line of a file that is not a comment to a reader. */
static void read_lines(const char *path, void (*reader)(char *))
{
    char line[200];
    FILE *file = fopen(path, "r");
    if (!file) fail("%s: cannot be read", path);
    for (int number = 1; fgets(line, sizeof line, file); number++) {
        snprintf(where, sizeof where, "%s:%d", path, number);
        if (*line != '#' && *line != '\n') reader(line);
    }
    fclose(file);
}

static void count(bool good, const char *fault)
{
    if (good) passed++;
    else failed++, fprintf(stderr, "%s: %s\n", where, fault);
}

static void check_line(char *line)
{
    char moves[CELLS + 1], more;
    int score;
    if (sscanf(line, "%42s %d %c", moves, &score, &more) != 2) fail("%s: not 'columns score'", where);
    count(score_within(position_of(moves), -CELLS, CELLS) == score, "not the score");
}

/* ---- the book ---- */

static struct line { char moves[LONGEST + 1], answer; bits key; } book[BOOK_LIMIT];
static int book_size;

/* Adds a position to a list, as the text that sorts first of those that lead
 * to it or its mirror image. */
static int add_line(struct line *list, int size, const char *moves)
{
    struct line line = { "", 0, 0 };
    for (int i = 0; moves[i]; i++) line.moves[i] = '1' + '7' - moves[i];
    if (strcmp(moves, line.moves) < 0) strcpy(line.moves, moves);
    line.key = key_of(position_of(line.moves), true);
    int i = 0;
    while (i < size && list[i].key != line.key) i++;
    if (i == BOOK_LIMIT) fail("the book has over %d positions to one ply", BOOK_LIMIT);
    if (i == size || strcmp(line.moves, list[i].moves) < 0) list[i] = line;
    return i == size ? size + 1 : size;
}

/* Adds all the positions after the answer to a line and a reply to that. */
static int add_replies(struct line *list, int size, const struct line *from)
{
    char moves[LONGEST + 3];
    int length = snprintf(moves, sizeof moves, "%s%c", from->moves, from->answer);
    struct position at = position_of(moves);
    moves[length + 1] = 0;
    for (int i = 0; i < COLUMNS; i++) {
        bits cell = in_column(playable(at.taken), i);
        moves[length] = '1' + i;
        if (cell && !(cell & winning_moves(at))) size = add_line(list, size, moves);
    }
    return size;
}

/* Takes every position that one side may meet, if it keeps to the answers it
 * is given, up to a ply.  Where it wins at once the walk goes no further. */
static void walk(int ply, int last, void (*give_answer)(struct line *))
{
    static struct line lists[2][BOOK_LIMIT];
    struct line *now = lists[0], *next = lists[1], start = { "", 0, 0 };
    int size = 0, grown;
    if (ply == 0) size = add_line(now, 0, "");
    for (char c[] = "1"; ply == 1 && *c <= '7'; ++*c) size = add_line(now, size, c);
    (void)start;
    for (; ply <= last; ply += 2) {
        grown = 0;
        for (int i = 0; i < size; i++) {
            give_answer(&now[i]);
            if (ply < last && !winning_moves(position_of(now[i].moves)))
                grown = add_replies(next, grown, &now[i]);
        }
        fprintf(stderr, "ply %d: %d positions, %lu nodes\n", ply, size, (unsigned long)nodes);
        struct line *list = now;
        now = next, next = list, size = grown;
    }
}
#ifndef LIMIT
#define LIMIT CELLS
#endif
static void make_answer(struct line *line)
{
    line->answer = '1' + best_column(position_of(line->moves), LIMIT);
    if (book_size < BOOK_LIMIT)
    book[book_size++] = *line;
}

static int by_text(const void *left, const void *right)
{
    const struct line *a = left, *b = right;
    int longer = (int)strlen(a->moves) - (int)strlen(b->moves);
    return longer ? longer : strcmp(a->moves, b->moves);
}

static void print_book(void)
{
    walk(0, FIRST_SIDE_LAST, make_answer);
    walk(1, SECOND_SIDE_LAST, make_answer);
    qsort(book, book_size, sizeof *book, by_text);
    for (int i = 0; i < book_size; i++) {
        for (const char *c = book[i].moves; *c; c++) printf("%c ", *c);
        printf("%s> %c\n", *book[i].moves ? "" : "- ", book[i].answer);
    }
}

int main(int argc, char **argv)
{
    make_table();
    if (argc == 3 && !strcmp(argv[1], "check")) {
        read_lines(argv[2], check_line);
        printf("%d passed, %d failed\n", passed, failed);
        fprintf(stderr, "%lu\n", nodes);
    }
    if (argc > 1 && !strcmp(argv[1], "book")) print_book();
    for (int i = 2; i < argc && !strcmp(argv[1], "value"); i++)
        printf("%d\n", score_within(position_of(argv[i]), -LIMIT, LIMIT));
}
