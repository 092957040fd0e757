/* trog.c: the command on the host: trog VERB GAME ... */
#include <stdio.h>
#include <string.h>

#include "engine/game.h"
#include "host/game_commands.h"
#include "host/books.h"
#include "host/bad_input.h"
#include "host/games.h"
#include "host/progress.h"
#include "host/uci.h"
#include "host/gomocup.h"
#include "host/gtp.h"
#include "host/version.h"
#include "host/imcs.h"
#include "host/convert.h"
#include "host/saves.h"

/* A verb, how it is called, what it does; a line each. */
typedef struct {
    const char *verb;
    const char *usage;
    const char *does;
} Verb;

#define THINKING "[--depth N] [--nodes N] [--level 1-8|random|directed] [--atari-seconds N] " \
    "[--table ENTRIES] [--seed N] [--without LIST]"

static const Verb verbs[] = {
    { "games", "games", "the names of the games" },
    { "moves", "moves GAME [POSITION]", "legal moves, sorted" },
    { "perft", "perft GAME DEPTH [POSITION]", "leaves of the tree of moves" },
    { "divide", "divide GAME DEPTH [POSITION]", "the same, move by move" },
    { "after", "after GAME [POSITION] MOVE...", "plays the moves and prints the position behind each" },
    { "best", "best GAME [POSITION] " THINKING " [--win MOVES]", "prints: move score depth nodes best-line" },
    { "match", "match GAME [POSITION] --first SPEC --second SPEC [--games N] [--opening PLIES] [--seed N]",
        "SPEC: level=3 or nodes=2000,without=book+pvs; --players SPEC,SPEC,SPEC for all sides (; for , in a SPEC)" },
    { "bench", "bench [GAME] [--depth N] [--table ENTRIES] [--without LIST]", "the signature of the search" },
    { "play", "play GAME [POSITION] [--level 1-8|random|directed]", "a game in this terminal" },
    { "opening", "opening GAME [POSITION]", "the name of the position, or all openings" },
    { "uci", "uci [GAME]", "chess, or another game of two sides, for other programs" },
    { "gtp", "gtp GAME " THINKING, "the Go Text Protocol, for other programs" },
    { "gomocup", "gomocup [--atari-speed | --level 1-8]", "go-moku for other programs, as on Gomocup" },
    { "imcs", "imcs HOST[:PORT] --user NAME --password-file FILE [--offer W|B|?] [--accept ID|best] [--time SECONDS]"
        " [--level 1-8 | --atari-speed] [--games N] [--patience SECONDS]",
        "minichess on the Internet MiniChess Server" },
    { "convert", "convert GAME [FILE] [--to pgn|pdn|moves|positions]",
        "games of chess as PGN, of draughts as PDN, of others alike, and back" },
    { "saves", "saves DISK.atr [get SLOT | put SLOT GAME FILE [NAME] [--replace]]",
        "the saves of a disk: listed, as PGN or PDN, and into a slot" },
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
    fputs("Verbs of a game take --rule NAME=VALUE where it has such rules. trog VERB --help tells of one verb.\n",
        file);
}

static const Verb *find_verb(const char *name)
{
    const Verb *verb = verbs;

    while (verb->verb && strcmp(verb->verb, name) != 0) {
        ++verb;
    }
    return verb;
}

/* All names behind the fault. */
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

static int comparison_all(int count, char **words)
{
    unsigned i;

    for (i = 0; games_name(i); ++i) {
        games_choose(games_name(i));
        command_run("bench", count, words);
    }
    return 0;
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
            "uci gtp gomocup imcs convert saves)", words[1]);
    }
    if (count > 2 && is_help(words[count - 1])) {
        print_verb(stdout, verb);
        return 0;
    }
    if (strcmp(words[1], "games") == 0) {
        return print_games();
    }
    if (strcmp(words[1], "bench") == 0 && (count < 3 || words[2][0] == '-')) {
        return comparison_all(count - 2, words + 2);
    }
    if (strcmp(words[1], "uci") == 0) {
        if (!games_choose(count > 2 ? words[2] : "chess")) {
            refuse_game(words[2]);
        }
        if (game_info()->sides != 2 || game_info()->chance) {
            bad_input("uci is for games of two sides without dice, not", words[2]);
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
    if (strcmp(words[1], "saves") == 0) {
        return saves_run(count - 2, words + 2);
    }
    if (count < 3) {
        bad_input("a game must follow the verb", words[1]);
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
    command_name = books_opening;
    command_progress = show_match;
    if (strcmp(words[1], "gtp") == 0) {
        return gtp_run(count - 3, words + 3);
    }
    return command_run(words[1], count - 3, words + 3);
}
