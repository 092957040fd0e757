/* book.c: makes and checks the opening book of draughts.
 *
 *   lab/draughts/book make BALLOTS.tsv DEPTH > books/draughts.txt
 *   lab/draughts/book check books/draughts.txt DEPTH
 *
 * BALLOTS.tsv has the three-move ballots of the American Checker Federation: number, three moves, status. `make`
 * searches every move that starts a ballot, then the positions after the ballots. `check` plays every answer of a book
 * and searches the position after it; answers that lose most of a man are printed, and the exit status is 1.
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "games/draughts/draughts.h"
#include "host/games.h"
#include "host/progress.h"
#include "plat/machine.h"

enum {
    TABLE = 1 << 20,
    LINES_MOST = 1024, LINE_SIZE = 120,
    POSITIONS_MOST = 620,       /* four bytes each on the disk */
    CHOICES = 3, BALLOT_MOVES = 3,
    NEAR = 6,                   /* 64ths of a man: largest difference of two good answers */
    LOST = 40                   /* 64ths of a man: a loss of nearly a man */
};

typedef struct {
    char line[LINE_SIZE];
    unsigned char key[KEY_BYTES];
} Place;

static Place places[LINES_MOST];        /* positions that the book answers, in the order they were found */
static unsigned place_count;
static unsigned positions;              /* number of answers written */
static unsigned depth;

/* Sets up the position after a line of moves; "" is the start. */
static void play_line(const char *line)
{
    char words[LINE_SIZE];
    char *word;

    strcpy(words, line);
    game_reset();
    record_start();
    for (word = strtok(words, " "); word; word = strtok(0, " ")) {
        const char *why = game_read_move(word);

        if (why) {
            fprintf(stderr, "lab/draughts/book: %s: '%s' in '%s'\n", why, word, line);
            exit(1);
        }
        record_play();
        record_update_outcome();
    }
}

/* Searches the position on the board without the moves in root_excluded. */
static void search(unsigned plies)
{
    uint8_t excluded = root_excluded_count;

    think_defaults();
    root_excluded_count = excluded;
    think_depth = (uint8_t)plies;
    think_without = WITHOUT_BOOK | WITHOUT_SINGLE_REPLY;
    think();
}

static int add_place(const char *line)
{
    unsigned i;
    unsigned k;

    play_line(line);
    for (i = 0; i < place_count; ++i) {
        for (k = 0; k < KEY_BYTES && places[i].key[k] == hash_key[k][0]; ++k) {
        }
        if (k == KEY_BYTES) {
            return 0;
        }
    }
    if (place_count == LINES_MOST) {
        fprintf(stderr, "lab/draughts/book: too many positions\n");
        exit(1);
    }
    strcpy(places[place_count].line, line);
    for (k = 0; k < KEY_BYTES; ++k) {
        places[place_count].key[k] = hash_key[k][0];
    }
    ++place_count;
    return 1;
}

static void lengthen(char *to, const char *line, const char *text)
{
    if (strlen(line) + strlen(text) + 2 > LINE_SIZE) {
        fprintf(stderr, "lab/draughts/book: the line is too long: %s\n", line);
        exit(1);
    }
    strcpy(to, line);
    strcat(to, *line ? " " : "");
    strcat(to, text);
}

/* Writes the line of the book for a position: at most `choices` answers, the best first. The positions after them are
 * stored in `next`. Returns their number. */
static unsigned answer(const char *line, unsigned choices, char next[CHOICES][LINE_SIZE])
{
    unsigned n = 0;
    int best = 0;
    char text[TEXT_SIZE];

    root_excluded_count = 0;
    play_line(line);
    list_moves();
    if (move_count == 1) { /* an only move needs no book */
        list_choose(1);
        game_write_move(text);
        lengthen(next[0], line, text);
        return 1;
    }
    while (n < choices) {
        play_line(line);
        search(depth);
        if (n == 0) {
            best = think_score;
            printf("%s >", *line ? line : "-");
        } else if (think_score < best - NEAR) {
            break;
        }
        move = think_move;
        game_write_move(text);
        lengthen(next[n], line, text);
        printf(n ? " %s=%u" : " %s", text, n == 1 ? 3u : 1u);
        root_excluded[root_excluded_count++] = think_move;
        ++positions;
        ++n;
        play_line(line);
        if (draughts_must[0]) {
            break; /* only one answer if it is a jump */
        }
    }
    printf("\n");
    return n;
}

/* ---- make ---- */

