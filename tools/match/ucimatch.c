/* ucimatch.c: a match of two programs over UCI, in chess or another game; this program is the referee.
 *
 *   ucimatch GAMES OPENINGS FIRST 'OPTION=VALUE; ... GO' SECOND 'OPTION=VALUE; ... GO' [GAME]
 *
 * FIRST and SECOND are command lines; GO is the command that makes them move, such as "go depth 1". The value `least`
 * stands for the smallest value that the program allows. OPENINGS is a file with the moves of one opening a line, or a
 * number of random plies; each opening is played twice, with colours exchanged.
 *
 * A program whose notation of moves differs from ours gets positions instead: the option Position=TEXT is not sent, but
 * the program gets TEXT as the position, with our words of the position for %1, %2 and so on.
 *
 * A game ends only by the rules: mate, stalemate, third repetition, fifty moves, too few pieces; a game of 512 plies is
 * drawn. A program that gives no move has lost. A move that wins at once is made without asking: where kings can be
 * captured, programs that forbid it need not be asked.
 *
 * Prints wins, draws and losses of FIRST and the difference in rating, with an error of two standard deviations (95%).
 * If SECOND was given a UCI_Elo, prints the rating of FIRST. Any answer against the protocol or the rules ends the
 * match with status 1.
 */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "host/games.h"
#include "host/progress.h"
#include "../lab/common/random_opening.h"
#include "engine_process.h"

enum { OPENINGS_MOST = 200, OPENING_LENGTH = 120, OPTIONS_LENGTH = 8192 };

typedef struct {
    Talker talker;
    const char *go;
    const char *position; /* TEXT of its option Position; 0: it gets the moves from the start */
    int rating; /* its UCI_Elo; 0: unknown */
} Player;

static Player players[2];
static char openings[OPENINGS_MOST][OPENING_LENGTH];
static int opening_count;

/* ---- the protocol ---- */

/* Reads up to the line that starts with this word. */
static void wait_for(Player *player, const char *word, char *line)
{
    do {
        talk_read(&player->talker, line, word);
    } while (strncmp(line, word, strlen(word)) != 0);
}

/* Returns the smallest value of an option, from the lines in which the program listed its options. */
static int least_value(const Player *player, const char *options, const char *name)
{
    char wanted[OPENING_LENGTH];
    const char *at;

    snprintf(wanted, sizeof wanted, "option name %s type spin", name);
    at = strstr(options, wanted);
    at = at ? strstr(at, " min ") : 0;
    if (!at) {
        talk_fail(&player->talker, "no least value", name);
    }
    return atoi(at + 5);
}

/* Starts a program and sends its options. `words` is "NAME=VALUE; NAME=VALUE; GO". */
static void prepare(Player *player, const char *command, char *words)
{
    static char options[OPTIONS_LENGTH];
    char line[TALK_LINE];
    char send[TALK_LINE + 60];
    char *word;

    talk_start(&player->talker, command);
    talk_send(&player->talker, "uci");
    options[0] = 0;
    do {
        talk_read(&player->talker, line, "uci");
        if (strlen(options) + strlen(line) + 2 < sizeof options) {
            strcat(strcat(options, line), "\n");
        }
    } while (strcmp(line, "uciok") != 0);
    for (word = strtok(words, ";"); word; word = strtok(NULL, ";")) {
        char *value = strchr(word, '=');
        word += strspn(word, " ");
        if (!value) {
            player->go = word;
            continue;
        }
        *value++ = 0;
        if (strcmp(word, "Position") == 0) {
            player->position = value;
            continue;
        }
        if (strcmp(value, "least") == 0) {
            sprintf(line, "%d", least_value(player, options, word));
            value = line;
        }
        if (strcmp(word, "UCI_Elo") == 0) {
            player->rating = atoi(value);
        }
        snprintf(send, sizeof send, "setoption name %s value %s", word, value);
        talk_send(&player->talker, send);
    }
    if (!player->go) {
        talk_fail(&player->talker, "missing command to make it move", "go ...");
    }
    talk_send(&player->talker, "isready");
    wait_for(player, "readyok", line);
}

