/* play_exact.c: 4 in a Row against exact results: measures the player's mistakes, and makes the book that avoids them.
 *
 *   lab/connect4/play_exact book [FILE]
 *       prints the book as text: the whole trees of both sides with every reply of the other side, for the first player
 *       up to FIRST_LAST discs, for the second, while it is not lost, up to SECOND_LAST: the positions in which a level
 *       from LEVEL_FROM on gives the result away with some seed. FILE stores the progress: an interrupted run continues
 *   lab/connect4/play_exact positions NUMBER SEED
 *       takes positions of 14 to 22 discs with at most two moves that keep the result, and counts how often the player
 *       keeps it in 15 seconds of an Atari without its book
 *   lab/connect4/play_exact games LEVEL NUMBER SEED
 *       plays games as first player, with the book, against an opponent with two to six random moves (never one that
 *       loses at once), then three exact moves in four; counts the games in which the win is missed
 *
 * One process for each processor shares the work; equal seeds give equal results. */
/* SPDX-License-Identifier: MIT */

#define C4_NAME "lab/connect4/play_exact"
#include "player.h"

enum { FIRST_LAST = 14, SECOND_LAST = 7, LEVEL_FROM = 5, SECONDS = 15 };
enum { POSITIONS_MOST = 1000000, MOVES_MOST = FIRST_LAST + 4 };

/* Returns how many seeds a level is asked with, by number of discs. Every game passes the early positions, so there all
 * levels are asked. In the many later positions only levels 5, 6 and 8 are asked, and only level 6 more than once. */
static unsigned seeds_of(unsigned level, int discs)
{
    return discs <= 6 ? 24 : discs <= 8 ? 8 : discs <= 10 ? 3 : level == 7 ? 0 : level != 6 ? 1 : discs <= 12 ? 3 : 2;
}

static int ask_seconds(const char *moves)
{
    think_defaults();
    level_limit(10 * SECONDS);
    think_without = WITHOUT_BOOK;
    think_at(moves);
    return think_move >> 3;
}

/* ---- the book ---- */

static struct line { bits key; char moves[MOVES_MOST], answer, kept[COLUMNS + 1]; } *lines, *next;
static int line_count, next_count;

/* Finds the moves of a side in a position (`kept`): the book's answer if it needs one, otherwise all moves that a level
 * chooses. */
static void examine(int i)
{
    struct line *line = lines + i;
    struct position at = position_of(line->moves);
    int result = outcome_of(at);
    line->answer = *line->kept = 0;
    if (winning_moves(at) || result < 0) return;
    for (unsigned level = LEVEL_FROM; level <= LEVEL_MOST && !line->answer; level++)
        for (unsigned seed = 1; seed <= seeds_of(level, at.placed); seed++) {
            int column = ask(line->moves, level, seed, WITHOUT_BOOK);
            if (strchr(line->kept, '1' + column)) continue;
            if (-outcome_of(after(at, column)) < result) {
                line->answer = '?';
                break;
            }
            line->kept[strlen(line->kept) + 1] = 0, line->kept[strlen(line->kept)] = (char)('1' + column);
        }
    if (!at.placed) line->answer = '?';                 /* always a book move on the empty board */
    if (line->answer) line->kept[0] = line->answer = answer_in(at, result), line->kept[1] = 0;
}

static void add_replies(struct line *line, struct position at, char answer)
{
    struct position replied = after(at, answer - '1');
    if (has_four(replied.own ^ replied.taken) || winning_moves(replied)) return;
    for (int i = 0; i < COLUMNS; i++) {
        if (!in_column(playable(replied.taken), i)) continue;
        if (next_count == POSITIONS_MOST) fail("over %d positions", POSITIONS_MOST);
        struct line *reply = next + next_count++;
        snprintf(reply->moves, sizeof reply->moves, "%s%c%c", line->moves, answer, '1' + i);
        reply->key = key_of(after(replied, i), true);
    }
}

