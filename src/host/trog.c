/* trog.c: the command on the host: trog VERB GAME ... */
#include <stdio.h>
#include <string.h>

#include "host/command.h"
#include "host/books.h"
#include "host/fault.h"
#include "host/games.h"
#include "host/uci.h"
#include "host/gtp.h"

static const char usage[] =
    "trog games                                one name a line\n"
    "trog moves  GAME [POSITION]               legal moves, sorted\n"
    "trog perft  GAME DEPTH [POSITION]         leaves of the tree of moves\n"
    "trog divide GAME DEPTH [POSITION]         the same, move by move\n"
    "trog best   GAME [POSITION] [--depth N] [--nodes N] [--level N]\n"
    "            [--atari-seconds N] [--win MOVES] [--seed N] [--table N] [--without LIST]\n"
    "            prints: move score depth nodes best-line\n"
    "trog match  GAME [POSITION] --first SPEC --second SPEC [--games N] [--seed N]\n"
    "            [--opening PLIES]     SPEC: level=3 or nodes=2000,without=book+pvs\n"
    "            or --players SPEC,SPEC,SPEC for all sides; ; for , where a SPEC has a comma\n"
    "trog bench  [GAME] [--depth N] [--table N] [--without LIST]\n"
    "trog play   GAME [POSITION] [--level N]\n"
    "trog opening GAME [POSITION]              the name of the position, or all openings\n"
    "trog uci                                  chess for other programs, by UCI\n"
    "trog gtp    GAME [--level N] [--atari-seconds N]    the Go Text Protocol, for other programs\n"
    "All verbs of a game take --rule NAME=VALUE where the game has such rules.\n";

static int print_games(void)
{
    unsigned i;

    for (i = 0; games_name(i); ++i) {
        puts(games_name(i));
    }
    return 0;
}

static int bench_all(int count, char **words)
{
    unsigned i;

    for (i = 0; games_name(i); ++i) {
        games_choose(games_name(i));
        command_run("bench", count, words);
    }
    return 0;
}

int main(int count, char **words)
{
    if (count < 2 || strcmp(words[1], "help") == 0 || strcmp(words[1], "--help") == 0) {
        fputs(usage, count < 2 ? stderr : stdout);
        return count < 2 ? 2 : 0;
    }
    if (strcmp(words[1], "games") == 0) {
        return print_games();
    }
    if (strcmp(words[1], "bench") == 0 && (count < 3 || words[2][0] == '-')) {
        return bench_all(count - 2, words + 2);
    }
    if (strcmp(words[1], "uci") == 0) {
        games_choose("chess");
        books_load("chess");
        return uci_run();
    }
    if (count < 3) {
        fault("a game must follow the verb", words[1]);
    }
    if (!games_choose(words[2])) {
        fault("no such game (see trog games)", words[2]);
    }
    books_load(words[2]);
    if (strcmp(words[1], "opening") == 0) {
        return command_opening(count > 3 ? words[3] : 0);
    }
    command_name = books_opening;
    if (strcmp(words[1], "gtp") == 0) {
        return gtp_run(count - 3, words + 3);
    }
    return command_run(words[1], count - 3, words + 3);
}