/* ---- games ---- */

static unsigned opening_plies; /* random plies; 0: openings from a file */

static void read_openings(const char *name)
{
    FILE *file = 0;

    if (name[strspn(name, "0123456789")] == 0) {
        opening_plies = (unsigned)atoi(name);
        opening_count = OPENINGS_MOST;
        return;
    }
    file = fopen(name, "r");
    if (!file) {
        perror(name);
        exit(2);
    }
    while (opening_count < OPENINGS_MOST && fgets(openings[opening_count], OPENING_LENGTH, file)) {
        openings[opening_count][strcspn(openings[opening_count], "\r\n")] = 0;
        opening_count += openings[opening_count][0] != '#' && openings[opening_count][0] != 0;
    }
    fclose(file);
    if (!opening_count) {
        fprintf(stderr, "ucimatch: no openings in %s\n", name);
        exit(2);
    }
}

/* The moves of the game so far, as text for the protocol. */
static char played[TALK_LINE - 100];

static void play(void)
{
    char text[TEXT_SIZE];

    game_write_move(text);
    strcat(strcat(played, " "), text);
    record_play();
    record_update_outcome();
}

/* Plays random plies and writes them to the text of the moves. */
static void play_random_opening(int number)
{
    char text[TEXT_SIZE];
    uint16_t n;

    random_seed = (uint16_t)(number * 257 + 1);
    random_opening(opening_plies);
    text_other_board = 1;
    for (n = 0; n < record_count; ++n) {
        record_move(n);
        game_write_move(text);
        strcat(strcat(played, " "), text);
    }
    text_other_board = 0;
}

static void play_opening(int number)
{
    char words[OPENING_LENGTH];
    char *word;

    if (opening_plies) {
        play_random_opening(number);
        return;
    }
    strcpy(words, openings[number]);
    for (word = strtok(words, " "); word; word = strtok(NULL, " ")) {
        if (game_read_move(word)) {
            fprintf(stderr, "ucimatch: no move '%s' in: %s\n", word, openings[number]);
            exit(2);
        }
        play();
    }
}

/* Writes "position fen TEXT" in the format of the program, or "position startpos moves ...". */
static void write_setup(const Player *player, char *line)
{
    char text[TEXT_SIZE];
    char *words[9] = { 0 };
    const char *from;
    int count = 0;

    if (!player->position) {
        snprintf(line, TALK_LINE, "position startpos moves%s", played);
        return;
    }
    game_write_position(text);
    for (words[0] = strtok(text, " "); count < 8 && words[count]; words[count] = strtok(NULL, " ")) {
        ++count;
    }
    strcpy(line, "position fen ");
    for (from = player->position; *from; ++from) {
        if (*from == '%' && from[1] >= '1' && from[1] < '1' + count) {
            strcat(line, words[*++from - '1']);
        } else {
            strncat(line, from, 1);
        }
    }
}

/* Reads a move. It may have one letter more than ours: the piece that a pawn becomes. Returns 0 if it is not a
 * move. */
static int read_move(char *word)
{
    size_t length = strlen(word);

    if (game_read_move(word) && length) {
        word[length - 1] = 0;
        return !game_read_move(word);
    }
    return 1;
}

/* Asks a program for its move. Returns 0 if it gives none. */
static int ask_move(Player *player)
{
    char line[TALK_LINE];
    char text[TEXT_SIZE];

    write_setup(player, line);
    talk_send(&player->talker, line);
    talk_send(&player->talker, player->go);
    wait_for(player, "bestmove", line);
    if (strncmp(line, "bestmove (none)", 15) == 0) {
        return 0;
    }
    if (sscanf(line, "bestmove %20s", text) != 1 || !read_move(text)) {
        game_write_position(text);
        fprintf(stderr, "%s after%s\n", text, played);
        talk_fail(&player->talker, "no move", line);
    }
    return 1;
}