static int compare_keys(const void *one, const void *other)
{
    const struct line *a = one, *b = other;
    return a->key != b->key ? (a->key < b->key ? -1 : 1) : strcmp(a->moves, b->moves);
}

static int compare_moves(const void *one, const void *other)
{
    return strcmp(((const struct line *)one)->moves, ((const struct line *)other)->moves);
}

static void print_answers(void)
{
    int count = 0;
    qsort(lines, (size_t)line_count, sizeof *lines, compare_moves);
    for (struct line *line = lines; line < lines + line_count; line++) {
        if (!line->answer) continue;
        count++;
        print_answer(line->moves, line->answer);
    }
    fprintf(stderr, "%zu discs: %d positions, %d in the book\n", strlen(lines->moves), line_count, count);
    fflush(stdout);
}

/* Examines the lines and collects those that follow. */
static void step(void)
{
    share(line_count, examine);
    next_count = 0;
    for (struct line *line = lines; line < lines + line_count; line++)
        for (const char *kept = line->kept; *kept; kept++)
            add_replies(line, position_of(line->moves), *kept);
    print_answers();
    qsort(next, (size_t)next_count, sizeof *next, compare_keys);
    line_count = 0;
    for (int i = 0; i < next_count; i++)
        if (!i || next[i].key != next[i - 1].key) lines[line_count++] = next[i];
}

static void begin_with(const char *moves)
{
    memset(lines + line_count, 0, sizeof *lines);
    strcpy(lines[line_count++].moves, moves);
}

/* Saves the next lines, one a row: all that a run needs to continue. */
static void save_lines(const char *file)
{
    FILE *to = fopen(file, "w");
    if (!to) fail("cannot write %s", file);
    for (struct line *line = lines; line < lines + line_count; line++)
        fprintf(to, "%s\n", *line->moves ? line->moves : "-");
    if (fclose(to)) fail("cannot write %s", file);
}

static bool load_lines(const char *file)
{
    char moves[MOVES_MOST];
    FILE *from = fopen(file, "r");
    line_count = 0;
    if (!from) return false;
    while (fscanf(from, "%17s", moves) == 1) begin_with(*moves == '-' ? "" : moves);
    fclose(from);
    return line_count > 0;
}

static void print_book(const char *file)
{
    lines = shared_memory(sizeof *lines * POSITIONS_MOST);
    next = shared_memory(sizeof *next * POSITIONS_MOST);
    if (!file || !load_lines(file)) {
        printf("# Opening book of 4 in a Row, made by: tools/lab/connect4/play_exact book\n"
               "# A line is a position, as the columns played from the start, and the answer to it. The whole tree of\n"
               "# each side was searched with every reply of the other side: for the first player up to %d discs, for\n"
               "# the second, while it is not lost, up to %d. The book has the first move, and the positions in which a\n"
               "# level from %d on gives its result away without a book, with an answer that keeps it. Of mirror images\n"
               "# and of equal positions it has one.\n",
               FIRST_LAST, SECOND_LAST, LEVEL_FROM);
        for (int column = 0; column < 4; column++)      /* the others are mirror images */
            begin_with((char[]){ (char)('1' + column), 0 });
    }
    while (line_count && strlen(lines->moves) <= FIRST_LAST) {
        step();
        if (strlen(lines->moves) & 1 && (!line_count || strlen(lines->moves) > SECOND_LAST))
            line_count = 0, begin_with("");
        if (file) save_lines(file);
    }
}

/* ---- measuring the player ---- */

static unsigned first_seed, level_asked;
static struct found { char moves[CELLS + 1], good, gone; } *found;

/* Plays a random move that does not lose at once. Returns the position after it; an empty board if there is none. */
static struct position play_by_chance(struct position at, char *moves)
{
    bits safe = safe_moves(at);
    int column;
    if (!safe) return (struct position){ 0, 0, 0 };
    do column = (int)(random() % COLUMNS); while (!in_column(safe, column));
    moves[at.placed] = (char)('1' + column);
    moves[at.placed + 1] = 0;
    return after(at, column);
}