static void read_ballots(const char *name)
{
    FILE *file = fopen(name, "r");
    char text[LINE_SIZE];
    char line[LINE_SIZE];
    char words[BALLOT_MOVES][8];
    unsigned length;
    unsigned i;

    if (!file) {
        perror(name);
        exit(1);
    }
    add_place("");
    for (length = 1; length <= BALLOT_MOVES; ++length) { /* shorter lines first */
        rewind(file);
        while (fgets(text, sizeof text, file)) {
            if (sscanf(text, "%*d %7s %7s %7s", words[0], words[1], words[2]) != 3
                || (length == BALLOT_MOVES && strstr(text, "barred"))) {
                continue;
            }
            for (line[0] = 0, i = 0; i < length; ++i) {
                strcat(line, i ? " " : "");
                strcat(line, words[i]);
            }
            add_place(line);
        }
    }
    fclose(file);
}

static int command_make(const char *ballots)
{
    static char second[LINES_MOST][LINE_SIZE];
    char next[CHOICES][LINE_SIZE];
    unsigned answers;
    unsigned from;
    unsigned to;
    unsigned i;

    printf("# Opening book of draughts, made by: lab/draughts/book make BALLOTS %u\n"
        "# Every beginning of the three-move ballots of the American Checker Federation (a\n"
        "# fact of theirs) with the answers a search to %u plies likes best: up to three where they\n"
        "# are within a tenth of a man. Then the answers to what it likes best after a ballot,\n"
        "# for either side. Barred ballots are not gone on with.\n", depth, depth);
    read_ballots(ballots);
    to = place_count;
    for (i = 0; i < to; ++i) {
        progress_show("ballots", i, to, "");
        unsigned length = (unsigned)strlen(places[i].line);

        answers = answer(places[i].line, length ? 2 : CHOICES, next);
        strcpy(second[i], answers > 1 ? next[1] : "");
        add_place(next[0]);
    }
    for (i = 0; i < to; ++i) {
        if (*second[i]) {
            add_place(second[i]);
        }
    }
    for (from = to; from < place_count && positions < POSITIONS_MOST; ++from) {
        progress_show("answers", from, place_count, ""); /* the total may still grow */
        play_line(places[from].line);
        if (outcome != OUTCOME_NONE) {
            continue;
        }
        answer(places[from].line, 1, next);
        add_place(next[0]);
    }
    progress_show("answers", 1, 1, "");
    fprintf(stderr, "%u answers\n", positions);
    return 0;
}

/* ---- check ---- */

static int command_check(const char *name)
{
    FILE *file = fopen(name, "r");
    char line[LINE_SIZE * 2];
    char whole[LINE_SIZE];
    unsigned bad = 0;
    unsigned count = 0;
    int worst = 0;

    if (!file) {
        perror(name);
        return 1;
    }
    while (fgets(line, sizeof line, file)) {
        char *reply;
        char word[LINE_SIZE];
        int used;
        int best;

        line[strcspn(line, "#\n")] = 0;
        reply = strchr(line, '>');
        if (!reply) {
            continue;
        }
        *reply++ = 0;
        line[strlen(line) - 1] = 0;
        if (strcmp(line, "-") == 0) {
            line[0] = 0;
        }
        play_line(line);
        root_excluded_count = 0;
        search(depth);
        best = think_score;
        for (; sscanf(reply, "%119s%n", word, &used) == 1; reply += used) {
            int loss;

            word[strcspn(word, "=")] = 0;
            lengthen(whole, line, word);
            play_line(whole);
            ++count;
            if (outcome != OUTCOME_NONE) {
                continue;
            }
            root_excluded_count = 0;
            search(depth - 1);
            loss = best + think_score;
            worst = loss > worst ? loss : worst;
            if (loss >= LOST) {
                printf("%s loses %d of %d\n", whole, loss, WORTH_MAN);
                ++bad;
            }
        }
    }
    fclose(file);
    printf("%u answers, %u bad, the worst gives away %d of a man's %d\n", count, bad, worst, WORTH_MAN);
    return bad != 0;
}

int main(int count, char **words)
{
    if (count != 4 || (depth = (unsigned)atoi(words[3])) < 2 || depth > DEPTH_MOST) {
        fprintf(stderr, "usage: lab/draughts/book make BALLOTS DEPTH | lab/draughts/book check BOOK DEPTH\n");
        return 2;
    }
    games_choose("draughts");
    state_clear();
    tt_entries = TABLE;
    tt_base = machine_tt_memory();
    return strcmp(words[1], "make") == 0 ? command_make(words[2]) : command_check(words[2]);
}
