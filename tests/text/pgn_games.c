/* pgn_games.c: writes and reads random games as PGN, PDN and our own format (src/host/pgn.h), and reads damaged texts.
 * Built with sanitizers; called by pgn.sh.
 *
 *   pgn_games GAME GAMES DAMAGED
 *
 * Random games are written, decorated with comments, variations and annotations, and read back: every move must be the
 * same. Then damaged texts are read: each is accepted, or gives an error with a valid line number. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../tools/lab/common/random_opening.h"
#include "engine/game.h"
#include "engine/record.h"
#include "host/games.h"
#include "host/pgn.h"

#define PLIES_MOST 240
#define TEXT_MOST 40000
#define HURTS_MOST 8

static unsigned passed;
static unsigned failed;
static uint64_t dice = 88172645463325252ULL;

static unsigned roll(size_t sides)
{
    dice ^= dice << 13;
    dice ^= dice >> 7;
    dice ^= dice << 17;
    return (unsigned)(dice % sides);
}

static void check(int is_good, const char *what, const char *text)
{
    passed += is_good != 0;
    failed += !is_good;
    if (!is_good && failed < 5) {
        printf("FAILED %s:\n%s\n", what, text);
    }
}

/* ---- games ---- */

static uint16_t moves[PLIES_MOST];
static unsigned move_total;
static char begin[TEXT_SIZE];
static char plain[TEXT_MOST];
static char decorated[8 * TEXT_MOST];

/* Plays a random game. Every third game starts from a position that random moves have reached. */
static void play_game(unsigned n)
{
    game_reset();
    record_start();
    random_seed = (uint16_t)(roll(65535) + 1);
    outcome = OUTCOME_NONE;
    if (n % 3 == 2) {
        random_opening(roll(60));
        if (outcome != OUTCOME_NONE) {
            game_reset();
        }
        record_start();
    }
    random_opening(n % 5 ? 10 + roll(PLIES_MOST - 10) : roll(10));
    move_total = record_count;
    for (n = 0; n < move_total; ++n) {
        record_move((uint16_t)n);
        moves[n] = move;
    }
    strcpy(begin, record_begin);
}

static size_t write_game(void)
{
    FILE *file = fmemopen(plain, sizeof plain, "w");

    pgn_clear();
    pgn_write(file);
    fclose(file);
    return strlen(plain);
}

/* Copies `plain` to `decorated`. After some of the spaces between moves it adds text that a reader must skip. Returns
 * the length. */
static size_t decorate(void)
{
    static const char *const trifles[] =
        { "{a comment, (no variation) [no tag]} ", "$14 ", "(9. nonsense {with \n a comment} (12... more) $3 5) ",
        "; to the end of the line\n", "\n%an escape\n", "{} ", "\r\n\t ", "e.p. ", "! " };
    const char *body = strstr(plain, "\n\n");
    char *to = decorated;

    memcpy(to, plain, (size_t)(body - plain));
    to += body - plain;
    for (; *body; ++body) {
        *to++ = *body;
        if (*body == ' ' && roll(3) == 0) {
            to = stpcpy(to, trifles[roll(sizeof trifles / sizeof trifles[0])]);
        }
    }
    *to = 0;
    return (size_t)(to - decorated);
}

static int reads_back(const char *text, size_t length)
{
    const char *why;
    int found;
    unsigned n;

    pgn_open(text, length);
    why = pgn_read(&found);
    if (why || !found) {
        printf("line %u: %s: %s\n", pgn_line, why ? why : "nothing", pgn_word);
        return 0;
    }
    if (record_count != move_total || strcmp(record_begin, begin) != 0) {
        return 0;
    }
    for (n = 0; n < move_total; ++n) {
        record_move((uint16_t)n);
        if (move != moves[n]) {
            return 0;
        }
    }
    why = pgn_read(&found);
    return !why && !found;
}

static void try_games(unsigned games)
{
    unsigned n;

    for (n = 0; n < games; ++n) {
        play_game(n);
        check(reads_back(plain, write_game()), "a game is read back", plain);
        check(reads_back(decorated, decorate()), "a decorated game is read back", decorated);
    }
}

/* ---- damage ---- */

static size_t hurt(char *text, size_t length)
{
    static const char characters[] = "[]{}()\"\\;%$.*!?+-x=#0123456789abhNOBRQK \n\r\t";
    size_t at = roll(length);
    size_t part = 1 + roll(length - at < 40 ? length - at : 40);

    switch (roll(5)) {
    case 0:
        text[at] = (char)roll(256);
        return length;
    case 1:
        text[at] = characters[roll(sizeof characters - 1)];
        return length;
    case 2:
        memmove(text + at, text + at + part, length - at - part);
        return length - part ? length - part : 1;
    case 3:
        memmove(text + at + part, text + at, length - at); /* `part` bytes are now there twice */
        return length + part;
    default:
        return roll(4) ? length : at + 1;
    }
}

static unsigned lines_of(const char *text, size_t length)
{
    unsigned lines = 1;

    while (length--) {
        lines += *text++ == '\n';
    }
    return lines;
}

/* Reads a copy exactly as long as the text, so that the sanitizer notices reads past its end. */
static void read_damaged(const char *text, size_t length)
{
    char *copy = malloc(length);
    unsigned lines = lines_of(text, length);
    const char *why;
    int is_good = 1;
    int found = 1;
    size_t games;

    memcpy(copy, text, length);
    pgn_open(copy, length);
    for (games = 0; found && games <= length; ++games) {
        why = pgn_read(&found);
        if (why) {
            is_good &= pgn_line >= 1 && pgn_line <= lines && *why;
            pgn_skip();
            found = 1;
        }
    }
    check(is_good && !found, "a damaged text", text);
    free(copy);
}

static void try_damage(unsigned texts)
{
    static char text[sizeof decorated + 40 * HURTS_MOST];
    size_t whole = 0;
    size_t length;
    unsigned hurts;
    unsigned n;

    for (n = 0; n < texts; ++n) {
        if (n % 50 == 0) {
            play_game(n / 50 % 7 * 5); /* mostly short ones, which are read fast */
            write_game();
            whole = decorate();
        }
        memcpy(text, decorated, whole);
        length = whole;
        for (hurts = 1 + roll(HURTS_MOST); hurts; --hurts) {
            length = hurt(text, length);
        }
        read_damaged(text, length);
    }
}

int main(int count, char **words)
{
    if (count != 4 || !games_choose(words[1])) {
        fputs("usage: pgn_games GAME GAMES DAMAGED\n", stderr);
        return 2;
    }
    state_clear();
    rules = 0;
    try_games((unsigned)atoi(words[2]));
    try_damage((unsigned)atoi(words[3]));
    printf("%u passed, %u failed\n", passed, failed);
    return failed != 0;
}
