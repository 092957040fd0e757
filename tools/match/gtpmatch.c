/* gtpmatch.c: a match of two programs over GTP, in reversi or another game; this program is the referee.
 *
 *   gtpmatch GAMES FIRST SECOND [GAME [SEED [PLIES]]]
 *
 * FIRST and SECOND are command lines. Every opening of PLIES (6) random plies is played twice, with colours exchanged.
 * PLIES may be a file with the moves of an opening in each line; the first one has the number SEED.
 * A program that knows the command `seed` gets a new seed for every opening, so that books and equal moves vary. Passes
 * are not sent, because not every program has a word for them. Prints wins, draws and losses of FIRST, its score with
 * two standard deviations (of the pairs of games: the two games of an opening depend on each other), and the difference
 * in Elo. Any answer against the protocol or the rules ends the match with status 1.
 *
 * The referee rolls dice and sends the rolls as moves. In a game with random results of moves it sends the position
 * after every move. Programs for these games must know our commands (trog gtp GAME).
 */
/* SPDX-License-Identifier: MIT */
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "host/games.h"
#include "host/progress.h"
#include "engine_process.h"

enum { OPENING_PLIES = 6, OPENINGS_MOST = 500, OPENING_LENGTH = 500, SEED_STEP = 257 };

static Talker players[2];
static int has_size; /* 1: programs get the command boardsize */
static int has_seed[2];
static const char *const *side_words[2]; /* by program: its names of the first and the second side */
static int opening_plies = OPENING_PLIES;
static char openings[OPENINGS_MOST][OPENING_LENGTH]; /* of a file */
static int opening_count;

/* Sends a command; `answer` gets the first line after "=". */
static void ask(Talker *player, const char *command, char *answer)
{
    char line[TALK_LINE];
    char first[TALK_LINE] = "";

    talk_send(player, command);
    for (;;) {
        talk_read(player, line, command);
        if (line[0] == 0 && first[0]) {
            break;
        }
        if (line[0] && !first[0]) {
            strcpy(first, line);
        }
    }
    if (first[0] != '=') {
        talk_fail(player, command, first);
    }
    strcpy(answer, first + 1 + strspn(first + 1, " "));
}

/* Returns 1 if the side to move can only pass. */
static int must_pass(void)
{
    char text[TEXT_SIZE];

    list_moves();
    list_choose(1);
    game_write_move(text);
    return move_count == 1 && strcmp(text, "pass") == 0;
}

static void tell(Talker *player, const char *colour, const char *text)
{
    char command[TALK_LINE + 20];
    char answer[TALK_LINE];

    sprintf(command, "play %s %s", colour, text);
    ask(player, command, answer);
}

/* Sets `move` to a random legal move; there must be one. */
static void choose_any(void)
{
    do {
        list_moves();
        list_choose((uint8_t)(1 + rand() % move_count));
    } while (!list_is_legal());
}

/* Sends the position to both programs: the referee has drawn what is random in it. */
static void send_position(void)
{
    char text[TEXT_SIZE];
    char command[TEXT_SIZE + 20];
    char answer[TALK_LINE];
    int i;

    game_write_position(text);
    sprintf(command, "position %s", text);
    for (i = 0; i < 2; ++i) {
        ask(players + i, command, answer);
    }
}

/* Plays one ply: the move `next`, a random one if that is "*", or a program's if it is 0. Sends it to the programs that
 * do not know it. */
static void play_ply(const char *next, Talker *first)
{
    Talker *mover = side ? players + (first == players) : first;
    Talker *other = players + (mover == players);
    const char *colour = side_words[mover - players][side];
    char text[TALK_LINE];
    char command[TALK_LINE];

    if (next) {
        if (*next == '*') {
            choose_any();
        } else if (game_read_move(next)) {
            fprintf(stderr, "gtpmatch: the opening's move %s is illegal\n", next);
            exit(1);
        }
        game_write_move(text);
        tell(mover, colour, text);
    } else {
        sprintf(command, "genmove %s", colour);
        ask(mover, command, text);
        text[0] = (char)tolower((unsigned char)text[0]);
        if (game_read_move(text)) {
            talk_fail(mover, "not a move", text);
        }
    }
    if (game_info()->draw_random) {
        record_play();
        send_position();
        return;
    }
    tell(other, side_words[other - players][side], text);
    record_play();
}

/* A game with dice: sends the next roll or forced pass to both programs. Returns 0 if there is none. */
static int roll(void)
{
    char text[TALK_LINE];
    int i;

    if (outcome == OUTCOME_CHANCE) {
        record_draw_forced();
    } else if (outcome != OUTCOME_NONE || !game_info()->chance || !must_pass()) {
        return 0;
    }
    game_write_move(text);
    for (i = 0; i < 2; ++i) {
        tell(players + i, side_words[i][side], text);
    }
    record_play();
    return 1;
}

