/* trog.c: the main program on the host: reads `trog VERB GAME ...`, chooses the game and calls the verb. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "engine/game.h"
#include "host/game_commands.h"
#include "host/books.h"
#include "host/bad_input.h"
#include "host/games.h"
#include "host/progress.h"
#include "host/uci.h"
#include "host/wall_clock.h"
#include "host/gomocup.h"
#include "host/gtp.h"
#include "host/version.h"
#include "host/remote.h"
#include "host/imcs.h"
#include "host/serve/serve.h"
#include "host/convert.h"
#include "host/gnubg_id.h"
#include "host/saves.h"

/* A verb with its help texts: the command line, and what the verb does. */
typedef struct {
    const char *verb;
    const char *usage;
    const char *does;
} Verb;

#define THINKING "[--depth N] [--nodes N] [--level 1-8|random|beginner|1983] [--atari-seconds N] " \
    "[--table ENTRIES] [--seed N] [--without LIST] [--with LIST]"

static const Verb verbs[] = {
    { "games", "games", "lists the games" },
    { "moves", "moves GAME [POSITION]", "lists the legal moves, sorted" },
    { "perft", "perft GAME DEPTH [POSITION]", "counts the leaves of the move tree" },
    { "divide", "divide GAME DEPTH [POSITION]", "the same for every legal move" },
    { "after", "after GAME [POSITION] MOVE...", "plays the moves and prints the position after each" },
    { "best", "best GAME [POSITION] " THINKING " [--win MOVES]",
        "searches and prints: move score depth nodes principal-variation" },
    { "match", "match GAME [POSITION] --first SPEC --second SPEC [--games N] [--opening PLIES] [--seed N]",
        "plays games between two players. A SPEC is e.g. level=3 or nodes=2000,without=book+pvs.\n"
        "        --players SPEC,SPEC,SPEC gives a player for every side; separate them by ; if a SPEC has commas" },
    { "bench", "bench [GAME] [--depth N] [--table ENTRIES] [--without LIST] [--with LIST]",
        "counts the nodes of fixed searches: the signature of the search" },
    { "play", "play GAME [POSITION] [--level 1-8|random|beginner|1983]",
        "plays a game in this terminal. --remote HOST[:PORT][/CODE] plays at a table of `trog serve`, and opens one if\n"
        "        there is no CODE: [--name NAME] [--side N] [--computers N] [--level 1-8] [--clock SECONDS+SECONDS]\n"
        "        [--rule NAME=VALUE] [--watch]" },
    { "opening", "opening GAME [POSITION]", "names the opening of a position, or lists all openings" },
    { "uci", "uci [GAME]", "plays chess, or another game of two sides, over UCI" },
    { "gtp", "gtp GAME " THINKING, "plays a game over the Go Text Protocol" },
    { "gomocup", "gomocup [--atari-speed | --level 1-8]", "plays go-moku over the Gomocup protocol" },
    { "serve", "serve [--port 1977] [--bind ADDRESS] [--games LIST] [--level 1-8] [--web FOLDER] [--per-address N]"
        " [--hello SECONDS] [--idle SECONDS] [--keep SECONDS] [--claim SECONDS]",
        "a server at which people play each other over a network (docs/NETWORK.md)" },
    { "imcs", "imcs HOST[:PORT] --user NAME --password-file FILE [--offer W|B|?] [--accept ID|best] [--time SECONDS]"
        " [--level 1-8 | --atari-speed] [--games N] [--patience SECONDS] [--seed N]",
        "plays minichess on the Internet MiniChess Server. Without --seed the clock is the seed; 0: no chance" },
    { "convert", "convert GAME [FILE] [--to pgn|pdn|moves|positions]",
        "converts games between lists of moves and PGN (draughts: PDN; other games: PGN with their own moves)" },
    { "gnubg", "gnubg POSITION|ID",
        "prints the position ID of GNU Backgammon for a position, or the position, White to roll, for an ID" },
    { "saves", "saves DISK.atr [get SLOT | put SLOT|unfinished GAME FILE [NAME] [--replace]]",
        "lists the saved games of a disk, prints one as PGN or PDN, or writes a game into a slot" },
    { 0, 0, 0 }
};

static int is_help(const char *word)
{
    return strcmp(word, "help") == 0 || strcmp(word, "-h") == 0 || strcmp(word, "--help") == 0;
}

static void print_verb(FILE *file, const Verb *verb)
{
    fprintf(file, "trog %s\n        %s\n", verb->usage, verb->does);
}

static void print_usage(FILE *file)
{
    const Verb *verb;

    for (verb = verbs; verb->verb; ++verb) {
        print_verb(file, verb);
    }
    fputs("A game with variants takes --rule NAME=VALUE. `trog VERB --help` explains one verb.\n", file);
}

