/* solve.c: an exact solver for 4 in a Row.
 *
 *   lab/connect4/solve value POSITION...   prints the exact score of each position
 *   lab/connect4/solve check FILE          checks a file of "columns score" lines
 *   lab/connect4/solve move POSITION       prints the best column
 *   lab/connect4/solve verify FILE         checks that the answers of a book text keep the result (make verify-book)
 *
 * A POSITION is the columns played, 1 to 7, from the empty board; '-' is the empty board. Scores: exact.h. */
/* SPDX-License-Identifier: MIT */

#define _DEFAULT_SOURCE
#define C4_NAME "lab/connect4/solve"
#include "exact.h"
#include "host/progress.h"

static int passed, failed;

/* Returns the digit of a column that keeps the exact score, the nearest to the centre. */
static char best_column(struct position at)
{
    if (at.placed == CELLS || has_four(at.own ^ at.taken)) fail("%sthe game is over", where);
    int score = score_within(at, CELLS), i = 0;
    for (bits cell; i < COLUMNS - 1; i++)
        if ((cell = in_column(playable(at.taken), centre_first[i]))
            && bound(play(at, cell), -score) <= -score) break;
    return '1' + centre_first[i];
}

/* Calls a reader with each line of a file that is not a comment. */
static void read_lines(const char *path, void (*reader)(char *))
{
    char line[1000];
    FILE *file = fopen(path, "r");
    if (!file) fail("%s: cannot read it", path);
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
    if (!good) fprintf(stderr, "lab/connect4/solve: %s%s\n", where, fault);
}

static void check_line(char *line)
{
    char moves[CELLS + 1], more;
    int score = 0;
    if (sscanf(line, "%42s %d %c", moves, &score, &more) != 2)
        fail("%sa line is 'columns score'", where);
    tally(score_within(position_of(moves), CELLS) == score, "not the score");
}

/* A book text is "4 4 2 > 4 6", moves and answers, or "- > 4" at the start. */
static void verify_line(char *text)
{
    char *end = text;
    for (char *from = text; *from; from++)
        if (*from != ' ' && *from != '\n') *end++ = *from;
    *end = 0;
    char *mark = strchr(text, '>');
    if (!mark || mark == text || end < mark + 2) fail("%sa line is 'moves > moves'", where);
    *mark = 0;
    struct position at = position_of(text);
    int before = score_within(at, 1);
    for (char *answer = mark + 1; *answer; answer++) {
        bits cell = *answer < '1' || *answer > '7' ? 0 : in_column(playable(at.taken), *answer - '1');
        if (!cell) fail("%sthe answer cannot be played", where);
        tally(-score_within(play(at, cell), 1) == before, "the answer is a mistake");
    }
}

int main(int argc, char **argv)
{
    const char *verb = argc > 1 ? argv[1] : "";
    make_table();
    if ((argc == 3 && !strcmp(verb, "move")) || (argc > 2 && !strcmp(verb, "value")))
        for (int i = 2; i < argc; i++) {
            snprintf(where, sizeof where, "position %s: ", argv[i]);
            struct position at = position_of(argv[i]);
            if (*verb == 'm') printf("%c\n", best_column(at));
            else printf("%d\n", score_within(at, CELLS));
        }
    else if (argc == 3 && !strcmp(verb, "check"))
        read_lines(argv[2], check_line);
    else if (argc == 3 && !strcmp(verb, "verify"))
        read_lines(argv[2], verify_line);
    else
        fail("usage: lab/connect4/solve value POSITION... | check FILE | move POSITION | verify FILE");
    if (!strcmp(verb, "check") || !strcmp(verb, "verify"))
        printf("%d passed, %d failed\n", passed, failed);
    return failed != 0;
}
