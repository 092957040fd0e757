/* ucimatch.c: two programs play chess, or another game, over UCI, and the rules here judge.
 *
 *   ucimatch GAMES OPENINGS FIRST 'OPTION=VALUE; ... GO' SECOND 'OPTION=VALUE; ... GO' [GAME]
 *
 * FIRST and SECOND are command lines; GO is what is said to make them move, such as
 * "go depth 1". The value `least` stands for the least one the program allows. OPENINGS
 * is a file with a line of moves an opening, or a number: so many plies by lot; each is played
 * twice, with colours exchanged. A program that writes moves otherwise than the game here is told positions
 * instead: of the option Position=TEXT it hears nothing, but it gets TEXT, with %1, %2 and so on for the words of our
 * position. A game ends by the rules alone: mate, stalemate, the third repetition, fifty moves, too few men; one of 512
 * plies is drawn. Whoever has no move to tell has lost, and a move that wins at once is made for who has it: where
 * kings are taken, programs that forbid that need not be asked. Prints wins, draws and losses of FIRST, and how far
 * apart in rating that puts the two, with the error of two standard deviations (95%); where SECOND was given an
 * UCI_Elo, the rating it makes for FIRST. Any answer against the protocol or the rules ends the match with status 1.
 */
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
#include "../train/opening.h"
#include "engine_process.h"

enum { OPENINGS_MOST = 200, OPENING_LENGTH = 120, OPTIONS_LENGTH = 8192 };

typedef struct {
    Talker talker;
    const char *go;
    const char *position; /* how it is told one; 0: by the moves from the start */
    int rating; /* 0: nobody knows */
} Player;

static Player players[2];
static char openings[OPENINGS_MOST][OPENING_LENGTH];
static int opening_count;

/* ---- the protocol ---- */

/* Reads up to the line that begins with a word. */
static void wait_for(Player *player, const char *word, char *line)
{
    do {
        talk_read(&player->talker, line, word);
    } while (strncmp(line, word, strlen(word)) != 0);
}

/* The least value of an option, among the lines the program named its options with. */
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

/* "NAME=VALUE; NAME=VALUE; GO" */
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
        talk_fail(&player->talker, "nothing makes it move", "");
    }
    talk_send(&player->talker, "isready");
    wait_for(player, "readyok", line);
}

/* ---- games ---- */

static unsigned opening_plies; /* by lot; 0: from a file */

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

/* The moves of the game so far, as the protocol writes them. */
static char played[TALK_LINE - 100];

static void play(void)
{
    char text[TEXT_SIZE];

    game_write_move(text);
    strcat(strcat(played, " "), text);
    record_play();
    record_update_outcome();
}

/* Some plies by lot, and what they are called. */
static void play_lot(int number)
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
        play_lot(number);
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

/* "position fen TEXT" as the program wants it, or the moves so far. */
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

/* A word may have a letter more than our texts: what a man becomes. 0: it is no move. */
static int read_move(char *word)
{
    size_t length = strlen(word);

    if (game_read_move(word) && length) {
        word[length - 1] = 0;
        return !game_read_move(word);
    }
    return 1;
}

/* 0: it has no move, or says so. */
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

/* 1: `move` wins at once. */
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

/* 1, 0 or -1: what came out for white. */
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

/* How far above the other a share of the points puts a player. */
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
        fputs("ucimatch GAMES OPENINGS FIRST 'OPTION=VALUE; GO' SECOND 'OPTION=VALUE; GO' [GAME]\n", stderr);
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
        if (!isatty(2)) { /* a log; on a terminal one line does */
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
