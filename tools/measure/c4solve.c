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

#include "host/progress.h"

#define fail(...) (fprintf(stderr, "c4solve: " __VA_ARGS__), fputc('\n', stderr), exit(2))

typedef uint64_t bits;

enum { COLUMNS = 7, ROWS = 6, CELLS = COLUMNS * ROWS, STRIDE = ROWS + 1 };
enum { KEY_BITS = COLUMNS * STRIDE, BUCKET = 4, BUCKET_BITS = 27 };     /* 4 GB of table */
/* By men placed, where each device stops paying for itself (measured). */
enum { FOLD_UNTIL = 22, PEEK_UNTIL = 30, TABLE_UNTIL = 32 };
enum { BOOK_LIMIT = 2000, FIRST_SIDE_LAST = 6, SECOND_SIDE_LAST = 7, LONGEST = 7 };

static const bits bottom = 0x0040810204081, board = 0x0040810204081 * 63;       /* row 1; all */
static const int centre_first[COLUMNS] = { 3, 2, 4, 1, 5, 0, 6 };

struct position { bits own, taken; int placed; };       /* own: the side to move's men */
struct range { int lower, upper; };

static char where[400];                                 /* what is being read, for the faults */
static int passed, failed;

static bool has_four(bits men)
{
    for (int step = 1; step <= STRIDE + 1; step += step == 1 ? STRIDE - 2 : 1) {
        bits pairs = men & men >> step;
        if (pairs & pairs >> 2 * step) return true;
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
 * The key tells every position apart, and is never 0.  Times an odd number,
 * within 49 bits, it still does both: the top of the product picks a bucket
 * and the whole proves the position, so there are no false hits.  Of the
 * entries in a bucket, the one that cost the least work gives way. */

static struct entry { uint64_t product : 49, work : 3; int64_t lower : 6, upper : 6; } *table;
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
    bits key = at.own + at.taken + bottom, image = 0;   /* adds within columns, never across */
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
    while (count--) {
        int score = -recall(products[count], (struct range){ -CELLS, CELLS }).upper;
        if (score > best) best = score;
    }
    return best;
}

/* Tries the move that leaves the most winning cells first, then the centre. */
static inline int search_moves(struct position at, int alpha, bits moves)
{
    bits ranked[COLUMNS];                               /* the cells below, the ranks on top */
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

/* Says whether the score is above alpha: the result is then a lower bound
 * above it, else an upper bound.  The side to move must have no win at once. */
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

/* The score, held within a limit: 1 asks for the outcome only. */
static int score_within(struct position at, int limit)
{
    int lower = -limit, upper = limit;
    while (lower < upper) {
        int middle = lower + (upper - lower) / 2;
        if (lower < 0 && upper >= 0) middle = upper > 0 ? 0 : -1;       /* the outcome first */
        int score = bound(at, middle);
        if (score > middle) lower = score < upper ? score : upper;
        else upper = score > lower ? score : lower;
    }
    return lower;
}

/* The column that keeps the whole score, as its digit; near the centre on a tie. */
static char best_column(struct position at)
{
    if (at.placed == CELLS || has_four(at.own ^ at.taken)) fail("%sthe game is over", where);
    int score = score_within(at, CELLS), i = 0;
    for (bits cell; i < COLUMNS - 1; i++)
        if ((cell = in_column(playable(at.taken), centre_first[i]))
            && bound(play(at, cell), -score) <= -score) break;
    return '1' + centre_first[i];
}

static struct position position_of(const char *moves)
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

/* Hands each line of a file that is not a comment to a reader. */
static void read_lines(const char *path, void (*reader)(char *))
{
    char line[1000];
    FILE *file = fopen(path, "r");
    if (!file) fail("%s: cannot be read", path);
    unsigned long lines = 0;
    while (fgets(line, sizeof line, file)) lines++;
    rewind(file);
    for (unsigned number = 1; fgets(line, sizeof line, file); number++) {
        snprintf(where, sizeof where, "%s:%u: ", path, number);
        if (*line != '#' && *line != '\n') reader(line);
        progress_show("lines", number, lines, "");
    }
    fclose(file);
}

static void tally(bool good, const char *fault)
{
    *(good ? &passed : &failed) += 1;
    if (!good) fprintf(stderr, "c4solve: %s%s\n", where, fault);
}

static void check_line(char *line)
{
    char moves[CELLS + 1], more;
    int score = 0;
    if (sscanf(line, "%42s %d %c", moves, &score, &more) != 2)
        fail("%snot 'columns score'", where);
    tally(score_within(position_of(moves), CELLS) == score, "not the score");
}

/* ---- the book ---- */

static struct line { char moves[LONGEST + 1], answer; bool met, lost; bits key; } book[BOOK_LIMIT];
static int book_size, met;

static struct line *find_line(struct position at)
{
    for (int i = 0; i < book_size; i++)
        if (book[i].key == key_of(at, true)) return &book[i];
    return NULL;
}

static struct line *add_line(struct position at, const char *moves, char answer)
{
    if (book_size == BOOK_LIMIT) fail("%sover %d entries", where, BOOK_LIMIT);
    struct line *line = &book[book_size++];
    *line = (struct line){ "", answer, false, false, key_of(at, true) };
    strcpy(line->moves, moves);
    return line;
}

/* A book text is "4 4 2 > 4", moves and answer, or "- > 4" at the start. */
static void load_line(char *text)
{
    char *end = text;
    for (char *from = text; *from; from++)
        if (*from != ' ' && *from != '\n') *end++ = *from;
    *end = 0;
    char *mark = strchr(text, '>'), answer = mark ? mark[1] : 0;
    if (!mark || mark == text || mark > text + LONGEST || end != mark + 2
        || (*text == '-' && mark != text + 1))
        fail("%snot 'moves > move'", where);
    memmove(mark, mark + 1, 2);
    if (*text == '-') memmove(text, text + 1, 2), mark--;
    position_of(text);                                  /* faults an answer that cannot be played */
    *mark = 0;
    struct position at = position_of(text);
    if (find_line(at)) fail("%sthe position is listed before", where);
    add_line(at, text, answer);
}

/* Goes, in the order of their texts, through the positions one side may meet
 * up to a ply while it keeps to the book, which it makes or else checks. A lost
 * position has no entry: all moves are equal there, and a search varies them. */
static void walk(struct position at, char *moves, int last, bool making)
{
    struct line *line = find_line(at);
    moves[at.placed] = 0;                               /* a longer line went before */
    snprintf(where, sizeof where, "after '%s': ", moves);
    bool lost = !line && score_within(at, 1) < 0;
    if (!line && !making && !lost) tally(false, "no entry");
    if (line ? line->met : !making && !lost) return;
    if (!line) line = add_line(at, moves, best_column(at));
    line->met = true, line->lost |= lost;
    progress_show("positions", (unsigned long)++met, (unsigned long)book_size + making, "");
    bool mirrored = key_of(position_of(line->moves), false) != key_of(at, false);
    moves[at.placed] = mirrored ? '1' + '7' - line->answer : line->answer;
    struct position after = play(at, in_column(playable(at.taken), moves[at.placed] - '1'));
    if (!making) tally(score_within(after, 1) == -score_within(at, 1), "the answer is a mistake");
    bits replies = playable(after.taken) & ~winning_moves(after);
    for (int i = 0; i < COLUMNS && at.placed + 2 <= last && !winning_moves(at); i++)
        if (in_column(replies, i)) {
            moves[after.placed] = '1' + i;
            walk(play(after, in_column(replies, i)), moves, last, making);
        }
}

static void walk_both(bool making)
{
    char moves[LONGEST + 2] = "";
    struct position start = { 0, 0, 0 };
    walk(start, moves, FIRST_SIDE_LAST, making);
    for (int i = 0; i < COLUMNS; i++) {
        moves[0] = '1' + i;
        walk(play(start, in_column(bottom, i)), moves, SECOND_SIDE_LAST, making);
    }
    for (int i = 0; i < book_size; i++)
        if (!book[i].met) strcpy(where, book[i].moves), tally(false, ": play never meets it");
}

static void print_book(void)
{
    walk_both(true);
    printf("# Opening book for connect-four, made by: tools/measure/c4solve book\n"
           "# A line is a position, as the columns played from the start, and the answer to it.\n"
           "# A side that answers by the book finds here every position it can meet in the\n"
           "# first eight moves of a game, whatever the other side does; one of two mirror\n"
           "# images, one order of the same moves.  An answer wins soonest, else draws; where\n"
           "# all moves lose there is none.  Where it wins at once the book stops.\n");
    for (size_t ply = 0; ply <= LONGEST; ply++)
        for (struct line *line = book; line < book + book_size; line++) {
            if (strlen(line->moves) != ply || line->lost) continue;
            for (const char *move = ply ? line->moves : "-"; *move; move++) printf("%c ", *move);
            printf("> %c\n", line->answer);
        }
}

int main(int argc, char **argv)
{
    const char *verb = argc > 1 ? argv[1] : "";
    make_table();
    if (argc == 2 && !strcmp(verb, "book"))
        print_book();
    else if ((argc == 3 && !strcmp(verb, "move")) || (argc > 2 && !strcmp(verb, "value")))
        for (int i = 2; i < argc; i++) {
            snprintf(where, sizeof where, "position %s: ", argv[i]);
            struct position at = position_of(argv[i]);
            if (*verb == 'm') printf("%c\n", best_column(at));
            else printf("%d\n", score_within(at, CELLS));
        }
    else if (argc == 3 && !strcmp(verb, "check"))
        read_lines(argv[2], check_line);
    else if (argc == 3 && !strcmp(verb, "verify"))
        read_lines(argv[2], load_line), walk_both(false);
    else
        fail("usage: c4solve value POSITION... | check FILE | move POSITION | book | verify FILE");
    if (!strcmp(verb, "check") || !strcmp(verb, "verify"))
        printf("%d passed, %d failed\n", passed, failed);
    return failed != 0;
}