static const Verb *find_verb(const char *name)
{
    const Verb *verb = verbs;

    while (verb->verb && strcmp(verb->verb, name) != 0) {
        ++verb;
    }
    return verb;
}

/* Ends the program with an error that lists the names of all games. */
static void refuse_game(const char *name)
{
    static char what[400] = "no such game (";
    unsigned i;

    for (i = 0; games_name(i); ++i) {
        snprintf(what + strlen(what), sizeof what - strlen(what), i ? " %s" : "%s", games_name(i));
    }
    bad_input(strcat(what, ")"), name);
}

static int print_games(void)
{
    unsigned i;

    for (i = 0; games_name(i); ++i) {
        puts(games_name(i));
    }
    return 0;
}

/* The last line is what OpenBench reads: the nodes of all games, and nodes a second. */
static int bench_all(int count, char **words)
{
    unsigned long nodes = 0;
    long ms;
    unsigned i;

    timing_start();
    for (i = 0; games_name(i); ++i) {
        games_choose(games_name(i));
        command_run("bench", count, words);
        nodes += command_bench_nodes;
    }
    ms = timing_ms();
    printf("%lu nodes %lu nps\n", nodes, nodes * 1000 / (unsigned long)(ms > 0 ? ms : 1));
    return 0;
}

/* Returns 1 if one of the words is --remote. */
static int is_remote(int count, char **words)
{
    while (count && strcmp(words[count - 1], "--remote") != 0) {
        --count;
    }
    return count;
}

static void show_match(uint16_t done, uint16_t total, uint32_t half_points)
{
    char so_far[40] = "";

    if (done) {
        snprintf(so_far, sizeof so_far, "first %.1f%%", half_points * 50.0 / done);
    }
    progress_show("match", done, total, so_far);
}

int main(int count, char **words)
{
    const Verb *verb;

    if (count < 2 && !games_name(1)) { /* `make EXE=name`: the chess engine alone */
        games_choose(games_name(0));
        books_load(game_info()->name);
        return uci_run();
    }
    if (count < 2 || is_help(words[1])) {
        print_usage(count < 2 ? stderr : stdout);
        return count < 2 ? 2 : 0;
    }
    if (strcmp(words[1], "--version") == 0 || strcmp(words[1], "version") == 0) {
        puts("Trog & Friends " VERSION);
        return 0;
    }
    verb = find_verb(words[1]);
    if (!verb->verb) {
        bad_input("no such verb (games moves perft divide after best match bench play opening "
            "uci gtp gomocup imcs convert gnubg saves serve)", words[1]);
    }
    if (count > 2 && is_help(words[count - 1])) {
        print_verb(stdout, verb);
        return 0;
    }
    if (strcmp(words[1], "games") == 0) {
        return print_games();
    }
    if (strcmp(words[1], "bench") == 0 && (count < 3 || words[2][0] == '-')) {
        return bench_all(count - 2, words + 2);
    }
    if (strcmp(words[1], "uci") == 0) {
        if (!games_choose(count > 2 ? words[2] : "chess")) {
            refuse_game(words[2]);
        }
        if (game_info()->sides != 2 || game_info()->chance) {
            bad_input("uci plays games of two sides without dice, not", words[2]);
        }
        books_load(game_info()->name);
        return uci_run();
    }
    if (strcmp(words[1], "gomocup") == 0) {
        games_choose("gomoku");
        books_load("gomoku");
        return gomocup_run(count - 2, words + 2);
    }
    if (strcmp(words[1], "imcs") == 0) {
        games_choose("minichess");
        books_load("minichess");
        return imcs_run(count - 2, words + 2);
    }
    if (strcmp(words[1], "gnubg") == 0) {
        games_choose("backgammon");
        return gnubg_id_run(count - 2, words + 2);
    }
    if (strcmp(words[1], "serve") == 0) {
        return serve_run(count - 2, words + 2);
    }
    if (strcmp(words[1], "saves") == 0) {
        return saves_run(count - 2, words + 2);
    }
    if (count < 3) {
        bad_input("a game must follow this verb", words[1]);
    }
    if (!games_choose(words[2])) {
        refuse_game(words[2]);
    }
    books_load(game_info()->name);
    if (strcmp(words[1], "opening") == 0) {
        return command_opening(words[2], count > 3 ? words[3] : 0);
    }
    if (strcmp(words[1], "after") == 0) {
        return command_after(count - 3, words + 3);
    }
    if (strcmp(words[1], "convert") == 0) {
        return convert_run(count - 3, words + 3);
    }
    command_position_name = books_opening;
    if (strcmp(words[1], "play") == 0 && is_remote(count - 3, words + 3)) {
        return remote_run(count - 3, words + 3);
    }
    command_progress = show_match;
    if (strcmp(words[1], "gtp") == 0) {
        return gtp_run(count - 3, words + 3);
    }
    return command_run(words[1], count - 3, words + 3);
}