/* Looks for a move that wins at once. Returns 1 if there is one; `move` is that move. */
static int find_win(void)
{
    unsigned i;
    int is_won = 0;

    list_moves();
    for (i = 1; i <= move_count && !is_won; ++i) {
        list_choose((uint8_t)i);
        list_play();
        is_won = outcome == OUTCOME_LOSS;
        if (outcome != OUTCOME_ILLEGAL) {
            game_unmake();
        }
        outcome = OUTCOME_NONE;
    }
    return is_won;
}

/* Plays a game. Returns the result for White: 1, 0 or -1. */
static int play_game(int opening, Player *white)
{
    Player *black = players + (white == players);
    char line[TALK_LINE];
    int i;

    for (i = 0; i < 2; ++i) {
        talk_send(&players[i].talker, "ucinewgame");
        talk_send(&players[i].talker, "isready");
        wait_for(players + i, "readyok", line);
    }
    game_reset();
    record_start();
    outcome = OUTCOME_NONE;
    played[0] = 0;
    play_opening(opening);
    while (outcome == OUTCOME_NONE) {
        if (!find_win() && !ask_move(side ? black : white)) {
            return side ? 1 : -1;
        }
        play();
    }
    if (outcome == OUTCOME_DRAW) {
        return 0;
    }
    return outcome == OUTCOME_WIN ? (side ? -1 : 1) : (side ? 1 : -1);
}

/* ---- the result ---- */

/* Returns the difference in rating for a share of the points. */
static double difference(double share)
{
    double least = 0.001;

    share = share < least ? least : share > 1 - least ? 1 - least : share;
    return -400 * log10(1 / share - 1);
}

static void print_result(const int *won, int games)
{
    double share = (won[2] + won[1] / 2.0) / games;
    double variance = (won[2] * (1 - share) * (1 - share) + won[1] * (0.5 - share) * (0.5 - share)
        + won[0] * share * share) / games;
    double error = 2 * sqrt(variance / games);

    printf("%s: %d wins, %d draws, %d losses: %.1f%% (%.1f either way), rating %+.0f (%+.0f to %+.0f)",
        players[1].talker.command, won[2], won[1], won[0], 100 * share, 100 * error, difference(share),
        difference(share - error), difference(share + error));
    if (players[1].rating) {
        printf(", so %.0f (%.0f to %.0f)", players[1].rating + difference(share),
            players[1].rating + difference(share - error), players[1].rating + difference(share + error));
    }
    printf("\n");
}

int main(int count, char **words)
{
    int won[3] = { 0, 0, 0 };
    char so_far[60];
    int games;
    int i;

    if (count < 7 || count > 8 || (games = atoi(words[1])) < 1 || !games_choose(count == 8 ? words[7] : "chess")) {
        fputs("usage: ucimatch GAMES OPENINGS FIRST 'OPTION=VALUE; GO' SECOND 'OPTION=VALUE; GO' [GAME]\n", stderr);
        return 2;
    }
    state_clear();
    read_openings(words[2]);
    prepare(players, words[3], words[4]);
    prepare(players + 1, words[5], words[6]);
    for (i = 0; i < games; ++i) {
        int opening = i / 2 % opening_count;
        int result = i % 2 ? -play_game(opening, players + 1) : play_game(opening, players);

        ++won[1 + result];
        if (!isatty(2)) { /* a line for each game in a log file; a terminal shows one line */
            fprintf(stderr, "%d: %s%s\n", i + 1, result > 0 ? "won" : result ? "lost" : "drawn",
                i % 2 ? " with black" : "");
        }
        snprintf(so_far, sizeof so_far, "%d won, %d drawn, %d lost", won[2], won[1], won[0]);
        progress_show("ucimatch", (unsigned long)i + 1, (unsigned long)games, so_far);
    }
    talk_end(&players[0].talker, "quit");
    talk_end(&players[1].talker, "quit");
    print_result(won, games);
    return 0;
}