/* Draws a random position of 14 to 22 discs that is not lost. It has at least four moves, of which at most two keep the
 * result. */
static struct position draw_position(char *moves, int *result)
{
    for (;;) {
        int discs = 14 + (int)(random() % 9), kept = 0, moves_of_all = 0;
        struct position at = { 0, 0, 0 };
        while (at.placed < discs && !winning_moves(at)) {
            at = play_by_chance(at, moves);
            if (!at.placed) break;
        }
        if (at.placed < discs || winning_moves(at) || (*result = outcome_of(at)) < 0) continue;
        for (int i = 0; i < COLUMNS; i++)
            if (in_column(playable(at.taken), i)) moves_of_all++, kept += -outcome_of(after(at, i)) == *result;
        if (kept <= 2 && moves_of_all >= 4) return at;
    }
}

static void try_position(int i)
{
    int result;
    srandom(first_seed + (unsigned)i);
    struct position at = draw_position(found[i].moves, &result);
    found[i].good = -outcome_of(after(at, ask_seconds(found[i].moves))) == result;
}

/* Returns one of the moves that win soonest or lose latest, at random. */
static int exact_move(struct position at)
{
    unsigned columns = exact_moves(at);
    for (long skip = random() % __builtin_popcount(columns); skip; skip--) columns &= columns - 1;
    return __builtin_ctz(columns);
}

static void play_one(int i)
{
    struct position at = { 0, 0, 0 };
    char *moves = found[i].moves;
    srandom(first_seed + (unsigned)i);
    int by_chance = 2 * (2 + (int)(random() % 5));
    while (at.placed < CELLS && !has_four(at.own ^ at.taken)) {
        int column;
        if (at.placed & 1) {
            if (!winning_moves(at) && safe_moves(at) && (at.placed < by_chance || random() % 4 == 0)) {
                at = play_by_chance(at, moves);
                continue;
            }
            column = exact_move(at);
        } else {
            column = ask(moves, level_asked, first_seed + (unsigned)(i * CELLS + at.placed) + 1, 0);
            if (!found[i].gone && at.placed >= SCORES_FROM && outcome_of(after(at, column)) >= 0) {
                found[i].gone = (char)at.placed;
                fprintf(stderr, "win missed by %d after %s\n", column + 1, moves);
            }
        }
        moves[at.placed] = (char)('1' + column);
        moves[at.placed + 1] = 0;
        at = after(at, column);
    }
    found[i].good = (char)(at.placed & 1 && has_four(at.own ^ at.taken));
}

static void measure(int number, void (*what)(int))
{
    int good = 0, gone = 0;
    found = shared_memory(sizeof *found * (size_t)number);
    share(number, what);
    for (int i = 0; i < number; i++) good += found[i].good, gone += found[i].gone != 0;
    if (what == play_one) printf("%d games, %d won, the win let go in %d\n", number, good, gone);
    else printf("%d of %d kept, %.1f%%\n", good, number, 100.0 * good / number);
}

int main(int argc, char **argv)
{
    const char *verb = argc > 1 ? argv[1] : "";
    player_begin();
    if ((argc == 2 || argc == 3) && !strcmp(verb, "book")) print_book(argv[2]);
    else if (argc == 4 && !strcmp(verb, "positions")) {
        first_seed = (unsigned)atoi(argv[3]);
        measure(atoi(argv[2]), try_position);
    } else if (argc == 5 && !strcmp(verb, "games")) {
        level_asked = (unsigned)atoi(argv[2]);
        first_seed = (unsigned)atoi(argv[4]);
        measure(atoi(argv[3]), play_one);
    } else
        fail("usage: lab/connect4/play_exact book [FILE] | positions NUMBER SEED | games LEVEL NUMBER SEED");
    return 0;
}