/* Plays a game. Returns the result for the first side: 1, 0 or -1. */
static int play_game(Talker *first, int seed)
{
    char answer[TALK_LINE];
    char command[TALK_LINE];
    char opening[OPENING_LENGTH] = "";
    char *next = 0;
    int plies;
    int i;

    for (i = 0; i < 2; ++i) {
        if (has_size) {
            ask(players + i, "boardsize 8", answer);
        }
        ask(players + i, "clear_board", answer);
        if (has_seed[i]) {
            sprintf(command, "seed %d", (seed * SEED_STEP + i) & 0x7FFF);
            ask(players + i, command, answer);
        }
    }
    game_reset();
    record_start();
    record_seed = random_seed = (uint16_t)(seed * SEED_STEP) | 1; /* both games of an opening have the same dice */
    if (opening_count) {
        strcpy(opening, openings[(seed + opening_count - 1) % opening_count]);
        next = strtok(opening, " ");
    }
    for (plies = 0;;) {
        record_update_outcome();
        if (roll()) {
            continue;
        }
        if (outcome != OUTCOME_NONE) {
            break;
        }
        if (must_pass()) {
            record_play();
        } else {
            play_ply(next ? next : plies < opening_plies ? "*" : 0, first);
            next = next ? strtok(0, " ") : 0;
        }
        ++plies;
    }
    i = outcome == OUTCOME_DRAW ? 0 : outcome == OUTCOME_WIN ? 1 : -1;
    return side ? -i : i;
}

/* Our program knows the names first and second in every game. GTP itself has two colours: White moves first if the
 * first side of the game is called White, otherwise Black. */
static const char *const *words_for(const char *name)
{
    static const char *const ours[2] = { "first", "second" };
    static const char *const black_first[2] = { "black", "white" };
    static const char *const white_first[2] = { "white", "black" };

    if (strncmp(name, "Trog", 4) == 0) {
        return ours;
    }
    return strcmp(game_info()->side_names[0], "White") == 0 ? white_first : black_first;
}

static void start(int player, const char *command)
{
    char answer[TALK_LINE];

    talk_start(players + player, command);
    ask(players + player, "name", answer);
    side_words[player] = words_for(answer);
    ask(players + player, "known_command seed", answer);
    has_seed[player] = strcmp(answer, "true") == 0;
}

/* PLIES: a number, or a file; its lines that begin with # are comments. */
static void read_openings(const char *name)
{
    FILE *file;

    opening_plies = atoi(name);
    if (isdigit((unsigned char)name[0])) {
        return;
    }
    file = fopen(name, "r");
    while (file && opening_count < OPENINGS_MOST && fgets(openings[opening_count], OPENING_LENGTH, file)) {
        openings[opening_count][strcspn(openings[opening_count], "\r\n")] = 0;
        opening_count += openings[opening_count][0] != '#' && openings[opening_count][0] != 0;
    }
    if (!opening_count) {
        fprintf(stderr, "gtpmatch: no openings in %s\n", name);
        exit(2);
    }
    fclose(file);
}

/* Prints the score of FIRST and its difference in Elo, each with two standard deviations. */
static void print_score(int games, double points, double squares)
{
    double pairs = games / 2;
    double mean = points / pairs;
    double error = 2 * sqrt(fmax(squares / pairs - mean * mean, 0) / (pairs - 1));
    double low = fmin(fmax(mean - error, 0.001), 0.999);
    double high = fmin(fmax(mean + error, 0.001), 0.999);
    double middle = fmin(fmax(mean, 0.001), 0.999);

    printf("score %.1f%% +- %.1f, Elo %+.0f (%+.0f to %+.0f), two standard deviations over %.0f openings: %s\n",
        100 * mean, 100 * error, 400 * log10(middle / (1 - middle)), 400 * log10(low / (1 - low)),
        400 * log10(high / (1 - high)), pairs,
        mean - error > 0.5 ? "stronger" : mean + error < 0.5 ? "weaker" : "no difference shown");
}

int main(int count, char **words)
{
    int won[3] = { 0, 0, 0 };
    double points = 0; /* of the pairs of games, as a part of what can be won */
    double squares = 0;
    int of_pair = 0;
    int result;
    char so_far[60];
    int games;
    int seed;
    int i;

    if (count < 4 || count > 7 || (count > 4 && !games_choose(words[4]))) {
        fputs("usage: gtpmatch GAMES FIRST SECOND [GAME [SEED [PLIES]]]\n", stderr);
        return 2;
    }
    games = atoi(words[1]);
    if (count == 4) {
        games_choose("reversi");
    }
    if (game_info()->sides != 2) {
        fprintf(stderr, "gtpmatch: only games of two sides, not %s\n", game_info()->name);
        return 2;
    }
    has_size = strcmp(game_info()->name, "reversi") == 0;
    state_clear();
    start(0, words[2]);
    start(1, words[3]);
    if (count > 6) {
        read_openings(words[6]);
    }
    for (i = 0; i < games; ++i) {
        snprintf(so_far, sizeof so_far, "%d won, %d drawn, %d lost", won[2], won[1], won[0]);
        progress_show("gtpmatch", (unsigned long)i, (unsigned long)games, so_far);
        seed = i / 2 + (count > 5 ? atoi(words[5]) : 1);
        srand((unsigned)seed);
        result = i % 2 ? -play_game(players + 1, seed) : play_game(players, seed);
        ++won[1 + result];
        of_pair = i % 2 ? of_pair + result : result;
        if (i % 2) {
            points += (of_pair + 2) / 4.0;
            squares += (of_pair + 2) / 4.0 * ((of_pair + 2) / 4.0);
        }
    }
    progress_show("gtpmatch", (unsigned long)games, (unsigned long)games, "");
    talk_end(players, "quit");
    talk_end(players + 1, "quit");
    printf("%s: %d wins, %d draws, %d losses: %.1f%%\n", words[3], won[2], won[1], won[0],
        games ? (won[2] * 2 + won[1]) * 50.0 / games : 0);
    if (games > 3) {
        print_score(games, points, squares);
    }
    return 0;
}
