/* gtpmatch GAMES FIRST SECOND: two programs play reversi over GTP, and the rules
 * here judge. FIRST and SECOND are command lines. Every opening of six plies by
 * chance is played twice, with colours exchanged. A pass goes without saying: not
 * every program has a word for it. Prints wins, draws and losses of FIRST; any
 * answer against the protocol or the rules ends the match with status 1.
 */
#define _POSIX_C_SOURCE 200809L
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "host/games.h"

enum { OPENING_PLIES = 6, LINE_LENGTH = 400 };

typedef struct {
    const char *command;
    FILE *to;
    FILE *from;
} Player;

static Player players[2];

static void fail(const Player *player, const char *what, const char *detail)
{
    fprintf(stderr, "gtpmatch: %s: %s: %s\n", player->command, what, detail);
    exit(1);
}

static void start(Player *player, const char *command)
{
    int there[2];
    int back[2];

    player->command = command;
    if (pipe(there) || pipe(back)) {
        fail(player, "no pipe", "");
    }
    if (fork() == 0) {
        dup2(there[0], 0);
        dup2(back[1], 1);
        close(there[1]);
        close(back[0]);
        execl("/bin/sh", "sh", "-c", command, (char *)0);
        _exit(127);
    }
    close(there[0]);
    close(back[1]);
    player->to = fdopen(there[1], "w");
    player->from = fdopen(back[0], "r");
}

/* Sends a command; `answer` gets the first line behind "=". */
static void ask(Player *player, const char *command, char *answer)
{
    char line[LINE_LENGTH];
    char first[LINE_LENGTH] = "";

    fprintf(player->to, "%s\n", command);
    fflush(player->to);
    for (;;) {
        if (!fgets(line, sizeof line, player->from)) {
            fail(player, "no answer to", command);
        }
        line[strcspn(line, "\r\n")] = 0;
        if (line[0] == 0 && first[0]) {
            break;
        }
        if (line[0] && !first[0]) {
            strcpy(first, line);
        }
    }
    if (first[0] != '=') {
        fail(player, command, first);
    }
    strcpy(answer, first + 1 + strspn(first + 1, " "));
}

/* 1: the side to move can only pass. */
static int must_pass(void)
{
    char text[TEXT_SIZE];

    list_moves();
    list_choose(1);
    game_write_move(text);
    return move_count == 1 && strcmp(text, "pass") == 0;
}

static void tell(Player *player, const char *colour, const char *text)
{
    char command[LINE_LENGTH + 20];
    char answer[LINE_LENGTH];

    sprintf(command, "play %s %s", colour, text);
    ask(player, command, answer);
}

/* One ply by chance or by a player, told to who does not know it. */
static void play_ply(int by_chance, Player *black)
{
    static const char *const colours[2] = { "black", "white" };
    Player *mover = side ? players + (black == players) : black;
    Player *other = players + (mover == players);
    const char *colour = colours[side];
    char text[LINE_LENGTH];
    char command[LINE_LENGTH];

    if (by_chance) {
        list_moves();
        list_choose((uint8_t)(1 + rand() % move_count));
        game_write_move(text);
        tell(mover, colour, text);
    } else {
        sprintf(command, "genmove %s", colour);
        ask(mover, command, text);
        text[0] = (char)tolower((unsigned char)text[0]);
        if (game_read_move(text)) {
            fail(mover, "not a move", text);
        }
    }
    tell(other, colour, text);
    record_play();
}

/* 1, 0 or -1: what came out for black. */
static int play_game(Player *black)
{
    char answer[LINE_LENGTH];
    int plies;
    int i;

    for (i = 0; i < 2; ++i) {
        ask(players + i, "boardsize 8", answer);
        ask(players + i, "clear_board", answer);
    }
    game_reset();
    record_start();
    for (plies = 0;; ++plies) {
        record_judge();
        if (outcome != OUTCOME_NONE) {
            break;
        }
        if (must_pass()) {
            record_play();
        } else {
            play_ply(plies < OPENING_PLIES, black);
        }
    }
    i = outcome == OUTCOME_DRAW ? 0 : outcome == OUTCOME_WIN ? 1 : -1;
    return side ? -i : i;
}

int main(int count, char **words)
{
    int won[3] = { 0, 0, 0 };
    int games;
    int i;

    if (count != 4) {
        fputs("gtpmatch GAMES FIRST SECOND\n", stderr);
        return 2;
    }
    games = atoi(words[1]);
    games_choose("reversi");
    state_clear();
    start(players, words[2]);
    start(players + 1, words[3]);
    for (i = 0; i < games; ++i) {
        srand((unsigned)(i / 2 + 1));
        ++won[1 + (i % 2 ? -play_game(players + 1) : play_game(players))];
    }
    printf("%s: %d wins, %d draws, %d losses: %.1f%%\n", words[3], won[2], won[1], won[0],
        games ? (won[2] * 2 + won[1]) * 50.0 / games : 0);
    return 0;
}
